//! Cases as the source of JUnit tests.
