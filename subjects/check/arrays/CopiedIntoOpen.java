//@ check: CopiedIntoOpen.fill
//@ verdict: violated

/** An {@code Object[]} can be a {@code String[]}, into which not everything can be copied. */
public class CopiedIntoOpen {
    static void fill(Object[] a) {
        if (a != null && a.length == 1) {
            System.arraycopy(new Object[] {Integer.valueOf(7)}, 0, a, 0, 1); //~ VIOLATES ArrayStoreException
        }
    }
}
