// Exercises comparators: ComparatorChain, FixedOrderComparator, NullComparator, BooleanComparator, ReverseComparator, TransformingComparator.
import java.util.*;
import org.apache.commons.collections4.comparators.*;

public class CcComparators {
    record P(String name, int age) { }
    public static void main(String[] args) {
        List<P> ps = new ArrayList<>(Arrays.asList(new P("bob", 30), new P("al", 25), new P("cy", 30), new P("al", 40), new P("di", 25)));
        ComparatorChain<P> ch = new ComparatorChain<>();
        ch.addComparator(Comparator.comparing(P::age), true);
        ch.addComparator(Comparator.comparing(P::name));
        ps.sort(ch);
        System.out.println(ps + " " + ch.size());
        try { ch.setForwardSort(0); } catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
        ps.sort(new TransformingComparator<>(P::name)); System.out.println(ps);
        List<String> days = new ArrayList<>(Arrays.asList("wed", "mon", "sun", "tue", "mon"));
        FixedOrderComparator<String> fo = new FixedOrderComparator<>("mon", "tue", "wed", "sun");
        days.sort(fo);
        System.out.println(days + " " + fo.isLocked());
        try { fo.compare("mon", "xyz"); } catch (IllegalArgumentException e) { System.out.println("unknown object"); }
        try { fo.add("late"); } catch (UnsupportedOperationException e) { System.out.println("locked"); }
        List<Integer> ns = new ArrayList<>(Arrays.asList(3, null, 1, null, 2));
        ns.sort(new NullComparator<>());
        System.out.println(ns);
        ns.sort(new NullComparator<>(false));
        System.out.println(ns);
        List<Boolean> bs = new ArrayList<>(Arrays.asList(true, false, true));
        bs.sort(BooleanComparator.getTrueFirstComparator());
        System.out.println(bs);
        bs.sort(BooleanComparator.getFalseFirstComparator());
        System.out.println(bs);
        List<Integer> xs = new ArrayList<>(Arrays.asList(5, 9, 1, 7));
        xs.sort(new ReverseComparator<>());
        System.out.println(xs);
        xs.sort(ComparableComparator.comparableComparator());
        System.out.println(xs);
        xs.sort(new ReverseComparator<>(new ReverseComparator<>()));
        System.out.println(xs);
        xs.sort(new TransformingComparator<Integer, Integer>(x -> x % 5));
        System.out.println(xs);
        try { new ComparatorChain<P>().compare(ps.get(0), ps.get(1)); } catch (UnsupportedOperationException e) { System.out.println(e.getMessage()); }
        System.out.println(new ReverseComparator<Integer>().equals(new ReverseComparator<Integer>()) + " " + ComparableComparator.comparableComparator().hashCode());
        int cmp = 0;
        ComparatorChain<Integer> c2 = new ComparatorChain<>(Arrays.asList(new TransformingComparator<Integer, Integer>(x -> x / 10), new ReverseComparator<Integer>()));
        List<Integer> many = new ArrayList<>();
        for (int i = 0; i < 50; i++) many.add(i * 37 % 50);
        many.sort(c2);
        System.out.println(many + " " + cmp);
    }
}
