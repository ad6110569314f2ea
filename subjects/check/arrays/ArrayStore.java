//@ check: ArrayStore.store
//@ verdict: violated
//@ paths: 2

public class ArrayStore {
    public static void store(boolean strings) {
        Object[] a = strings ? new String[1] : new Object[1];
        a[0] = new Object(); //~ VIOLATES ArrayStoreException
    }
}
