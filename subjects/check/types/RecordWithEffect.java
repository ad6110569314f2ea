// The constructor of an input record has run before the method is called; here it runs where the record is read first.
//@ check: RecordWithEffect.counted
//@ verdict: verified-within-limits
//@ world: input records, and what they hold, are as their constructors leave them
//@ check: RecordWithEffect.copied
//@ verdict: verified-within-limits
//@ world: input records, and what they hold, are as their constructors leave them
//@ check: RecordWithEffect.plain
//@ verdict: verified

public class RecordWithEffect {
    static int made;

    record Counted(int x) {
        Counted {
            made++;
        }
    }

    record Positive(int x) {
        Positive {
            if (x < 1) {
                throw new IllegalArgumentException();
            }
        }
    }

    static void counted(Counted counted) {
        if (counted != null) {
            int before = made;
            assert counted.x() == 0 || made == before + 1;
        }
    }

    static class Box {
        int value;
    }

    record Made(Box box) {
        Made {
            box = new Box();
        }
    }

    static void copied(Made made) {
        assert made == null || made.box().value == 0;
    }

    static void plain(Positive positive) {
        assert positive == null || positive.x() > 0;
    }
}
