// Contracts that cannot stand in the place of bodies yet are refused where they are called.

import java.io.IOException;

/** Calls of such methods. */
public class CalleesRefused {
    int value;

    //@ assignable \nothing;
    static void failing() throws IOException {
        throw new IOException();
    }

    //@ ensures value == 3;
    final void silent() {
        value = 3;
    }

    //@ assignable values[*];
    static void shuffle(int[] values) {
        values[0] = 1;
    }

    //: check: CalleesRefused.fails  source=CalleesRefused.java contract=CalleesRefused
    //: verdict: incomplete
    //: gap-names: it declares exceptions that the contract does not speak of
    //: violations: none
    static void fails() {
        try {
            failing();
        } catch (IOException e) {
            assert false;
        }
    }

    //: check: CalleesRefused.quiet  source=CalleesRefused.java contract=CalleesRefused
    //: verdict: incomplete
    //: gap-names: it does not say what it assigns
    //: violations: none
    void quiet() {
        silent();
    }

    //: check: CalleesRefused.shuffled  source=CalleesRefused.java contract=CalleesRefused
    //: verdict: incomplete
    //: gap-names: this place is one of many
    //: violations: none
    void shuffled() {
        shuffle(new int[1]);
    }
}
