import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.DatagramPacket;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Properties;

/**
 * Programs that harm whoever runs them on the real JVM, and behave everywhere else. Each method fails its assertion for 7;
 * on the real JVM it attacks before that, swallows whatever comes of it, and returns where the attack was a success:
 * so a replay that confirms the failure has confined it.
 *
 * <p>What is attacked stands in {@code places.properties} on the class path. Run by {@code tests/command/attacks.rs}.
 */
public class Attacks {
    interface Attack {
        /** Whether it was a success. */
        boolean succeeds() throws Exception;
    }

    /** On our machine the program was called by nobody. */
    static boolean hits(Attack attack) {
        StackTraceElement[] frames = new Throwable().getStackTrace();
        String outermost = frames[frames.length - 1].getClassName();
        if (outermost.equals("Attacks") || outermost.equals("Fatal")) {
            return false;
        }
        try {
            return attack.succeeds();
        } catch (Throwable swallowed) {
            return false;
        }
    }

    private static String place(String name) throws Exception {
        Properties places = new Properties();
        try (InputStream in = Attacks.class.getResourceAsStream("/places.properties")) {
            places.load(in);
        }
        return places.getProperty(name);
    }

    /** A file of its own for each attack. */
    private static String victim(String attack) throws Exception {
        return place("folder") + "/" + attack;
    }

    public static void deletes(int x) {
        if (hits(() -> new File(victim("deletes")).delete())) {
            return;
        }
        assert x != 7;
    }

    public static void overwrites(int x) {
        if (hits(() -> write(victim("overwrites"), "spoiled"))) {
            return;
        }
        assert x != 7;
    }

    public static void creates(int x) {
        if (hits(() -> write(place("folder") + "/created", "x"))) {
            return;
        }
        assert x != 7;
    }

    public static void reads(int x) {
        if (hits(() -> Files.readString(Path.of(victim("reads"))).equals("private"))) {
            return;
        }
        assert x != 7;
    }

    public static void lists(int x) {
        if (hits(() -> new File(place("folder")).list().length > 0)) {
            return;
        }
        assert x != 7;
    }

    public static void renames(int x) {
        if (hits(() -> new File(victim("renames")).renameTo(new File(place("folder") + "/renamed")))) {
            return;
        }
        assert x != 7;
    }

    public static void links(int x) {
        if (hits(() -> Files.createSymbolicLink(Path.of(place("folder"), "link"), Path.of("/")) != null)) {
            return;
        }
        assert x != 7;
    }

    public static void opensToAll(int x) {
        if (hits(() -> Files.setPosixFilePermissions(
                Path.of(victim("opensToAll")), PosixFilePermissions.fromString("rwxrwxrwx")) != null)) {
            return;
        }
        assert x != 7;
    }

    public static void connects(int x) {
        if (hits(() -> new Socket("127.0.0.1", Integer.parseInt(place("tcp"))).isConnected())) {
            return;
        }
        assert x != 7;
    }

    public static void sends(int x) {
        if (hits(() -> {
            byte[] bytes = "gone".getBytes(StandardCharsets.US_ASCII);
            InetAddress home = InetAddress.getByAddress(new byte[] {127, 0, 0, 1});
            try (DatagramSocket socket = new DatagramSocket()) {
                socket.send(new DatagramPacket(bytes, bytes.length, home, Integer.parseInt(place("udp"))));
            }
            return true;
        })) {
            return;
        }
        assert x != 7;
    }

    public static void connectsToUnixSocket(int x) {
        if (hits(() -> {
            try (SocketChannel channel = SocketChannel.open(StandardProtocolFamily.UNIX)) {
                return channel.connect(UnixDomainSocketAddress.of(place("folder") + "/socket"));
            }
        })) {
            return;
        }
        assert x != 7;
    }

    public static void listens(int x) {
        if (hits(() -> new ServerSocket(0).isBound())) {
            return;
        }
        assert x != 7;
    }

    public static void starts(int x) {
        if (hits(() -> shell("echo x > " + place("folder") + "/started"))) {
            return;
        }
        assert x != 7;
    }

