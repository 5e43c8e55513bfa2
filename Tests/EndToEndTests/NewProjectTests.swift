import Foundation
import Testing

/// `feedhost new`, from an installed FeedHost: what it makes, and what it refuses. That what it makes in
/// each language builds, keeps the contract and draws is `GuideTests`'.
@Suite(.serialized) struct NewProjectTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func run(
        _ command: String, in project: String = "", _ environment: [String: String] = [:]
    ) throws -> InstalledFeedHost.Outcome {
        try InstalledFeedHost.run(
            command, in: folder.url.appendingPathComponent(project),
            environment: ["FEEDHOST": InstalledFeedHost.binary].merging(environment) { $1 })
    }

    /// Types keys into an interactive project's plugin, in both seats.
    private func drive(_ library: String, in name: String) throws {
        for seat in ["in-process", "worker"] {
            let told = try run(
                """
                python3 '\(ZooPlugin.package.path)/Tests/Servers/terminal.py' 80 'q: leave' jq \
                "$FEEDHOST" --allow terminal --seat \(seat) -r \(library) test/feed.xml
                """, in: name)
            #expect(told.status == 0, "\(told.words)")
            #expect(told.words.contains("> \u{1B}[1mA rope & a bell\u{1B}[0m"))
        }
    }

    @Test(arguments: [
        ("c", "make CFLAGS='-O1 -Werror -Wpedantic'"),
        ("cpp", "make CXXFLAGS='-O1 -Werror -Wpedantic -Wshadow -Wconversion'"),
        ("rust", "RUSTFLAGS=-Dwarnings cargo build --offline"),
        ("swift", "make small"),
    ])
    func `a reader in the terminal builds, and is left by a key`(language: String, build: String)
        throws
    {
        guard language != "rust" || InstalledFeedHost.has("cargo") else { return }
        let name = "my-\(language)"
        let library =
            language == "rust" ? "target/debug/libmy_rust.so" : "build/\(name).so"
        let made = try run("\"$FEEDHOST\" new \(name) --language \(language) --interactive")
        #expect(made.status == 0, "\(made.words)")
        let built = try run("\(build) && test/run \(library)", in: name)
        #expect(built.status == 0, "\(built.words)")
        #expect(!built.words.contains("warning"), "\(built.words)")
        try drive(library, in: name)
    }

    @Test func `nothing of a project points back to where FeedHost was built`() throws {
        for language in ["swift", "c", "cpp", "rust"] {
            for kind in ["", " --interactive"] {
                let made = try run(
                    "rm -rf x && \"$FEEDHOST\" new x --language \(language)\(kind) && grep -r '@[A-Z]*@' x"
                )
                #expect(made.status == 1, "\(made.words)")
                let pointing = try run("grep -rF '\(ZooPlugin.package.path)/' x")
                #expect(pointing.status == 1, "\(pointing.words)")
            }
        }
    }

    @Test func `the library's own flags come from pkg-config`() throws {
        _ = try run("\"$FEEDHOST\" new x --language c")
        let built = try run(
            """
            cc -std=c11 -fPIC -shared $(pkg-config --cflags --libs feedhost-plugin) -o own.so \
            x/src/renderer.c && \"$FEEDHOST\" validate own.so
            """, in: "",
            [
                "PKG_CONFIG_PATH": InstalledFeedHost.prefix.appendingPathComponent("lib/pkgconfig")
                    .path
            ])
        #expect(built.status == 0, "\(built.words)")
    }

    @Test func `names are checked, and nothing is overwritten`() throws {
        for arguments in [
            "", "x", "Big --language c", "1st --language c", "a_b --language c",
            "\(String(repeating: "x", count: 65)) --language c", "../x --language c",
            "'' --language c", "x --language pascal", "text --language c", "x y --language c",
            "x --language c --json",
        ] {
            let refused = try run("\"$FEEDHOST\" new \(arguments)")
            #expect(refused.status == 64, "\(arguments): \(refused.words)")
            #expect(refused.words.hasPrefix("feedhost: "))
        }
        #expect(try folder.names().isEmpty)

        try folder.write("mine", to: "there")
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("empty"), withIntermediateDirectories: false)
        _ = try run("ln -s nowhere dangling")
        for name in ["there", "empty", "dangling"] {
            let refused = try run("\"$FEEDHOST\" new \(name) --language c")
            #expect(refused.status == 73)
            #expect(refused.words.contains("'\(name)' already, and nothing is overwritten"))
        }
        #expect(try run("\"$FEEDHOST\" new x --language c --directory nowhere").status == 73)
        // In the middle of it no file may grow any further, as on a disk that is full.
        let full = try run("trap '' XFSZ; ulimit -f 8; \"$FEEDHOST\" new full --language c")
        #expect(full.status == 73, "\(full.words)")
        #expect(full.words.contains("cannot make 'full': "))
        #expect(try folder.names() == ["dangling", "empty", "there"])
        #expect(try run("cat there").words == "mine")

        #expect(try run("\"$FEEDHOST\" new x --language c --directory empty/").status == 0)
        #expect(try run("ls -A empty && ls empty/x/src").words == "x\nrenderer.c\n")
    }
}
