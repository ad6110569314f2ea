// The bag of the ESC/Java tutorial, with contracts in comments, and as it was first written.

/** A bag of numbers. */
public class Bag {
    int size;
    int[] elements;

    //@ invariant elements != null && 0 <= size && size <= elements.length;

    //: check: Bag.<init>  source=Bag.java
    //: verdict: verified-within-limits
    //: violations: none
    //@ requires input != null;
    //@ ensures size == input.length && (\forall int i; 0 <= i && i < size; elements[i] == input[i]);
    public Bag(int[] input) {
        size = input.length;
        elements = new int[size];
        System.arraycopy(input, 0, elements, 0, size);
    }

    //: check: Bag.extractMin  source=Bag.java n=3
    //: verdict: verified-within-limits
    //: paths: 20
    //: violations: none
    /*@ requires size > 0;
      @ assignable size, elements[*];
      @ ensures size == \old(size) - 1;
      @ ensures (\forall int i; 0 <= i && i < \old(size); \result <= \old(elements[i]));
      @ ensures (\num_of int i; 0 <= i && i < size; elements[i] == \result)
      @         == (\num_of int i; 0 <= i && i < \old(size); \old(elements[i]) == \result) - 1;
      @*/
    public int extractMin() {
        int min = Integer.MAX_VALUE;
        int minIndex = 0;
        for (int i = 0; i < size; i++) {
            if (elements[i] < min) {
                min = elements[i];
                minIndex = i;
            }
        }
        size--;
        elements[minIndex] = elements[size];
        return min;
    }

    //: check: Bag.extractMinFirst  source=Bag.java n=3
    //: verdict: violated
    //: violations: below
    //: replayed
    public int extractMinFirst() {
        int min = Integer.MAX_VALUE;
        int minIndex = 0;
        for (int i = 1; i <= size; i++) {
            if (elements[i] < min) { //~ VIOLATES ArrayIndexOutOfBoundsException
                min = elements[i];
                minIndex = i;
            }
        }
        size--;
        elements[minIndex] = elements[size]; //~ VIOLATES ArrayIndexOutOfBoundsException
        return min;
    }

    // It forgets to move the last element into the gap.
    //: check: Bag.extractMinKeeps  source=Bag.java n=3
    //: verdict: violated
    //: violations: below
    //: replayed
    /*@ requires size > 0;
      @ ensures (\num_of int i; 0 <= i && i < size; elements[i] == \result)
      @         == (\num_of int i; 0 <= i && i < \old(size); \old(elements[i]) == \result) - 1;
      @*/
    public int extractMinKeeps() {
        int min = elements[0];
        for (int i = 1; i < size; i++) {
            min = Math.min(min, elements[i]);
        }
        size--;
        return min; //~ VIOLATES ensures
    }
}
