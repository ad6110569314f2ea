// Exercises a bytecode-like interpreter written in Java: tableswitch dispatch, arrays as memory, call frames, plus a Brainfuck interpreter.
import java.util.*;

public class TinyStackMachine {
    static final int PUSH = 0, ADD = 1, SUB = 2, MUL = 3, DUP = 4, SWAP = 5, JZ = 6, JMP = 7, LOAD = 8, STORE = 9, PRINT = 10, HALT = 11, CALL = 12, RET = 13, LT = 14;
    static long steps;
    static String run(int... code) { int[] st = new int[64], mem = new int[16], fr = new int[32];
        int sp = 0, pc = 0, fp = 0;
        StringBuilder out = new StringBuilder();
        while (true) { steps++;
            switch (code[pc++]) { case PUSH: st[sp++] = code[pc++];
                break;
                case ADD: sp--;
                st[sp - 1] += st[sp];
                break;
                case SUB: sp--;
                st[sp - 1] -= st[sp];
                break;
                case MUL: sp--;
                st[sp - 1] *= st[sp];
                break;
                case DUP: st[sp] = st[sp - 1];
                sp++;
                break;
                case SWAP: { int t = st[sp - 1];
                    st[sp - 1] = st[sp - 2];
                    st[sp - 2] = t;
                    break; } case JZ: { int t = code[pc++];
                    if (st[--sp] == 0) pc = t;
                    break; } case JMP: pc = code[pc];
                break;
                case LOAD: st[sp++] = mem[code[pc++]];
                break;
                case STORE: mem[code[pc++]] = st[--sp];
                break;
                case PRINT: out.append(st[--sp]).append(' ');
                break;
                case CALL: fr[fp++] = pc + 1;
                pc = code[pc];
                break;
                case RET: pc = fr[--fp];
                break;
                case LT: sp--;
                st[sp - 1] = st[sp - 1] < st[sp] ? 1 : 0;
                break;
                case HALT: return out.toString().trim();
                default: throw new IllegalStateException("opcode " + code[pc - 1] + " at " + (pc - 1)); } } }
    static String bf(String p) { byte[] m = new byte[300];
        int d = 0;
        StringBuilder o = new StringBuilder();
        int[] jump = new int[p.length()];
        Deque<Integer> s = new ArrayDeque<>();
        for (int i = 0; i < p.length(); i++) { if (p.charAt(i) == '[') s.push(i);
            else if (p.charAt(i) == ']') { int b = s.pop();
                jump[i] = b;
                jump[b] = i; } }
        for (int i = 0; i < p.length(); i++) switch (p.charAt(i)) { case '>' -> d++;
            case '<' -> d--;
            case '+' -> m[d]++;
            case '-' -> m[d]--;
            case '.' -> o.append((char) m[d]);
            case '[' -> { if (m[d] == 0) i = jump[i]; } case ']' -> { if (m[d] != 0) i = jump[i]; } default -> { } }
        return o.toString(); }
    public static void main(String[] args) { System.out.println(run(PUSH, 2, PUSH, 3, ADD, PUSH, 4, MUL, PRINT, HALT));
        System.out.println(run(PUSH, 0, STORE, 0, PUSH, 1, STORE, 1, LOAD, 1, PUSH, 101, LT, JZ, 31, LOAD, 0, LOAD, 1, ADD, STORE, 0, LOAD, 1, PUSH, 1, ADD, STORE, 1, JMP, 8, LOAD, 0, PRINT, HALT) + "|");
        System.out.println(run(PUSH, 5, CALL, 6, PRINT, HALT, DUP, MUL, PUSH, 1, ADD, RET));
        System.out.println(run(PUSH, 10, DUP, PRINT, PUSH, 1, SUB, DUP, JZ, 12, JMP, 2, HALT, HALT));
        System.out.println("steps " + steps);
        try { run(99); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
        try { run(ADD); } catch (ArrayIndexOutOfBoundsException e) { System.out.println(e.getMessage()); }
        System.out.print(bf("++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.>++."));
        System.out.println(bf("+++[>+++++[>++++<-]<-]>>+++++.+.+.")); }
}
