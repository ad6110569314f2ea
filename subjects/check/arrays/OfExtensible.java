//@ check: OfExtensible.stores
//@ verdict: verified-within-limits
//@ world: no class outside the class path extends OfExtensible$Open
//
//@ check: OfExtensible.rows
//@ verdict: verified-within-limits
//@ world: no class outside the class path extends OfExtensible$Open
//
//@ check: OfExtensible.copies
//@ verdict: verified-within-limits
//@ world: no class outside the class path extends OfExtensible$Open
//
//@ check: OfExtensible.asks
//@ verdict: verified-within-limits
//@ world: no class outside the class path extends OfExtensible$Open
//
//@ check: OfExtensible.clones
//@ verdict: verified-within-limits
//@ world: no class outside the class path extends OfExtensible$Open
//
//@ check: OfExtensible.reads
//@ verdict: verified
//
//@ check: OfExtensible.closed
//@ verdict: verified

/** An array of a class that others can extend may be one of a subclass that nobody has seen. */
public class OfExtensible {
    static class Open {
        int value;
    }

    static final class Closed {}

    static void stores(Open[] a) {
        if (a != null && a.length > 0) {
            a[0] = new Open();
        }
    }

    static void rows(Open[][] a) {
        if (a != null && a.length > 0) {
            a[0] = new Open[1];
        }
    }

    static void copies(Open[] a, Open b) {
        if (a != null && a.length == 1) {
            System.arraycopy(new Open[] {b}, 0, a, 0, 1);
        }
    }

    static void asks(Open[] a) {
        assert a == null || a.getClass() == Open[].class;
    }

    static void clones(Open[] a) {
        if (a != null && a.length == 1) {
            Open[] b = a.clone();
            b[0] = new Open();
        }
    }

    static int reads(Open[] a) {
        return a == null || a.length == 0 || a[0] == null ? 0 : a[0].value;
    }

    static void closed(Closed[] a) {
        if (a != null && a.length > 0) {
            a[0] = new Closed();
        }
    }
}
