//! Cases on the real JVM: one process runs many, and says of each whether what was predicted happened.