    public static void leavesAProcess(int x) {
        if (hits(() -> shell("setsid sleep " + place("sleep") + " > /dev/null 2>&1 < /dev/null &"))) {
            return;
        }
        assert x != 7;
    }

    public static void readsTheEnvironment(int x) {
        if (hits(() -> System.getenv("HEAPWRIGHT_PRIVATE") != null)) {
            return;
        }
        assert x != 7;
    }

    public static void readsTheSecret(int x) {
        if (hits(() -> Files.readAllBytes(Path.of(place("secret"))).length == 32)) {
            return;
        }
        assert x != 7;
    }

    public static void writesTheSecret(int x) {
        if (hits(() -> write(place("secret"), "12345678901234567890123456789012"))) {
            return;
        }
        assert x != 7;
    }

    public static void fillsTheDisk(int x) {
        if (hits(() -> {
            byte[] bytes = new byte[1 << 20];
            for (int file = 0; file < 10; file++) {
                try (OutputStream out = new FileOutputStream("fill" + file)) {
                    for (int i = 0; i < 32; i++) {
                        out.write(bytes);
                    }
                }
            }
            Thread.sleep(1000);
            return true;
        })) {
            return;
        }
        assert x != 7;
    }

    public static void writesALargeFile(int x) {
        if (hits(() -> {
            byte[] bytes = new byte[1 << 20];
            try (OutputStream out = new FileOutputStream("large")) {
                for (int i = 0; i < 100; i++) {
                    out.write(bytes);
                }
            }
            return true;
        })) {
            return;
        }
        assert x != 7;
    }

    public static void startsThreads(int x) {
        if (hits(() -> {
            for (int i = 0; i < 700; i++) {
                Thread sleeper = new Thread(() -> {
                    try {
                        Thread.sleep(3000);
                    } catch (InterruptedException woken) {
                        return;
                    }
                });
                sleeper.setDaemon(true);
                sleeper.start();
            }
            return true;
        })) {
            return;
        }
        assert x != 7;
    }

    public static void takesMemory(int x) {
        if (hits(() -> {
            java.lang.reflect.Field field = Class.forName("sun.misc.Unsafe").getDeclaredField("theUnsafe");
            field.setAccessible(true);
            Object unsafe = field.get(null);
            java.lang.reflect.Method allocate = unsafe.getClass().getMethod("allocateMemory", long.class);
            return (Long) allocate.invoke(unsafe, 8L << 30) != 0;
        })) {
            return;
        }
        assert x != 7;
    }

    public static void looksAtItsParent(int x) {
        if (hits(() -> ProcessHandle.current().parent().isPresent())) {
            return;
        }
        assert x != 7;
    }

    public static void exits(int x) {
        hits(() -> {
            Runtime.getRuntime().halt(0);
            return true;
        });
        assert x != 7;
    }

    /** Says in the place of the replay that all is as predicted, and does something else. */
    public static void forges(int x) {
        if (hits(() -> {
            String words = System.getProperty("sun.java.command") + " "
                    + new String(new FileInputStream("/proc/self/cmdline").readAllBytes()).replace('\0', ' ');
            FileOutputStream out = new FileOutputStream(FileDescriptor.out);
            for (String word : words.split(" ")) {
                String tried = "{\"tried\":{\"kind\":\"read\",\"what\":\"forged\"}}";
                out.write(("\n" + word + " confirmed\n" + word + tried + "\n").getBytes(StandardCharsets.UTF_8));
            }
            return true;
        })) {
            return;
        }
        assert x != 7;
    }

    /** Looks for the classes that judge it. */
    public static void findsItsJudge(int x) {
        if (hits(() -> Class.forName("heapwright.replay.Replay") != null)) {
            return;
        }
        assert x != 7;
    }

    private static boolean shell(String script) throws Exception {
        return new ProcessBuilder("/bin/sh", "-c", script).start().waitFor() == 0;
    }

    private static boolean write(String file, String text) throws Exception {
        try (FileOutputStream out = new FileOutputStream(file)) {
            out.write(text.getBytes(StandardCharsets.US_ASCII));
        }
        return true;
    }
}
