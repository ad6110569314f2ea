// Mandelbrot set in double and fixed-point arithmetic drawn as text with a checksum.
public class AlgoMandelbrot {
    static int iter(double cr, double ci) { double zr = 0, zi = 0;
        int n = 0;
        while (n < 60 && zr * zr + zi * zi <= 4) { double t = zr * zr - zi * zi + cr;
            zi = 2 * zr * zi + ci;
            zr = t;
            n++; }
        return n; }
    static int iterFixed(long cr, long ci) { long zr = 0, zi = 0;
        int n = 0;
        while (n < 60 && ((zr * zr + zi * zi) >> 24) <= (4L << 24)) { long t = ((zr * zr - zi * zi) >> 24) + cr;
            zi = ((zr * zi) >> 23) + ci;
            zr = t;
            n++; }
        return n; }
    public static void main(String[] args) {
        String shades = " .:-=+*#%@"; long sum = 0, fsum = 0; int diff = 0;
        for (int y = 0; y < 24; y++) {
            StringBuilder line = new StringBuilder();
            for (int x = 0; x < 64; x++) { double cr = -2.2 + x * 3.2 / 64, ci = -1.2 + y * 2.4 / 24;
                int n = iter(cr, ci), f = iterFixed((long) (cr * (1 << 24)), (long) (ci * (1 << 24)));
                sum = sum * 31 + n;
                fsum = fsum * 31 + f;
                if (n != f) diff++;
                line.append(shades.charAt(n * 9 / 60)); }
            System.out.println(line);
        }
        System.out.println(sum + " " + fsum + " " + (diff < 100));
        float zr = 0, zi = 0;
        for (int i = 0; i < 50; i++) { float t = zr * zr - zi * zi - 0.7f;
            zi = 2 * zr * zi + 0.27015f;
            zr = t; }
        System.out.println(zr + " " + zi);
    }
}
