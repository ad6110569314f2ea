import gov.nasa.jpf.symbc.Debug;
import gov.nasa.jpf.vm.Verify;
import heapwright.Heapwright;
import jbse.meta.Analysis;
import org.sosy_lab.sv_benchmarks.Verifier;

public class Asking {
    int own;
    Node node;

    static int sum() {
        int sum = Heapwright.anyInt() + Heapwright.anyInt(0, 9);
        return sum + Verifier.nondetShort() + Debug.makeSymbolicInteger("x") + Verify.getIntFromList(10, 20, 30);
    }

    static long kinds() {
        boolean flag = Analysis.any() && Heapwright.anyBoolean();
        long number = Heapwright.anyByte() + Heapwright.anyChar() + Heapwright.anyLong();
        return Heapwright.anyFloat() + Heapwright.anyDouble() > 1 && flag ? number : -number;
    }

    static String texts() {
        return Heapwright.anyString() + Heapwright.anyNonNull(Node.class).value + Heapwright.any(Node.class);
    }

    static int assumes(int x) {
        try {
            Heapwright.assume(x > 0);
        } catch (Throwable caught) {
            return -1;
        }
        return x;
    }

    static int fields() {
        Asking asking = new Asking();
        Debug.makeFieldsSymbolic("asking", asking);
        return asking.own + asking.node.value;
    }

    static boolean symbolic(int x) {
        return Debug.isSymbolicInteger(x);
    }

    static int counter() {
        return Verify.getCounter(0);
    }
}
