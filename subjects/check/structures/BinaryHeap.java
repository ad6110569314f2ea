// The numbers of paths are those of the Kiasan papers, or follow from the same formulas.
// Those of insert depend on what a limit says about a slot that is only written: left open.
//@ check: BinaryHeap.findMin  laziness=lazier# k=1 array=1
//@ paths: 2
//@ check: BinaryHeap.findMin  laziness=lazier# k=2 array=2
//@ paths: 3
//@ check: BinaryHeap.findMin  laziness=lazier# k=3 array=3
//@ paths: 4
//@ check: BinaryHeap.deleteMin  laziness=lazier# k=1 array=1
//@ paths: 2
//@ check: BinaryHeap.deleteMin  laziness=lazier# k=2 array=2
//@ paths: 3
//@ check: BinaryHeap.deleteMin  laziness=lazier# k=3 array=3
//@ paths: 5
//@ check: BinaryHeap.deleteMin  laziness=lazier# k=4 array=4
//@ paths: 8
//@ check: BinaryHeap.insert  k=1 array=2
//@ check: BinaryHeap.insert  k=2 array=3
//@ check: BinaryHeap.insert  k=3 array=4

/** A heap in an array; the first slot stays free, so that the parent of slot i is slot i/2. */
public class BinaryHeap {
    private int[] slots;
    private int size;

    boolean repOK() {
        if (slots == null || size < 0 || size >= slots.length) {
            return false;
        }
        for (int i = 2; i <= size; i++) {
            if (slots[i] < slots[i / 2]) {
                return false;
            }
        }
        return true;
    }

    public int findMin(int ifEmpty) {
        return size == 0 ? ifEmpty : slots[1];
    }

    public int deleteMin(int ifEmpty) {
        if (size == 0) {
            return ifEmpty;
        }
        int min = slots[1];
        int moved = slots[size--];
        int hole = 1;
        while (hole * 2 <= size) {
            int child = hole * 2;
            if (child != size && slots[child + 1] < slots[child]) {
                child++;
            }
            if (slots[child] >= moved) {
                break;
            }
            slots[hole] = slots[child];
            hole = child;
        }
        slots[hole] = moved;
        return min;
    }

    public void insert(int value) {
        if (size + 1 == slots.length) {
            int[] wider = new int[2 * slots.length];
            for (int i = 1; i <= size; i++) {
                wider[i] = slots[i];
            }
            slots = wider;
        }
        int hole = ++size;
        while (hole > 1 && value < slots[hole / 2]) {
            slots[hole] = slots[hole / 2];
            hole /= 2;
        }
        slots[hole] = value;
    }
}
