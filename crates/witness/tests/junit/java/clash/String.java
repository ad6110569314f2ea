package clash;

/** Hides the real one in its package. */
public class String {
    static java.lang.String twice(java.lang.String text) {
        return text + text;
    }
}
