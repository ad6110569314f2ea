package green;

/** Classifies triangles by their sides: 1 scalene, 2 isosceles, 3 equilateral, 4 none at all. */
public class TriTyp {
    public static int classify(int i, int j, int k) {
        if (i <= 0 || j <= 0 || k <= 0) return 4;
        // Which sides are equal, as a sum that tells every pair from the others.
        int equal = 0;
        if (i == j) equal = equal + 1;
        if (i == k) equal = equal + 2;
        if (j == k) equal = equal + 3;
        if (equal == 0) {
            if (i + j <= k || j + k <= i || i + k <= j) return 4;
            return 1;
        }
        if (equal > 3) return 3;
        if (equal == 1 && i + j > k) return 2;
        if (equal == 2 && i + k > j) return 2;
        if (equal == 3 && j + k > i) return 2;
        return 4;
    }
}
