// Recursive-descent expression parser and evaluator with variables, functions and error reporting.
import java.util.*;
import java.util.function.*;

public class AlgoExpressionParser {
    static class ParseError extends RuntimeException { final int pos; ParseError(String m, int pos) { super(m + " at " + pos); this.pos = pos; } }
    private final String s;
    private int p;
    private final Map<String, Double> vars;
    static final Map<String, DoubleUnaryOperator> FUN = new HashMap<>();
    static { FUN.put("sqrt", Math::sqrt); FUN.put("abs", Math::abs); FUN.put("neg", x -> -x); FUN.put("floor", Math::floor); }
    AlgoExpressionParser(String s, Map<String, Double> vars) { this.s = s; this.vars = vars; }
    private char peek() { while (p < s.length() && s.charAt(p) == ' ') p++; return p < s.length() ? s.charAt(p) : '\0'; }
    private boolean eat(char c) { if (peek() == c) { p++; return true; } return false; }
    double parse() { double v = expr(); if (peek() != '\0') throw new ParseError("unexpected '" + peek() + "'", p); return v; }
    private double expr() { double v = term(); while (true) { if (eat('+')) v += term(); else if (eat('-')) v -= term(); else return v; } }
    private double term() { double v = unary();
        while (true) { if (eat('*')) v *= unary();
            else if (eat('/')) { double d = unary();
                if (d == 0) throw new ArithmeticException("zero divisor");
                v /= d; } else if (eat('%')) v %= unary();
            else return v; } }
    private double unary() { return eat('-') ? -unary() : eat('+') ? unary() : power(); }
    private double power() { double b = atom(); return eat('^') ? pow(b, (int) unary()) : b; }
    private static double pow(double b, int n) { double r = 1; for (int i = 0; i < Math.abs(n); i++) r *= b; return n < 0 ? 1 / r : r; }
    private double atom() {
        if (eat('(')) { double v = expr(); if (!eat(')')) throw new ParseError("expected )", p); return v; }
        int st = p; char c = peek(); st = p;
        if (Character.isDigit(c) || c == '.') { while (p < s.length() && (Character.isDigit(s.charAt(p)) || s.charAt(p) == '.')) p++;
            try { return Double.parseDouble(s.substring(st, p)); } catch (NumberFormatException e) { throw new ParseError("bad number", st); } }
        if (Character.isLetter(c)) { while (p < s.length() && Character.isLetterOrDigit(s.charAt(p))) p++;
            String id = s.substring(st, p);
            if (eat('(')) { DoubleUnaryOperator f = FUN.get(id);
                if (f == null) throw new ParseError("no function " + id, st);
                double a = expr();
                if (!eat(')')) throw new ParseError("expected )", p);
                return f.applyAsDouble(a); }
            Double v = vars.get(id);
            if (v == null) throw new ParseError("unbound " + id, st);
            return v; }
        throw new ParseError(c == '\0' ? "unexpected end" : "unexpected '" + c + "'", p);
    }
    public static void main(String[] args) {
        Map<String, Double> vars = Map.of("x", 3.0, "pi", 3.14159, "big", 1e10);
        for (String e : new String[]{"1 + 2 * 3", "(1 + 2) * 3", "-2 ^ 2", "2 ^ 3 ^ 2", "2 ^ -2", "10 / 4 - 1", "7 % 4 * 2", "x * (x + 1) / 2", "sqrt(16) + abs(-5)", "neg(floor(2.7))", "1 / 0", "2 +", "(1", "4 $ 4", "y + 1", "foo(1)", "1.2.3", "", "--5", "pi * x ^ 2", "big * big", ".5 + .25", "((((7))))", "1 2"}) {
            try { System.out.println(e + " = " + new AlgoExpressionParser(e, vars).parse()); } catch (ParseError x) { System.out.println(e + " ! " + x.getMessage() + " pos " + x.pos); } catch (ArithmeticException x) { System.out.println(e + " ! " + x.getMessage()); }
        }
    }
}
