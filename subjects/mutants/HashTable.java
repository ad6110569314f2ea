/** A map of numbers with chained buckets. Mutants of {@code put}: buckets, chains, replacement, the old value. */
//@ test: HashTable.put n=3 array=2 tests=300
public class HashTable {
    static class Entry {
        final int key;
        int value;
        Entry next;

        Entry(int key, int value, Entry next) {
            this.key = key;
            this.value = value;
            //~ MUTANT
            this.next = next;
            //~ MUTANT
        }
    }

    Entry[] buckets;
    int size;

    /** No more than ten entries, so that the search for a cycle ends. */
    boolean repOK() {
        if (buckets == null || buckets.length == 0) return false;
        int count = 0;
        for (int index = 0; index < buckets.length; index++) {
            for (Entry at = buckets[index]; at != null; at = at.next) {
                if (++count > size || size > 10 || bucket(at.key) != index) return false;
                for (Entry other = buckets[index]; other != at; other = other.next) {
                    if (other.key == at.key) return false;
                }
            }
        }
        return count == size;
    }

    private int bucket(int key) {
        return (key & Integer.MAX_VALUE) % buckets.length;
    }

    /** Maps the key to the value; the value that it had, or 0. */
    int put(int key, int value) {
        int index = bucket(key);
        //~ MUTANT: int index = key % buckets.length;
        //~ MUTANT: int index = 0;
        //~ MUTANT: int index = bucket(value);
        for (Entry at = buckets[index]; at != null; at = at.next) {
            //~ MUTANT: for (Entry at = buckets[index]; at != null && at.next != null; at = at.next) {
            //~ MUTANT: for (Entry at = buckets[index]; at != null; at = null) {
            //~ MUTANT: for (Entry at = buckets[0]; at != null; at = at.next) {
            if (at.key == key) {
                //~ MUTANT: if (at.key != key) {
                //~ MUTANT: if (at.key >= key) {
                //~ MUTANT: if (at.value == key) {
                //~ MUTANT: if (at.key == key && at.value != value) {
                int old = at.value;
                //~ MUTANT: int old = value;
                //~ MUTANT: int old = 0;
                at.value = value;
                //~ MUTANT
                //~ MUTANT: buckets[index].value = value;
                return old;
                //~ MUTANT: size++; return old;
            }
        }
        buckets[index] = new Entry(key, value, buckets[index]);
        //~ MUTANT: buckets[index] = new Entry(key, value, null);
        //~ MUTANT: buckets[0] = new Entry(key, value, buckets[index]);
        //~ MUTANT: buckets[index] = new Entry(value, key, buckets[index]);
        //~ MUTANT: if (buckets[index] == null) buckets[index] = new Entry(key, value, null); else buckets[index].next = new Entry(key, value, null);
        size++;
        //~ MUTANT
        //~ MUTANT: size += 2;
        return 0;
        //~ MUTANT: return value;
    }
}
