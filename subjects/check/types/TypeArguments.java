// What generic objects hold is what their type arguments say; the claim says that it relies on that.
//@ check: TypeArguments.text
//@ violations: none
//@ verdict: verified-within-limits
//@ world: inputs of generic types hold what their type arguments say
//@ check: TypeArguments.nested
//@ violations: none
//@ check: TypeArguments.field
//@ violations: none
//@ check: TypeArguments.elements
//@ violations: none
//@ check: TypeArguments.below
//@ violations: none
//@ check: TypeArguments.inner
//@ violations: none
//@ check: TypeArguments.apart
//@ violations: none
//@ check: TypeArguments.same
//@ violations: none
//@ check: TypeArguments.bounded
//@ violations: none
//@ check: TypeArguments.raw
//@ violations: 1

/** Boxes of several types. */
public class TypeArguments {
    Box<Integer> number;

    static class Box<T> {
        T value;
        Box<T> next;
        private T[] more;

        T first() {
            return more == null || more.length == 0 ? null : more[0];
        }
    }

    static class Pair<A, B> {
        A first;
        B second;
    }

    static class Swapped<X, Y> extends Pair<Y, X> {
        X own;
    }

    static class Names extends Box<String> {
    }

    static class Outer<E> {
        Node head;

        class Node {
            E item;
        }
    }

    static class Sorted<T extends Comparable<T>> {
        Box<T> first;
    }

    static int text(Box<String> box) {
        return box == null || box.value == null ? 0 : box.value.length();
    }

    static int nested(Box<Pair<String, Box<Integer>>> box) {
        if (box == null || box.next == null || box.next.value == null || box.next.value.second == null) {
            return 0;
        }
        Integer number = box.next.value.second.value;
        return number == null ? box.next.value.first == null ? 1 : box.next.value.first.length() : number;
    }

    int field() {
        return number == null || number.value == null ? 0 : number.value;
    }

    static int elements(Box<String> box) {
        String first = box == null ? null : box.first();
        return first == null ? 1 : first.length();
    }

    static int below(Pair<String, Integer> pair) {
        if (pair instanceof Swapped<?, ?>) {
            Swapped<Integer, String> swapped = (Swapped<Integer, String>) pair;
            return swapped.own == null ? 1 : swapped.own;
        }
        return pair == null || pair.first == null ? 0 : pair.first.length();
    }

    static int inner(Outer<String> outer, Names names) {
        if (names != null && names.value != null) {
            return names.value.length();
        }
        return outer == null || outer.head == null || outer.head.item == null ? 0 : outer.head.item.length();
    }

    static void apart(Box<String> texts, Box<Integer> numbers) {
        assert texts == null || (Object) texts != numbers;
    }

    static int same(Object other, Box<String> box) {
        return other == box && box != null && box.value != null ? box.value.length() : 0;
    }

    static int bounded(Sorted<?> sorted) {
        if (sorted == null || sorted.first == null || sorted.first.value == null) {
            return 0;
        }
        Object value = sorted.first.value;
        assert value instanceof Comparable;
        return 1;
    }

    static int raw(Box box) {
        return box == null || box.value == null ? 0 : ((String) box.value).length(); //~ VIOLATES ClassCastException
    }
}
