/** The hierarchy that the subjects of this folder choose from. */
abstract class Shape {
    int edge;

    abstract int corners();

    static final class Circle extends Shape {
        @Override
        int corners() {
            return 0;
        }
    }

    static class Square extends Shape {
        @Override
        int corners() {
            return 4;
        }
    }

    static final class Tile extends Square {}

    static final class Triangle extends Shape {
        @Override
        int corners() {
            return 3;
        }
    }
}
