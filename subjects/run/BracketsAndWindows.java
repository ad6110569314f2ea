// Exercises stack and deque algorithms: balanced brackets, sliding window maximum, next greater element, RPN, shunting-yard.
import java.util.*;

public class BracketsAndWindows {
    static String balanced(String s) { Deque<Character> st = new ArrayDeque<>();
        for (int i = 0; i < s.length(); i++) { char c = s.charAt(i);
            int k = "([{".indexOf(c);
            if (k >= 0) st.push(")]}".charAt(k));
            else if (")]}".indexOf(c) >= 0 && (st.isEmpty() || st.pop() != c)) return "bad at " + i; }
        return st.isEmpty() ? "ok" : "missing " + st.peek(); }
    static List<Integer> windows(int[] a, int k) { Deque<Integer> d = new ArrayDeque<>();
        List<Integer> out = new ArrayList<>();
        for (int i = 0; i < a.length; i++) { while (!d.isEmpty() && a[d.peekLast()] <= a[i]) d.pollLast();
            d.addLast(i);
            if (d.peekFirst() <= i - k) d.pollFirst();
            if (i >= k - 1) out.add(a[d.peekFirst()]); }
        return out; }
    static int[] nextGreater(int[] a) { int[] r = new int[a.length];
        Arrays.fill(r, -1);
        Stack<Integer> s = new Stack<>();
        for (int i = 0; i < a.length; i++) { while (!s.isEmpty() && a[s.peek()] < a[i]) r[s.pop()] = a[i];
            s.push(i); }
        return r; }
    static String toRpn(String e) { StringBuilder o = new StringBuilder();
        Deque<Character> st = new ArrayDeque<>();
        Map<Character, Integer> pr = Map.of('+', 1, '-', 1, '*', 2, '/', 2, '^', 3);
        for (char c : e.toCharArray()) { if (Character.isLetterOrDigit(c)) o.append(c);
            else if (c == '(') st.push(c);
            else if (c == ')') { while (st.peek() != '(') o.append(st.pop());
                st.pop(); } else if (pr.containsKey(c)) { while (!st.isEmpty() && st.peek() != '(' && (pr.get(st.peek()) > pr.get(c) || pr.get(st.peek()).equals(pr.get(c)) && c != '^')) o.append(st.pop());
                st.push(c); } }
        while (!st.isEmpty()) o.append(st.pop());
        return o.toString(); }
    static long rpn(String s) { Deque<Long> st = new LinkedList<>();
        for (String t : s.split(" ")) switch (t) { case "+" -> st.push(st.pop() + st.pop());
            case "*" -> st.push(st.pop() * st.pop());
            case "-" -> { long b = st.pop(), a = st.pop();
                st.push(a - b); } case "/" -> { long b = st.pop(), a = st.pop();
                st.push(a / b); } default -> st.push(Long.parseLong(t)); }
        return st.pop(); }
    public static void main(String[] args) { for (String s : new String[]{"", "([]{})", "(]", "((", "a(b[c]d)e", "}"}) System.out.println("'" + s + "' " + balanced(s));
        System.out.println(windows(new int[]{1, 3, -1, -3, 5, 3, 6, 7, 2, 1}, 3));
        System.out.println(Arrays.toString(nextGreater(new int[]{4, 5, 2, 25, 7, 8})));
        for (String e : new String[]{"a+b*c", "(a+b)*c", "a^b^c", "a-b-c", "a*(b+c*d)+e"}) System.out.println(e + " " + toRpn(e));
        System.out.println(rpn("3 4 + 2 * 7 /") + " " + rpn("5 1 2 + 4 * + 3 -"));
        try { rpn("1 +"); } catch (NoSuchElementException e) { System.out.println("stack empty"); }
        try { rpn("4 0 /"); } catch (ArithmeticException e) { System.out.println(e.getMessage()); } }
}
