//@ release: 25
// Exercises a compact source file: an implicit class whose main is an instance method without parameter, and IO.
int calls;

void main() {
    IO.println("compact " + twice(3) + " " + calls);
    IO.print("no line end;");
    IO.println();
}

int twice(int x) {
    calls++;
    return x * 2;
}
