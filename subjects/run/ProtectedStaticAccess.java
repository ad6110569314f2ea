// Exercises protected members, static nested state, interface constants, shadowed fields and static hiding through subclasses.
public class ProtectedStaticAccess {
    static abstract class Account {
        protected long balance;
        private static int created;
        protected static String bank = "base";
        protected Account(long b) { balance = b; created++; }
        protected abstract long fee();
        protected void apply() { balance -= fee(); }
        static int created() { return created; }
    }
    static class Basic extends Account {
        protected static String bank = "basic";
        Basic(long b) { super(b); }
        @Override protected long fee() { return 5; }
    }
    static class Gold extends Basic {
        private long balance = -1;
        Gold(long b) { super(b); }
        @Override protected long fee() { return super.fee() / 2 + bonus(); }
        private long bonus() { return ((Account) this).balance > 100 ? -1 : 1; }
        long both() { return balance * 1000 + super.balance; }
        static String banks() { return bank + "/" + Account.bank; }
    }
    interface Limits { int MAX = 10; String NAME = "lim" + MAX; int[] TABLE = {1, 2, 3}; }
    interface More extends Limits { int MAX = 20; }
    static class Uses implements More { int sum() { return MAX + Limits.MAX + TABLE[2]; } }

    static int counter;
    static int bump() { return ++counter; }
    int id = bump();

    public static void main(String[] args) {
        Account[] all = {new Basic(100), new Gold(100), new Gold(500)};
        for (int i = 0; i < 3; i++) for (Account a : all) a.apply();
        for (Account a : all) System.out.println(a.getClass().getSimpleName() + " " + a.balance + " fee " + a.fee());
        System.out.println(((Gold) all[2]).both() + " " + Gold.banks() + " " + Account.created() + " " + Basic.bank);
        Basic.bank = "changed";
        System.out.println(Gold.bank + " " + Account.bank);
        System.out.println(new Uses().sum() + " " + Limits.NAME + " " + Uses.NAME.length() + " " + More.MAX);
        Limits.TABLE[2] = 50;
        System.out.println(new Uses().sum());
        ProtectedStaticAccess p1 = new ProtectedStaticAccess(), p2 = new ProtectedStaticAccess();
        System.out.println(p1.id + " " + p2.id + " " + counter);
        p1.counter = 50;
        System.out.println(p2.counter + " " + new ProtectedStaticAccess().id);
        ProtectedStaticAccess nul = null;
        System.out.println(nul.counter + " " + nul.bump());
    }
}
