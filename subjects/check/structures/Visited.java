/** The objects that a walk has met, by identity. Its own objects are never input, so that it adds no choices. */
final class Visited {
    private Link first;

    private static final class Link {
        final Object object;
        final Link next;

        Link(Object object, Link next) {
            this.object = object;
            this.next = next;
        }
    }

    /** Whether the object was not met before. */
    boolean add(Object object) {
        for (Link link = first; link != null; link = link.next) {
            if (link.object == object) {
                return false;
            }
        }
        first = new Link(object, first);
        return true;
    }
}
