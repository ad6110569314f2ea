package hex;

import java.util.NoSuchElementException;

/**
 * P4: a list of ints as a doubly linked ring through a header, which keeps a number of removed nodes for later use, in a chain that is
 * linked forwards only.
 */
public class CachingList {
    Node header = new Node(0);
    int size;
    Node firstCachedNode;
    int cacheSize;
    int maximumCacheSize = 20;

    int _initialSize;
    int _known;
    boolean _closed;
    int _initialCacheSize;
    int _knownCache;

    static final class Node {
        int value;
        Node next = this;
        Node previous = this;

        Node(int value) {
            this.value = value;
        }
    }

    /** Whether ring and chain are right and as long as they say, the chain not too long and of nodes without values. */
    boolean repOK() {
        return header != null && isRing() && isChain();
    }

    /** Every node is asked for its predecessor: the walk comes to none twice but to the header. */
    private boolean isRing() {
        int count = 0;
        Node node = header;
        do {
            Node next = node.next;
            if (next == null || next.previous != node) {
                return false;
            }
            node = next;
            count++;
        } while (node != header);
        return size == count - 1;
    }

    /** Nodes without predecessors are none of the ring. */
    private boolean isChain() {
        if (cacheSize < 0 || cacheSize > maximumCacheSize) {
            return false;
        }
        int count = 0;
        for (Node node = firstCachedNode; node != null; node = node.next) {
            if (node.previous != null || node.value != 0 || isBefore(node, count)) {
                return false;
            }
            count++;
        }
        return cacheSize == count;
    }

    /** Whether a node is one of the first so many of the chain. */
    private boolean isBefore(Node node, int count) {
        Node other = firstCachedNode;
        for (int at = 0; at < count; at++) {
            if (other == node) {
                return true;
            }
            other = other.next;
        }
        return false;
    }

    public int size() {
        return size;
    }

    public int get(int index) {
        return node(index).value;
    }

    public int indexOf(int value) {
        int index = 0;
        for (Node node = header.next; node != header; node = node.next) {
            if (node.value == value) {
                return index;
            }
            index++;
        }
        return -1;
    }

    public boolean add(int value) {
        insertBefore(header, value);
        return true;
    }

    public void addFirst(int value) {
        insertBefore(header.next, value);
    }

    public int remove(int index) {
        return unlink(node(index));
    }

    public int removeLast() {
        Node node = header.previous;
        if (node == header) {
            throw new NoSuchElementException();
        }
        return unlink(node);
    }

    /** Empties the list; its nodes are not kept. */
    public void clear() {
        header.next = header;
        header.previous = header;
        size = 0;
    }

    public void setMaximumCacheSize(int maximum) {
        if (maximum < 0) {
            throw new IllegalArgumentException();
        }
        maximumCacheSize = maximum;
        while (cacheSize > maximumCacheSize) {
            takeFromCache();
        }
    }

    /** The node at an index, from the nearer end. */
    private Node node(int index) {
        if (index < 0 || index >= size) {
            throw new IndexOutOfBoundsException();
        }
        Node node = header;
        if (index < size >> 1) {
            for (int at = 0; at <= index; at++) {
                node = node.next;
            }
        } else {
            for (int at = size; at > index; at--) {
                node = node.previous;
            }
        }
        return node;
    }

    private void insertBefore(Node place, int value) {
        Node node = takeFromCache();
        if (node == null) {
            node = new Node(value);
        } else {
            node.value = value;
        }
        node.next = place;
        node.previous = place.previous;
        place.previous.next = node;
        place.previous = node;
        size++;
    }

    private int unlink(Node node) {
        int value = node.value;
        node.previous.next = node.next;
        node.next.previous = node.previous;
        size--;
        putIntoCache(node);
        return value;
    }

    private Node takeFromCache() {
        if (cacheSize == 0) {
            return null;
        }
        Node node = firstCachedNode;
        firstCachedNode = node.next;
        node.next = null;
        cacheSize--;
        return node;
    }

    private void putIntoCache(Node node) {
        if (cacheSize < maximumCacheSize) {
            node.value = 0;
            node.previous = null;
            node.next = firstCachedNode;
            firstCachedNode = node;
            cacheSize++;
        }
    }
}
