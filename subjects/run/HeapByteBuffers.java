// Exercises heap ByteBuffer/CharBuffer/IntBuffer views: positions, byte order, slices, compact, errors.
import java.nio.*;
import java.util.Arrays;

public class HeapByteBuffers {
    public static void main(String[] args) {
        ByteBuffer b = ByteBuffer.allocate(32);
        b.put((byte) 1).putInt(0x01020304).putLong(-2L).putShort((short) 513).putChar('Z').putFloat(1.5f).putDouble(0.25);
        System.out.println(b + " " + Arrays.toString(Arrays.copyOf(b.array(), 15)));
        b.flip();
        System.out.println(b.get() + " " + b.getInt() + " " + b.getLong() + " " + b.getShort() + " " + b.getChar() + " " + b.getFloat() + " " + b.getDouble() + " " + b.remaining());
        try { b.get(); } catch (BufferUnderflowException e) { System.out.println("underflow"); }
        b.clear();
        b.order(ByteOrder.LITTLE_ENDIAN).putInt(0x01020304).putDouble(1.0);
        System.out.println(b.get(0) + " " + b.getInt(0) + " " + b.order() + " " + Arrays.toString(Arrays.copyOf(b.array(), 12)));
        b.flip();
        b.get();
        b.compact();
        System.out.println(b.position() + " " + b.limit() + " " + b.get(0));
        ByteBuffer s = ByteBuffer.wrap(new byte[]{1, 2, 3, 4, 5, 6, 7, 8}, 2, 4);
        ByteBuffer sl = s.slice();
        sl.put(0, (byte) 99);
        System.out.println(s + " " + sl + " " + s.get(2) + " " + sl.arrayOffset() + " " + s.duplicate().get() + " " + s.hasArray());
        IntBuffer ib = ByteBuffer.wrap(new byte[]{0, 0, 0, 5, 0, 0, 1, 0}).asIntBuffer();
        System.out.println(ib.get() + " " + ib.get() + " " + ib);
        try { s.asReadOnlyBuffer().put((byte) 1); } catch (ReadOnlyBufferException e) { System.out.println("read only"); }
        try { ByteBuffer.allocate(2).putInt(1); } catch (BufferOverflowException e) { System.out.println("overflow"); }
        try { ByteBuffer.allocate(-1); } catch (IllegalArgumentException e) { System.out.println(e.getMessage()); }
        CharBuffer c = CharBuffer.wrap("hello world");
        c.position(6);
        System.out.println(c + " " + c.length() + " " + c.charAt(0) + " " + c.subSequence(1, 3) + " " + CharBuffer.wrap("abc").compareTo(CharBuffer.wrap("abd")));
        LongBuffer lb = LongBuffer.allocate(3);
        lb.put(1).put(1L << 60).flip();
        System.out.println(lb.get(1) + " " + lb.limit() + " " + Arrays.toString(lb.array()));
        ByteBuffer m = ByteBuffer.wrap(new byte[]{5, 6, 7, 8});
        m.get();
        m.mark();
        m.get();
        m.reset();
        System.out.println(m.get() + " " + m.rewind().get() + " " + m.equals(ByteBuffer.wrap(new byte[]{6, 7, 8})) + " " + m.compareTo(ByteBuffer.wrap(new byte[]{6, 7, 9})) + " " + m.hashCode() + " " + m.mismatch(ByteBuffer.wrap(new byte[]{6, 9})));
        System.out.println(java.nio.charset.StandardCharsets.UTF_8.encode("\u00e9x").remaining() + " " + java.nio.charset.StandardCharsets.UTF_8.decode(ByteBuffer.wrap(new byte[]{(byte) 0xc3, (byte) 0xa9, 'x'})));
    }
}
