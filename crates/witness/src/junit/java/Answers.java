/** What a method answers: a function in the order in which it meets arguments, and the same to the same; another one call by call. */
public final class Answers {
    /** Of a function, a letter for each parameter: p for a primitive one, r for a reference. Else empty. */
    private final String parameters;
    private final Object[] answers;
    private final java.util.List<Object[]> met = new java.util.ArrayList<>();

    public Answers(String parameters, Object... answers) {
        this.parameters = parameters;
        this.answers = answers;
    }

    public <T> T to(Object... arguments) {
        int at = 0;
        while (at < met.size() && !(parameters.length() > 0 && areSame(met.get(at), arguments))) {
            at++;
        }
        if (at == met.size()) {
            met.add(arguments);
        }
        return (T) answers[at];
    }

    private boolean areSame(Object[] some, Object[] others) {
        for (int at = 0; at < some.length; at++) {
            boolean isPrimitive = parameters.charAt(at) == 'p';
            if (isPrimitive ? !some[at].equals(others[at]) : some[at] != others[at]) {
                return false;
            }
        }
        return true;
    }
}
