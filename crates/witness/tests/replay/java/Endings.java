public class Endings {
    static int divide(int a, int b) {
        System.out.println("dividing");
        return a / b;
    }

    static void loop() {
        while (true) {}
    }

    static void exit() {
        System.exit(3);
    }

    static void halt() {
        Runtime.getRuntime().halt(4);
    }

    static void crash() throws Exception {
        Class<?> type = Class.forName("sun.misc.Unsafe");
        java.lang.reflect.Field field = type.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        type.getMethod("putAddress", long.class, long.class).invoke(field.get(null), 8L, 1L);
    }

    static int recurse(int depth) {
        return depth == 0 ? 0 : 1 + recurse(depth - 1);
    }

    static void background() {
        new Thread(() -> {
            while (true) {}
        }).start();
    }

    static int read() throws java.io.IOException {
        System.setProperty("user.language", "xx");
        return System.in.read();
    }

    static String language() {
        return System.getProperty("user.language");
    }

    static byte[] hoard() {
        return new byte[Integer.MAX_VALUE];
    }
}
