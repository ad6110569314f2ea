/** A list in an array that grows. Mutants of {@code insertAt}: bounds, shifting, growing. */
//@ test: GrowingList.insertAt array=5 tests=200
public class GrowingList {
    static final int MOST = 5;

    int[] items;
    int size;

    boolean repOK() {
        return items != null && items.length <= MOST && size >= 0 && size <= items.length;
    }

    /** Inserts before the position, of which the one behind the last is allowed. */
    void insertAt(int position, int value) {
        if (position < 0 || position > size) throw new IndexOutOfBoundsException(position);
        //~ MUTANT: if (position < 0 || position >= size) throw new IndexOutOfBoundsException(position);
        //~ MUTANT: if (position <= 0 || position > size) throw new IndexOutOfBoundsException(position);
        //~ MUTANT: if (position < 0 || position > items.length) throw new IndexOutOfBoundsException(position);
        //~ MUTANT: if (position > size) throw new IndexOutOfBoundsException(position);
        //~ MUTANT: if (position < 0) throw new IndexOutOfBoundsException(position);
        //~ MUTANT: if (position < 0 || position > size + 1) throw new IndexOutOfBoundsException(position);
        //~ MUTANT: if (position < 0 || position > size) return;
        //~ MUTANT: if (position < 0 || position > size) throw new IllegalArgumentException();
        if (size == items.length) {
            //~ MUTANT: if (size > items.length) {
            //~ MUTANT: if (size + 1 == items.length) {
            //~ MUTANT: if (size + 1 >= items.length) {
            if (size == MOST) throw new IllegalStateException("full");
            //~ MUTANT
            //~ MUTANT: if (size == MOST - 1) throw new IllegalStateException("full");
            int[] larger = new int[Math.min(2 * size + 1, MOST)];
            //~ MUTANT: int[] larger = new int[Math.min(2 * size, MOST)];
            //~ MUTANT: int[] larger = new int[Math.min(size + 1, MOST)];
            //~ MUTANT: int[] larger = new int[2 * size + 1];
            for (int at = 0; at < size; at++) larger[at] = items[at];
            //~ MUTANT
            //~ MUTANT: for (int at = 1; at < size; at++) larger[at] = items[at];
            //~ MUTANT: for (int at = 0; at < size - 1; at++) larger[at] = items[at];
            items = larger;
            //~ MUTANT
        }
        for (int at = size; at > position; at--) items[at] = items[at - 1];
        //~ MUTANT
        //~ MUTANT: for (int at = size; at >= position; at--) items[at] = items[at - 1];
        //~ MUTANT: for (int at = size; at > position + 1; at--) items[at] = items[at - 1];
        //~ MUTANT: for (int at = size - 1; at > position; at--) items[at] = items[at - 1];
        //~ MUTANT: for (int at = position + 1; at <= size; at++) items[at] = items[at - 1];
        items[position] = value;
        //~ MUTANT
        //~ MUTANT: items[size] = value;
        //~ MUTANT: items[position] += value;
        size++;
        //~ MUTANT
        //~ MUTANT: size = position + 1;
    }
}
