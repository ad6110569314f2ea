/** As {@link Attacks}, but without the sandbox nobody is left to report it. */
public class Fatal {
    public static void killsItsParent(int x) {
        if (Attacks.hits(() -> ProcessHandle.current().parent().get().destroyForcibly())) {
            return;
        }
        assert x != 7;
    }
}
