//@ check: ComponentType.copy  n=2 array=1
//@ verdict: verified-within-limits
//@ world: no class outside the class path extends ComponentType$Fruit
//@ gaps: none
//@ violations: none

import heapwright.Heapwright;
import java.lang.reflect.Array;

/** A copy of an array's class takes what the array takes. */
public class ComponentType {
    static class Fruit {}

    static final class Apple extends Fruit {}

    public static void copy(Fruit[] basket, Fruit fruit) {
        Heapwright.assume(basket != null && basket.length == 1 && fruit != null);
        Object[] other = (Object[]) Array.newInstance(basket.getClass().getComponentType(), 1);
        boolean isTaken = true;
        try {
            basket[0] = fruit;
        } catch (ArrayStoreException refused) {
            isTaken = false;
        }
        try {
            other[0] = fruit;
            Heapwright.check(isTaken);
        } catch (ArrayStoreException refused) {
            Heapwright.check(!isTaken);
        }
    }
}
