// Static methods that run in the place of others.
public class Models {
    private int count;

    static native int distance(int from, int to);

    static int distanceModel(int from, int to) {
        return Math.abs(from - to) & Integer.MAX_VALUE;
    }

    int slow(int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            sum += i;
        }
        return sum;
    }

    static int gauss(Models self, int n) {
        self.count++;
        return n <= 0 ? 0 : (int) ((long) n * (n - 1) / 2);
    }

    //@ check: Models.near  model=Models.distance=Models.distanceModel
    //@ violations: none
    //@ verdict: verified-within-limits
    //@ world: models do what the methods do in whose place they run
    public static void near(int a, int b) {
        assert distance(a, b) >= 0;
    }

    //@ check: Models.far
    //@ violations: below
    public static void far(int a, int b) {
        assert distance(a, b) >= 0; //~ VIOLATES assertion
    }

    //@ check: Models.sums  model=Models.slow=Models.gauss
    //@ violations: none
    //@ paths: 1
    //@ verdict: verified-within-limits
    public static void sums() {
        Models models = new Models();
        assert models.slow(1_000_000) == 1783293664;
        assert models.count == 1;
    }

    //@ check: Models.misfits  model=Models.slow=Models.distanceModel
    //@ verdict: incomplete
    //@ gap-names: has no form that could run in the place of
    //@ violations: none
    public static int misfits() {
        return new Models().slow(3);
    }
}
