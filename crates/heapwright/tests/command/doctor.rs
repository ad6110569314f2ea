//! The doctor's report on this machine and on a wrong `--jdk`.

use testing::heapwright;

/// The report and the exit status.
fn doctor(args: &[&str]) -> (String, Option<i32>) {
    let output = heapwright().arg("doctor").args(args).output().expect("starting heapwright");
    (String::from_utf8_lossy(&output.stdout).into_owned(), output.status.code())
}

#[test]
fn every_missing_thing_comes_with_its_remedy() {
    let (report, _) = doctor(&[]);
    let count = |text| report.matches(text).count();
    assert_eq!(count("mend: "), count("missing  ") + count("broken   "), "{report}");
    println!("{report}");
}

#[test]
fn a_wrong_jdk_is_not_healthy() {
    let nowhere = std::env::temp_dir().join("no JDK here");
    let (report, status) = doctor(&["--jdk", &nowhere.to_string_lossy()]);
    assert_eq!(status, Some(2), "{report}");
    assert!(report.contains("no JDK here is not a JDK (named by --jdk)"), "{report}");
    assert!(report.contains("apt-get install default-jdk-headless"), "{report}");
}
