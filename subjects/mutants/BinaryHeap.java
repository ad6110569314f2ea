/** A priority queue in an array, least number first. Mutants of {@code poll}: indexes, comparisons, boundaries. */
//@ test: BinaryHeap.poll array=7 tests=400
public class BinaryHeap {
    int[] items;
    int size;

    boolean repOK() {
        if (items == null || size < 0 || size > items.length) return false;
        for (int at = 1; at < size; at++) {
            if (items[at] < items[(at - 1) / 2]) return false;
        }
        return true;
    }

    /** Takes the least number. */
    int poll() {
        if (size == 0) throw new IllegalStateException("empty");
        //~ MUTANT: if (size == 0) throw new IllegalArgumentException("empty");
        //~ MUTANT: if (size == 0) return 0;
        //~ MUTANT: if (size <= 1) throw new IllegalStateException("empty");
        int least = items[0];
        //~ MUTANT: int least = items[size - 1];
        int moved = items[--size];
        //~ MUTANT: int moved = items[size--];
        //~ MUTANT: int moved = items[size - 1];
        items[size] = 0;
        //~ MUTANT
        if (size > 0) siftDown(0, moved);
        //~ MUTANT
        //~ MUTANT: if (size > 1) siftDown(0, moved);
        //~ MUTANT: if (size > 0) siftDown(0, least);
        //~ MUTANT: if (size > 0) siftDown(1, moved);
        return least;
        //~ MUTANT: return moved;
        //~ MUTANT: return items[0];
    }

    private void siftDown(int hole, int moved) {
        while (2 * hole + 1 < size) {
            //~ MUTANT: while (2 * hole + 1 <= size) {
            //~ MUTANT: while (2 * hole + 2 < size) {
            //~ MUTANT: for (boolean once = true; once && 2 * hole + 1 < size; once = false) {
            //~ MUTANT: while (hole < size) {
            int child = 2 * hole + 1;
            //~ MUTANT: int child = 2 * hole + 2;
            if (child + 1 < size && items[child + 1] < items[child]) child++;
            //~ MUTANT
            //~ MUTANT: if (child + 1 < size && items[child + 1] > items[child]) child++;
            //~ MUTANT: if (child + 1 <= size && items[child + 1] < items[child]) child++;
            //~ MUTANT: if (child + 1 < size) child++;
            //~ MUTANT: if (child + 2 < size && items[child + 1] < items[child]) child++;
            if (items[child] >= moved) break;
            //~ MUTANT: if (items[child] <= moved) break;
            //~ MUTANT
            //~ MUTANT: if (items[child] != moved) break;
            items[hole] = items[child];
            //~ MUTANT
            //~ MUTANT: items[child] = items[hole];
            hole = child;
            //~ MUTANT: hole++;
        }
        items[hole] = moved;
        //~ MUTANT
        //~ MUTANT: items[0] = moved;
    }
}
