// Exercises java.lang.Math on special values and on powers of them, bit for bit.
public class MathEdges { static void p(double d){ System.out.print(Long.toHexString(Double.doubleToLongBits(d))+" "); }
 public static void main(String[] a){ double[] s={0.0,-0.0,1,-1,0.5,-0.5,2,-2,3,-3,10,-10,1e300,-1e300,1e-300,-1e-300,Double.MIN_VALUE,Double.MAX_VALUE,Double.POSITIVE_INFINITY,Double.NEGATIVE_INFINITY,Double.NaN,709.78,709.79,-745.1,-745.2,1e22,4.9e-310};
 for(double x:s){ p(Math.sin(x));p(Math.cos(x));p(Math.tan(x));p(Math.exp(x));p(Math.log(x));p(Math.log10(x));p(Math.sqrt(x));p(Math.cbrt(x));p(Math.atan(x));p(Math.tanh(x)); System.out.println(); }
 for(double x:s){ for(double y:s) p(Math.pow(x,y)); System.out.println(); } } }
