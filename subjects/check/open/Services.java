// Interfaces that no class of the class path implements: their methods answer anything, each time anew.
import heapwright.Heapwright;
import java.util.Iterator;

public class Services {
    interface Account {
        String owner();

        long balance();

        Account parent();

        default boolean isRich() {
            return balance() > 1_000_000;
        }
    }

    interface Source<T> {
        boolean hasMore();

        T next(int step);
    }

    //@ check: Services.owner
    //@ violations: below
    //@ replayed
    public static int owner(Account account) {
        Heapwright.assume(account != null);
        return account.owner().length(); //~ VIOLATES NullPointerException
    }

    //@ check: Services.changing
    //@ violations: below
    //@ replayed
    //@ world: that implements Services$Account, its methods throw nothing and change nothing
    public static void changing(Account account) {
        Heapwright.assume(account != null);
        assert account.balance() == account.balance(); //~ VIOLATES assertion
    }

    //@ check: Services.parents
    //@ violations: below
    //@ replayed
    public static void parents(Account account) {
        Heapwright.assume(account != null);
        Account parent = account.parent();
        if (parent != null && parent.isRich()) {
            assert parent != account; //~ VIOLATES assertion
        }
    }

    //@ check: Services.rich
    //@ violations: none
    //@ verdict: verified-within-limits
    public static void rich(Account account) {
        Heapwright.assume(account != null);
        long balance = account.balance();
        assert balance <= 1_000_000 || balance > 0;
    }

    //@ check: Services.read  loop=3
    //@ violations: below
    //@ replayed
    public static int read(Source<String> source) {
        Heapwright.assume(source != null);
        int sum = 0;
        int step = 0;
        while (step < 3 && source.hasMore()) {
            String next = source.next(step++);
            if (next != null) {
                sum += next.length();
            }
        }
        assert sum < 4; //~ VIOLATES assertion
        return sum;
    }

    //@ check: Services.sum  loop=3
    //@ violations: below
    //@ replayed
    public static int sum(Iterator<Integer> numbers) {
        Heapwright.assume(numbers != null);
        int sum = 0;
        for (int i = 0; i < 2 && numbers.hasNext(); i++) {
            Integer next = numbers.next();
            sum += next == null ? 0 : next;
        }
        assert sum >= 0; //~ VIOLATES assertion
        return sum;
    }
}
