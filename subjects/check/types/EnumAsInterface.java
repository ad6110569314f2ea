//@ check: EnumAsInterface.price
//@ verdict: violated
//@ check: EnumAsInterface.own
//@ verdict: verified
//@ violations: none

import heapwright.Heapwright;

/** An enumeration behind an interface has its constants only, each with the method of its own class. */
public class EnumAsInterface {
    interface Priced {
        int price();
    }

    enum Fruit implements Priced {
        APPLE(3), PEAR(4);

        final int price;

        Fruit(int price) {
            this.price = price;
        }

        @Override
        public int price() {
            return price;
        }
    }

    static final class Gift implements Priced {
        @Override
        public int price() {
            return 0;
        }
    }

    enum Size {
        SMALL {
            @Override
            int factor() {
                return 1;
            }
        },
        LARGE {
            @Override
            int factor() {
                return 2;
            }
        };

        abstract int factor();
    }

    public static void price(Priced priced) {
        Heapwright.assume(priced != null);
        int price = priced.price();
        Heapwright.check(price == 0 || price == 3 || price == 4);
        Heapwright.check(price != 4); //~ VIOLATES assertion
    }

    public static void own(Size size) {
        Heapwright.assume(size != null);
        Heapwright.check(size.factor() == size.ordinal() + 1);
    }
}
