// Of the three implementations of the interface, inputs have two; a rhombus is a square, too.
//@ check: Figures.area  admission=none
//@ check: Figures.area  admission=hex spec=Figures.hex
//@ violations: none
//@ verdict: verified-within-limits
//@ world: no class outside the class path extends
//@ same: laziness
//@ check: Figures.corners  admission=none
//@ check: Figures.corners  admission=hex spec=Figures.hex
//@ violations: none
//@ verdict: verified
//@ same: laziness

/** What a reference may expand to, where its type is an interface. */
public class Figures {
    Figure figure;

    int area() {
        if (figure == null) {
            return 0;
        }
        int area = figure.area();
        check(area > 0);
        return area;
    }

    static int corners(Figure figure) {
        check(!(figure instanceof Point));
        return figure instanceof Square ? 4 : 0;
    }

    private static void check(boolean isRight) {
        assert isRight; //~ VIOLATES assertion
    }
}

interface Figure {
    int area();
}

class Square implements Figure {
    @Override public int area() {
        return 4;
    }
}

class Rhombus extends Square {
    @Override public int area() {
        return 3;
    }
}

class Circle implements Figure {
    @Override public int area() {
        return 5;
    }
}

class Point implements Figure {
    @Override public int area() {
        return 0;
    }
}
