//@ check: SuperCall.price
//@ verdict: verified-within-limits
//@ world: no class outside the class path extends
//@ same: laziness

import heapwright.Heapwright;

/** A call of the overridden method is not dispatched. */
public class SuperCall {
    static class Item {
        int base;

        int price() {
            return base;
        }
    }

    static final class Taxed extends Item {
        @Override
        int price() {
            return super.price() + 1;
        }
    }

    public static void price(Item item) {
        Heapwright.assume(item != null);
        int extra = item.price() - item.base;
        Heapwright.check(extra == (item instanceof Taxed ? 1 : 0));
    }
}
