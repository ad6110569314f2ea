// Exercises array covariance, ArrayStoreException and which stores are accepted.
public class ArrayStoreChecks {
    static class Animal { public String toString() { return "animal"; } }
    static class Dog extends Animal { public String toString() { return "dog"; } }
    interface Named { }
    static class Puppy extends Dog implements Named { public String toString() { return "puppy"; } }

    static void store(Object[] arr, int at, Object v) {
        try {
            arr[at] = v;
            System.out.println("ok " + arr.getClass().getName() + " <- " + v);
        } catch (ArrayStoreException e) {
            System.out.println("ASE " + e.getMessage() + " into " + arr.getClass().getSimpleName() + " still " + arr[at]);
        }
    }

    public static void main(String[] args) {
        Animal[] dogs = new Dog[2];
        store(dogs, 0, new Dog());
        store(dogs, 0, new Animal());
        store(dogs, 1, new Puppy());
        store(dogs, 1, null);
        store(dogs, 0, "text");
        Named[] named = new Named[1];
        store(named, 0, new Puppy());
        store(named, 0, new Dog());
        Object[] objs = new Object[2];
        store(objs, 0, new Object[0].length);
        store(objs, 1, "any");
        Object[] ints = new Integer[1];
        store(ints, 0, 5);
        store(ints, 0, 5L);
        Number[] nums = new Number[1];
        store(nums, 0, 5);
        store(nums, 0, 2.5);
        store(nums, 0, 'c');
        Object[] nested = new int[2][];
        try { nested[0] = new int[]{1}; System.out.println("int[] ok"); } catch (ArrayStoreException e) { System.out.println("bad"); }
        try { nested[0] = new long[]{1}; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        Object[] nested2 = new Animal[1][];
        try { nested2[0] = new Dog[0]; System.out.println("Dog[] ok"); } catch (ArrayStoreException e) { System.out.println("bad"); }
        try { nested2[0] = new Object[0]; } catch (ArrayStoreException e) { System.out.println(e.getMessage()); }
        Cloneable[] cl = new Cloneable[2];
        Object[] oc = cl;
        oc[0] = new int[3];
        oc[1] = new String[0];
        System.out.println("arrays are cloneable");
        try { System.arraycopy(new Object[]{"a", 1}, 0, new String[2], 0, 2); } catch (ArrayStoreException e) { System.out.println("arraycopy ASE"); }
        try { oc[5] = "wrong"; } catch (ArrayIndexOutOfBoundsException e) { System.out.println("index first: " + e.getMessage()); }
    }
}
