//@ check: ListOfUnknowns.get
//@ verdict: violated

import heapwright.Heapwright;
import java.util.ArrayList;
import java.util.List;

public class ListOfUnknowns {
    static final class Item {
        final int value;

        Item(int value) {
            this.value = value;
        }
    }

    public static void get(int x, int y) {
        List<Item> list = new ArrayList<>();
        list.add(new Item(x));
        list.add(new Item(y));
        list.remove(0);
        Heapwright.check(list.size() == 1 && list.get(0).value == y);
        Heapwright.check(list.get(0).value != x); //~ VIOLATES assertion
    }
}
