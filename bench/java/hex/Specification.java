package hex;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import heapwright.AssumptionViolated;

/** A specification of one of the subjects, read and obeyed as plainly as possible. Knows only what they use of the language. */
final class Specification {
    private static final Pattern BLOCK = Pattern.compile("class\\s+(\\S+)\\s*\\{([^}]*)\\}");
    private static final Pattern TRIGGER = Pattern.compile("when (\\S+) (null|expands|aliases) runs (\\S+)\\.(\\w+)\\((.*)\\)");

    /** What one path expression says, or which companion it calls. */
    private record Rule(String in, Pattern path, String effect, String event, Method companion, String[] arguments) {}

    /** A decided reference; no owner: the receiver itself. */
    record Decision(Known owner, String field, String event, Known target) {}

    /** An object of the input, and how it was discovered. */
    static final class Known {
        final Object object;
        final Known from;
        final String step;

        Known(Object object, Known from, String step) {
            this.object = object;
            this.from = from;
            this.step = step;
        }
    }

    private final List<Rule> rules = new ArrayList<>();

    Specification(Path file) throws IOException, ReflectiveOperationException {
        String text = Files.readString(file).replaceAll("--.*", "");
        Matcher block = BLOCK.matcher(text);
        while (block.find()) {
            read(block.group(1), block.group(2));
        }
        read(null, BLOCK.matcher(text).replaceAll(""));
    }

    private void read(String in, String sentences) throws ReflectiveOperationException {
        for (String sentence : sentences.split(";")) {
            String said = sentence.strip().replaceAll("\\s+", " ");
            if (said.isEmpty()) {
                continue;
            }
            Matcher trigger = TRIGGER.matcher(said);
            if (trigger.matches()) {
                Method companion = companion(trigger.group(3), trigger.group(4));
                String[] arguments = trigger.group(5).split(", ");
                rules.add(new Rule(in, pattern(trigger.group(1)), null, trigger.group(2), companion, arguments));
            } else {
                int end = said.indexOf(' ');
                for (String effect : said.substring(end + 1).split(", ")) {
                    rules.add(new Rule(in, pattern(said.substring(0, end)), effect, null, null, null));
                }
            }
        }
    }

    private static Method companion(String type, String name) throws ReflectiveOperationException {
        for (Method method : Class.forName(type).getDeclaredMethods()) {
            if (method.getName().equals(name)) {
                method.setAccessible(true);
                return method;
            }
        }
        throw new NoSuchMethodException(name);
    }

    /** A path without its first word, over steps that are spelled `.name;`. */
    private static Pattern pattern(String path) {
        return Pattern.compile(path.replaceFirst("^\\w+", "").replaceAll("\\.(\\w+)", "(?:\\\\.$1;)"));
    }

    /** Whether a decision is admitted, and all companions that it calls agree. The target of an expansion is one of the known. */
    boolean admits(Decision decision, List<Known> known) throws ReflectiveOperationException {
        for (Rule rule : rules) {
            if (rule.effect != null && start(rule, decision) != null && !holds(rule, start(rule, decision), decision, known)) {
                return false;
            }
        }
        for (Rule rule : rules) {
            if (rule.companion == null || !rule.event.equals(decision.event) || start(rule, decision) == null) {
                continue;
            }
            try {
                rule.companion.invoke(null, arguments(rule, start(rule, decision), decision));
            } catch (InvocationTargetException thrown) {
                if (thrown.getCause() instanceof AssumptionViolated) {
                    return false;
                }
                throw thrown;
            }
        }
        return true;
    }

    private static Object[] arguments(Rule rule, Known start, Decision decision) {
        Object[] values = new Object[rule.arguments.length];
        for (int at = 0; at < values.length; at++) {
            values[at] = switch (rule.arguments[at]) {
                case "it" -> decision.target.object;
                case "owner" -> decision.owner.object;
                case "this" -> start.object;
                default -> throw new IllegalArgumentException(rule.arguments[at]);
            };
        }
        return values;
    }

    private static final Known OUTSIDE = new Known(null, null, "");

    /** The nearest place from which the path leads to the reference, or null. */
    private static Known start(Rule rule, Decision decision) {
        String steps = "." + decision.field + ";";
        for (Known place = decision.owner; place != null; place = place.from) {
            boolean fits = rule.in != null && place.object.getClass().getName().equals(rule.in);
            if (fits && rule.path.matcher(steps).matches()) {
                return place;
            }
            steps = place.step + steps;
        }
        return rule.in == null && rule.path.matcher(steps).matches() ? OUTSIDE : null;
    }

    private static boolean holds(Rule rule, Known start, Decision decision, List<Known> known) {
        boolean isAlias = decision.event.equals("aliases");
        String effect = rule.effect;
        if (effect.equals("not null")) {
            return decision.target != null;
        } else if (effect.equals("is null")) {
            return decision.target == null;
        } else if (effect.equals("aliases nothing")) {
            return !isAlias;
        } else if (effect.startsWith("only aliases ")) {
            return isAlias && isTarget(effect.substring(13), start, decision, known);
        } else if (effect.startsWith("aliases ")) {
            return !isAlias || isTarget(effect.substring(8), start, decision, known);
        }
        throw new IllegalArgumentException(effect);
    }

    private static boolean isTarget(String target, Known start, Decision decision, List<Known> known) {
        if (target.equals("owner.owner")) {
            return decision.target == decision.owner.from;
        }
        boolean isMax = target.startsWith("max ");
        Pattern path = pattern(isMax ? target.substring(4) : target);
        if (!isAt(path, start, decision.target)) {
            return false;
        }
        for (Known other : known) {
            if (isMax && other != decision.target && isBelow(other, decision.target) && isAt(path, start, other)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isAt(Pattern path, Known start, Known place) {
        String steps = "";
        for (Known at = place; at != null; at = at.from) {
            if (at == start) {
                return path.matcher(steps).matches();
            }
            steps = at.step + steps;
        }
        return false;
    }

    private static boolean isBelow(Known place, Known above) {
        return place != null && (place == above || isBelow(place.from, above));
    }
}
