package clash;

/** Named like a class of another package. */
class List {
}
