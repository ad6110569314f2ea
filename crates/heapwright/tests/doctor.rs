//! The doctor's report on this machine and on a wrong `--jdk`.

#[path = "../src/doctor.rs"]
mod doctor;

use doctor::doctor;

#[test]
fn every_missing_thing_comes_with_its_remedy() {
    let (report, _) = doctor(None);
    let count = |text| report.matches(text).count();
    assert_eq!(count("mend: "), count("missing  ") + count("broken   "), "{report}");
    println!("{report}");
}

#[test]
fn a_wrong_jdk_is_not_healthy() {
    let nowhere = std::env::temp_dir().join("no JDK here");
    let (report, healthy) = doctor(Some(&nowhere));
    assert!(!healthy);
    assert!(report.contains("no JDK here is not a JDK (named by --jdk)"), "{report}");
    assert!(report.contains("apt-get install default-jdk-headless"), "{report}");
}
