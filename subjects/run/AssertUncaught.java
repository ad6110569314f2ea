// Ends with an AssertionError from a failing assert carrying a message.
public class AssertUncaught {
    static int evaluated = 0;
    static boolean check(int n) { evaluated++; return n < 3; }

    public static void main(String[] args) {
        boolean enabled = false;
        assert enabled = true;
        System.out.println("enabled " + enabled);
        for (int i = 0; i < 5; i++) {
            System.out.println("checking " + i + " evaluated " + evaluated);
            assert check(i) : "limit reached at " + i;
        }
        System.out.println("not reached when enabled");
    }
}
