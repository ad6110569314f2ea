//@ check: Switches.dense
//@ verdict: verified
//@ paths: 5
//@ check: Switches.sparse
//@ verdict: verified
//@ paths: 4

public class Switches {
    public static int dense(int x) {
        switch (x) {
            case 0:
                return 10;
            case 1:
                return 11;
            case 2:
                return 12;
            case 3:
                return 13;
            default:
                return 0;
        }
    }

    public static int sparse(int x) {
        return switch (x) {
            case -1000 -> 1;
            case 0 -> 2;
            case Integer.MAX_VALUE -> 3;
            default -> 4;
        };
    }
}
