// Exercises AtomicInteger, AtomicLong, AtomicBoolean, AtomicReference, atomic arrays, LongAdder and stamped references.
import java.util.concurrent.atomic.*;

public class Atomics {
    volatile int vol;
    volatile String ref = "r0";
    static final AtomicIntegerFieldUpdater<Atomics> UPD = AtomicIntegerFieldUpdater.newUpdater(Atomics.class, "vol");
    static final AtomicReferenceFieldUpdater<Atomics, String> RUPD = AtomicReferenceFieldUpdater.newUpdater(Atomics.class, String.class, "ref");

    public static void main(String[] args) {
        AtomicInteger i = new AtomicInteger(5);
        System.out.println(i.getAndIncrement() + " " + i.incrementAndGet() + " " + i.addAndGet(-20) + " " + i.getAndSet(7) + " " + i.compareAndSet(7, 8) + " " + i.compareAndSet(7, 9) + " " + i + " " + i.updateAndGet(x -> x * x) + " " + i.getAndUpdate(x -> -x) + " " + i.accumulateAndGet(100, Math::max) + " " + i.intValue());
        i.set(Integer.MAX_VALUE); System.out.println(i.incrementAndGet());
        AtomicLong l = new AtomicLong(1L << 40);
        System.out.println(l.decrementAndGet() + " " + l.getAndAdd(3) + " " + l.compareAndSet(5, 6) + " " + l.getAndAccumulate(2, (a, b) -> a / b) + " " + l.get() + " " + l.compareAndExchange(l.get(), 9) + " " + l);
        AtomicBoolean b = new AtomicBoolean();
        System.out.println(b.getAndSet(true) + " " + b.compareAndSet(true, false) + " " + b + " " + b.weakCompareAndSetPlain(false, true));
        AtomicReference<String> r = new AtomicReference<>("a");
        String a = r.get();
        System.out.println(r.compareAndSet(a, "b") + " " + r.compareAndSet("zzz", "c") + " " + r.updateAndGet(s -> s + "!") + " " + r.getAndSet(null) + " " + r.get() + " " + r.accumulateAndGet("q", (x, y) -> x + y));
        AtomicIntegerArray ia = new AtomicIntegerArray(new int[]{1, 2, 3});
        ia.incrementAndGet(1); ia.compareAndSet(2, 3, 30); ia.addAndGet(0, 5);
        System.out.println(ia + " " + ia.length());
        try { ia.get(3); } catch (IndexOutOfBoundsException e) { System.out.println("AIOOBE"); }
        AtomicLongArray la = new AtomicLongArray(2); la.getAndAdd(1, 1L << 50); System.out.println(la);
        AtomicReferenceArray<String> ra = new AtomicReferenceArray<>(2);
        ra.set(0, "x");
        System.out.println(ra + " " + ra.compareAndSet(1, null, "y") + ra);
        LongAdder ad = new LongAdder();
        for (int k = 0; k < 100; k++) ad.add(k);
        ad.decrement(); System.out.println(ad.sum() + " " + ad.sumThenReset() + " " + ad);
        LongAccumulator acc = new LongAccumulator(Math::max, Long.MIN_VALUE); acc.accumulate(5); acc.accumulate(3); System.out.println(acc.get());
        DoubleAdder da = new DoubleAdder(); da.add(1.5); da.add(2.25); System.out.println(da);
        AtomicStampedReference<String> st = new AtomicStampedReference<>("s", 1);
        int[] h = new int[1];
        System.out.println(st.compareAndSet("s", "t", 1, 2) + " " + st.get(h) + h[0] + " " + st.compareAndSet("t", "u", 1, 3));
        AtomicMarkableReference<Integer> mk = new AtomicMarkableReference<>(100, false);
        System.out.println(mk.attemptMark(100, true) + " " + mk.isMarked());
        Atomics o = new Atomics();
        System.out.println(UPD.incrementAndGet(o) + " " + UPD.getAndAdd(o, 10) + " " + o.vol + " " + RUPD.compareAndSet(o, o.ref, "r1") + " " + o.ref);
    }
}
