package hex;

import static heapwright.Heapwright.assume;

/** What the two sizes of a caching list have to do with its nodes: at least those that are known, and exactly so many at the end. */
final class CachingListCompanion {
    private CachingListCompanion() {}

    static void list(CachingList list) {
        list._initialSize = list.size;
        list._known = 0;
        list._closed = false;
        list._initialCacheSize = list.cacheSize;
        list._knownCache = 0;
        assume(list._initialSize >= 0);
        assume(list._initialCacheSize >= 0);
        assume(list._initialCacheSize <= list.maximumCacheSize);
    }

    static void node(CachingList list) {
        assume(!list._closed);
        list._known++;
        assume(list._initialSize >= list._known);
    }

    static void closed(CachingList list) {
        list._closed = true;
        assume(list._initialSize == list._known);
    }

    static void cachedNode(CachingList.Node node, CachingList list) {
        assume(node.value == 0);
        list._knownCache++;
        assume(list._initialCacheSize >= list._knownCache);
    }

    static void endOfCache(CachingList list) {
        assume(list._initialCacheSize == list._knownCache);
    }
}
