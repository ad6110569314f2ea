//@ release: 25
//@ args: one two
// Exercises the choice of main among several: inherited, not public, an instance method, with arguments before without.
class InstanceMain extends InstanceMainBase {
    static { System.out.println("initialized"); }

    InstanceMain() { System.out.println("constructed"); }

    void main() { System.out.println("not chosen"); }

    private static void main(int wrong) { System.out.println("not chosen either"); }
}

class InstanceMainBase {
    final int id = 7;

    protected void main(String[] args) {
        System.out.println("inherited " + id + " " + String.join(",", args) + " " + getClass().getSimpleName());
    }
}
