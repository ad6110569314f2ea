// Exercises synchronized methods/blocks, reentrancy, exceptions leaving a monitor, ReentrantLock, ReadWriteLock and ThreadLocal, single-threaded.
import java.util.concurrent.locks.*;

public class LocksAndMonitors {
    private int count;
    synchronized int rec(int n) { count++; return n == 0 ? count : rec(n - 1); }
    static synchronized String stat() { return "static " + Thread.holdsLock(LocksAndMonitors.class); }
    synchronized void thrower() { throw new IllegalStateException("inside " + Thread.holdsLock(this)); }
    int block(Object lock) {
        synchronized (lock) {
            synchronized (this) {
                synchronized (lock) { return (Thread.holdsLock(lock) ? 1 : 0) + (Thread.holdsLock(this) ? 10 : 0); }
            }
        }
    }
    static final ThreadLocal<StringBuilder> TL = ThreadLocal.withInitial(() -> new StringBuilder("init"));

    public static void main(String[] args) throws Exception {
        LocksAndMonitors o = new LocksAndMonitors();
        System.out.println(o.rec(10) + " " + Thread.holdsLock(o) + " " + stat() + " " + Thread.holdsLock(LocksAndMonitors.class));
        try { o.thrower(); } catch (IllegalStateException e) { System.out.println(e.getMessage() + " after " + Thread.holdsLock(o)); }
        Object lock = new Object();
        System.out.println(o.block(lock) + " " + Thread.holdsLock(lock));
        try { synchronized (lock) { throw new RuntimeException("x"); } } catch (RuntimeException e) { System.out.println("released " + !Thread.holdsLock(lock)); }
        for (int i = 0; i < 3; i++) { synchronized (lock) { if (i == 1) continue; if (i == 2) break; } }
        System.out.println("still free " + !Thread.holdsLock(lock));
        try { lock.notify(); } catch (IllegalMonitorStateException e) { System.out.println(e.getMessage()); }
        try { lock.wait(1); } catch (IllegalMonitorStateException e) { System.out.println(e.getMessage()); }
        synchronized (lock) { lock.notifyAll(); lock.notify(); System.out.println("notified " + Thread.holdsLock(lock)); }
        ReentrantLock l = new ReentrantLock();
        l.lock(); l.lock();
        System.out.println(l.getHoldCount() + " " + l.isHeldByCurrentThread() + " " + l.tryLock() + " " + l.isLocked());
        l.unlock(); l.unlock(); l.unlock();
        System.out.println(l.isLocked());
        try { l.unlock(); } catch (IllegalMonitorStateException e) { System.out.println("IMSE " + e.getMessage()); }
        ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        rw.readLock().lock(); System.out.println(rw.getReadLockCount() + " " + rw.writeLock().tryLock()); rw.readLock().unlock();
        rw.writeLock().lock();
        System.out.println(rw.isWriteLocked() + " " + rw.readLock().tryLock());
        rw.readLock().unlock();
        rw.writeLock().unlock();
        StampedLock sl = new StampedLock();
        long st = sl.tryOptimisticRead();
        System.out.println(sl.validate(st));
        long w = sl.writeLock();
        System.out.println(sl.validate(st));
        sl.unlockWrite(w);
        TL.get().append("+1"); System.out.println(TL.get()); TL.remove(); System.out.println(TL.get());
        ThreadLocal<Integer> plain = new ThreadLocal<>(); System.out.println(plain.get()); plain.set(5); System.out.println(plain.get());
        System.out.println(Thread.currentThread().getName() + " " + Thread.currentThread().isDaemon() + " " + Thread.currentThread().getPriority() + " " + Thread.interrupted());
        Thread.currentThread().interrupt();
        try { Thread.sleep(1); } catch (InterruptedException e) { System.out.println("interrupted " + e.getMessage()); }
    }
}
