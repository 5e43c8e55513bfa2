//! Builds the plugin and runs test/run on it.

use std::process::Command;

#[test]
fn keeps_the_contract_and_draws_what_it_should() {
    let folder = env!("CARGO_MANIFEST_DIR");
    let mut build = Command::new(env!("CARGO"));
    build.args(["build", "--release"]).current_dir(folder);
    let mut run = Command::new(format!("{folder}/test/run"));
    run.arg(format!("{}/../release/lib@CRATE@.so", env!("CARGO_TARGET_TMPDIR")));
    for command in [&mut build, &mut run] {
        assert!(command.status().expect("it can be run").success());
    }
}
