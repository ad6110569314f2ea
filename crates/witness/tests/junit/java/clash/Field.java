package clash;

/** Named like a class that helpers use. */
class Field {
    int value;
}
