// Exercises functors: predicates, transformers, closures, factories and their composition.
import java.util.*;
import org.apache.commons.collections4.*;
import org.apache.commons.collections4.functors.*;

public class CcFunctors {
    public static void main(String[] args) {
        Predicate<Integer> even = x -> x % 2 == 0, big = x -> x > 10; StringBuilder log = new StringBuilder();
        System.out.println(PredicateUtils.andPredicate(even, big).evaluate(12) + " " + PredicateUtils.orPredicate(even, big).evaluate(7) + " " + PredicateUtils.notPredicate(even).evaluate(3) + " " + PredicateUtils.eitherPredicate(even, big).evaluate(12) + " " + PredicateUtils.neitherPredicate(even, big).evaluate(5) + " " + PredicateUtils.allPredicate(even, big).evaluate(14) + " " + PredicateUtils.onePredicate(Arrays.asList(even, big)).evaluate(11) + " " + PredicateUtils.nonePredicate(even, big).evaluate(4));
        System.out.println(PredicateUtils.equalPredicate("x").evaluate("x") + " " + PredicateUtils.instanceofPredicate(Number.class).evaluate(5) + " " + PredicateUtils.nullPredicate().evaluate(null) + " " + PredicateUtils.truePredicate().evaluate(1) + " " + PredicateUtils.nullIsFalsePredicate(even).evaluate(null) + " " + PredicateUtils.identityPredicate("s").evaluate("s"));
        Predicate<Object> uq = PredicateUtils.uniquePredicate();
        System.out.println(uq.evaluate("a") + " " + uq.evaluate("a") + " " + uq.evaluate("b"));
        try { PredicateUtils.exceptionPredicate().evaluate(1); } catch (FunctorException e) { System.out.println(e.getMessage()); }
        try { PredicateUtils.nullIsExceptionPredicate(even).evaluate(null); } catch (FunctorException e) { System.out.println(e.getMessage()); }
        Transformer<Integer, Integer> dbl = x -> x * 2, inc = x -> x + 1;
        System.out.println(TransformerUtils.chainedTransformer(Arrays.asList(dbl, inc)).transform(5) + " " + TransformerUtils.ifTransformer(even, dbl, inc).transform(7) + " " + TransformerUtils.constantTransformer("k").transform(1) + " " + TransformerUtils.mapTransformer(Map.of(1, "one")).transform(1) + " " + TransformerUtils.stringValueTransformer().transform(12) + " " + TransformerUtils.nopTransformer().transform("same") + " " + TransformerUtils.<Integer, String>switchTransformer(even, x -> "even", x -> "odd").transform(3) + " " + TransformerUtils.nullTransformer().transform("x"));
        Closure<Integer> add = x -> log.append(x).append(',');
        ClosureUtils.forClosure(3, add).execute(9);
        ClosureUtils.chainedClosure(add, x -> log.append("<").append(x).append(">")).execute(4);
        ClosureUtils.ifClosure(even, add, x -> log.append("odd")).execute(5);
        ClosureUtils.switchClosure(new Predicate[]{big, even}, new Closure[]{x -> log.append("BIG"), x -> log.append("EVEN")}).execute(20);
        int[] n = {0};
        ClosureUtils.whileClosure((Object o) -> n[0] < 3, o -> { n[0]++; log.append('w'); }).execute(null);
        System.out.println(log);
        Factory<String> f = FactoryUtils.constantFactory("made");
        System.out.println(f.create() + " " + FactoryUtils.nullFactory().create() + " " + new ArrayList<>((Collection<?>) Arrays.asList(f.create(), f.create())).size());
        try { FactoryUtils.exceptionFactory().create(); } catch (FunctorException e) { System.out.println(e.getMessage()); }
        System.out.println(new ComparatorPredicate<>(5, Comparator.<Integer>naturalOrder(), ComparatorPredicate.Criterion.GREATER).evaluate(3) + " " + TransformedPredicate.transformedPredicate((String s) -> s.trim(), s -> s.length() == 3).evaluate(" abc ") + " " + ComparatorPredicate.comparatorPredicate(1, Comparator.<Integer>naturalOrder()).evaluate(1));
        System.out.println(CollectionUtils.collect(CollectionUtils.select(Arrays.asList(1, 2, 3, 20, 22), PredicateUtils.andPredicate(even, big)), TransformerUtils.chainedTransformer(Arrays.asList(inc, dbl))));
    }
}
