// Exercises return values of every type computed before finally blocks with side effects, nested try in finally and loops in finally.
public class NestedFinallyReturn {
    static int side;
    static int i(int n) { try { return n / (n - 3); } catch (ArithmeticException e) { return -1; }
        finally { side++; } }
    static long l() { long x = 1L << 40;
        try { return x; }
        finally { x = 0;
            side += 10; } }
    static double d(boolean t) { double v = 1.5;
        try { if (t) throw new Exception();
            return v; } catch (Exception e) { v *= 2;
            return v; }
        finally { v = 100;
            side += 100; } }
    static float fl() { float q = 2;
        try { try { return q += 1; }
            finally { q += 10; } }
        finally { side += (int) q; } }
    static String s() { StringBuilder b = new StringBuilder("a");
        try { return b.append("b").toString(); }
        finally { b.append("c");
            side += b.length(); } }
    static StringBuilder sb() { StringBuilder b = new StringBuilder("a");
        try { return b; }
        finally { b.append("z"); } }
    static boolean bool() { boolean r = true;
        try { return r; }
        finally { r = false; } }
    static int[] arr() { int[] a = {1};
        try { return a; }
        finally { a[0] = 2;
            a = null; } }
    @SuppressWarnings("finally") static int swallow() { while (true) { try { try { throw new Error("lost"); }
                finally { break; } }
            finally { side++; } }
        return side; }
    @SuppressWarnings("finally") static int cont() { int n = 0;
        for (int k = 0; k < 5; k++) { try { if (k % 2 == 0) throw new RuntimeException("k" + k);
                n += k; }
            finally { n += 100;
                continue; } }
        return n; }
    static String deep() { StringBuilder log = new StringBuilder();
        try { try { log.append("1");
                throw new RuntimeException("A"); }
            finally { try { log.append("2");
                    throw new RuntimeException("B"); } catch (RuntimeException e) { log.append(e.getMessage()); }
                finally { log.append("3"); } } } catch (RuntimeException e) { log.append(e.getMessage()); }
        finally { for (int k = 0; k < 3; k++) { if (k == 1) continue;
                log.append(k); } }
        return log.toString(); }
    static int catchInCatch(int n) { try { if (n == 0) throw new IllegalStateException();
            return Integer.parseInt("x"); } catch (NumberFormatException e) { try { return new int[0][n].length; } catch (IndexOutOfBoundsException f) { return 7; } } catch (IllegalStateException e) { try { throw e; } catch (RuntimeException g) { return g == e ? 8 : 9; } } }
    static int loopTry() { int t = 0;
        for (int k = 0; k < 2000; k++) { try { if (k % 3 == 0) throw new IllegalArgumentException();
                t += k; } catch (IllegalArgumentException e) { t -= 1; }
            finally { t ^= 1; } }
        return t; }
    static void voidRet(boolean b) { try { if (b) return;
            side += 5; }
        finally { side += 1000; } }
    static int sync(Object o) { synchronized (o) { try { return side; }
            finally { side = 0; } } }
    public static void main(String[] args) { System.out.println(i(3) + " " + i(6) + " " + side);
        System.out.println(l() + " " + side);
        System.out.println(d(true) + " " + d(false) + " " + side);
        System.out.println(fl() + " " + side);
        System.out.println(s() + " " + sb() + " " + bool() + " " + arr()[0] + " " + side);
        System.out.println(swallow() + " " + cont());
        System.out.println(deep() + " " + catchInCatch(0) + " " + catchInCatch(2));
        System.out.println(loopTry());
        voidRet(true);
        voidRet(false);
        System.out.println(side + " " + sync("lock") + " " + side); }
}
