//! Verdicts are true: random methods, checked by `heapwright check` and run by brute force on the real JVM.
//!
//! `cargo xtask claims 10000` does the same with more methods, and shortens those with wrong verdicts.

use testing::claims::Claims;
use testing::{heapwright, plan, scratch};

#[test]
fn verdicts_agree_with_brute_force() {
    let plan = plan(20);
    let folder = scratch("claims");
    let mut claims = Claims::new(&heapwright(), folder.path().to_owned());
    let summary = claims.run(plan.cases as usize, plan.seed, |_| {});
    println!("{summary}");
    for wrong in summary.examples() {
        println!("{}", summary.describe(&wrong));
    }
    assert_eq!(summary.wrong(), 0, "wrong verdicts: see above");
}
