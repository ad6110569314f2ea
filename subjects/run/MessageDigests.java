// Exercises message digests (the JDK's security providers, set up from its own configuration file) and name-based UUIDs.
import java.security.*; import java.util.*;
public class MessageDigests { public static void main(String[] a) throws Exception { System.out.println(HexFormat.of().formatHex(MessageDigest.getInstance("MD5").digest("hi".getBytes()))); System.out.println(UUID.nameUUIDFromBytes(new byte[]{1,2,3})); System.out.println(Base64.getEncoder().encodeToString(MessageDigest.getInstance("SHA-256").digest("x".getBytes("UTF-8")))); } }
