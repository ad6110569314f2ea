package clash;

/** Named like what tests import, with a neighbour named like a class of java.lang. */
public class Test {
    static class Integer {
        int value;
    }

    Field field;
    List list = new List();

    int read(Integer own, java.lang.Integer box, java.util.List<?> other) {
        return own.value + box + field.value + (other == null ? 0 : 1);
    }

    static int min(int x) {
        return x == java.lang.Integer.MIN_VALUE ? 1 : 0;
    }

    boolean check(int x) {
        assert x > 0;
        return false;
    }

    private boolean ok() {
        throw new IllegalStateException();
    }
}
