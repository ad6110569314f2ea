package heapwright.replay;

/** Ends a case early: what happened is not what was predicted, or the case cannot be run at all. */
final class Verdict extends Exception {
    private static final long serialVersionUID = 1;

    /** {@code refuted}, {@code otherwise} or {@code notrun}, as the result line says it. */
    final String word;

    private Verdict(String word, String reason) {
        super(reason, null, false, false);
        this.word = word;
    }

    static Verdict refuted(String difference) {
        return new Verdict("refuted", difference);
    }

    /** What was refuted after the program failed all the same. */
    Verdict ofFailure() {
        return word.equals("refuted") ? new Verdict("otherwise", getMessage()) : this;
    }

    static Verdict notRun(String reason) {
        return new Verdict("notrun", reason);
    }
}
