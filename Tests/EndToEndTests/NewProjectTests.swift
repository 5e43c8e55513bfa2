import Foundation
import Testing

/// `feedhost new` of an installed FeedHost. `GuideTests` tests that its projects build, pass validation and draw.
final class NewProjectTests: TestsInFolder {
    private func run(
        _ command: String, in project: String = "", _ environment: [String: String] = [:]
    ) throws -> Shell.Outcome {
        try Shell.run(
            command, in: folder.url.appendingPathComponent(project),
            environment: ["FEEDHOST": InstalledFeedHost.binary].merging(environment) { $1 })
    }

    /// Reads two feeds, and one that fails, with an interactive project's plugin, in both places.
    private func drive(_ library: String, in name: String) throws {
        let file = folder.url.appendingPathComponent("\(name)/\(library)").path
        let feeds = try [("F", ["A1", "A2"]), ("G", ["B1"])].map { title, items in
            let elements = items.map { item in
                """
                <item><title>\(item)</title><guid>\(item)</guid>
                <comments>http://example.org/\(item)</comments>
                <description>&lt;p&gt;text \(item)&lt;/p&gt;</description></item>
                """
            }
            return try folder.write(
                SampleDocuments.feed(title, items: elements), to: "\(name)/\(title).xml"
            ).path
        }
        for seat in ["in-process", "worker"] {
            let session = try TerminalSession(
                in: folder, columns: 60, rows: 10,
                variables: "LC_ALL=de_DE.UTF-8 XDG_STATE_HOME='\(folder.path)/\(name)-\(seat)'")
            func shows(_ words: String..., sourceLocation: SourceLocation = #_sourceLocation) throws
            {
                let screen = try session.screen { screen in words.allSatisfy(screen.contains) }
                #expect(screen != nil, "\(words)", sourceLocation: sourceLocation)
            }
            try session.type(
                "modes=$(stty -a); \"$FEEDHOST\" --allow terminal --seat \(seat) -r '\(file)' "
                    + feeds.joined(separator: " ") + " gone.xml; echo status=$?; "
                    + "test \"$modes\" = \"$(stty -a)\" && echo same=$((1 + 1))")
            try shows("F, G", "> A1", "  A2", "  B1", "'gone.xml'")
            try session.press("j", "s")
            try shows("> * A2")
            // In one reading: the number is one of the article's links.
            try session.press("Enter", "1", "y")
            try shows("A2\nF\n", "text A2", "1 Kommentare", "kopiert: http://example.org/A2")
            try session.press("h")
            try shows("  A1", "> * A2")
            // A filter works while it is typed, and stays.
            try session.press("f", "B")
            try shows("> B1", "/B")
            try session.press("Enter", "A")
            try shows("1 als gelesen markiert")
            try session.press("A")
            try shows("> B1", "alle sind wie zuvor")
            try session.press("?")
            try shows("j  nach unten")
            try session.press("G")
            try shows("Q  beenden")
            try session.press("?", "h", "h")
            try shows("> Alle 2", "Mit Stern 1", "  F 1", "  G 1", "! gone.xml 0")
            try session.press("Q")
            try shows("status=1", "same=2")
        }
        let alone = try run(
            "timeout 20 setsid -w \"$FEEDHOST\" --allow terminal -r \(library) test/feed.xml </dev/null",
            in: name)
        #expect(alone.status == 70, "\(alone.words)")
        #expect(
            alone.words.contains("there is no terminal to read keys from"), "\(alone.words)")
    }

    @Test(arguments: [
        ("c", "make CFLAGS='-O1 -Werror -Wpedantic'"),
        ("cpp", "make CXXFLAGS='-O1 -Werror -Wpedantic -Wshadow -Wconversion'"),
        ("rust", "RUSTFLAGS=-Dwarnings cargo build --offline"),
        ("swift", "make small"),
    ])
    func `Terminal reader project builds, and reads`(language: String, build: String)
        throws
    {
        guard language != "rust" || Shell.has("cargo") else { return }
        let name = "my-\(language)"
        let library =
            language == "rust" ? "target/debug/libmy_rust.so" : "build/\(name).so"
        let made = try run("\"$FEEDHOST\" new \(name) --language \(language) --interactive")
        #expect(made.status == 0, "\(made.words)")
        if language == "swift" { try InstalledKit.copyModules(to: "\(name)/objects", in: folder) }
        let built = try run(
            "\(build) && test/run \(library)", in: name,
            language == "swift" ? ["OBJECTS": "objects"] : [:])
        #expect(built.status == 0, "\(built.words)")
        #expect(!built.words.contains("warning"), "\(built.words)")
        try drive(library, in: name)
    }

    @Test(
        .enabled(if: InstalledFeedHost.hasGTK, "there is no GTK 4 here"),
        arguments: [("c", "make CFLAGS='-O1 -Werror -Wpedantic'"), ("swift", "make")])
    func `Window project builds, and needs a display`(language: String, build: String)
        throws
    {
        let name = "my-\(language)"
        let library = language == "c" ? "build/\(name).so" : ".build/release/lib\(name).so"
        let made = try run("\"$FEEDHOST\" new \(name) --language \(language) --window")
        #expect(made.status == 0, "\(made.words)")
        #expect(made.words.contains("feedhost --allow display --renderer \(library)"))
        let built = try run(
            "\(build) && \"$FEEDHOST\" renderers \(library) && \"$FEEDHOST\" -r \(library) || echo $?",
            in: name)
        // SwiftPM warns of flags of pkg-config that it ignores.
        let warnings = built.words.split(separator: "\n").filter {
            $0.contains("warning:") && !$0.contains("prohibited flag")
        }
        #expect(warnings.isEmpty, "\(built.words)")
        #expect(built.words.contains("display: not granted"), "\(built.words)")
        #expect(built.words.hasSuffix("69\n"), "\(built.words)")
        guard Shell.has("xvfb-run") else { return }
        let report = try run(
            "xvfb-run -a \"$FEEDHOST\" validate --allow display \(library)", in: name)
        #expect(report.status == 0, "\(report.words)")
    }

    private static let hasYAML =
        (try? Shell.run("python3 -c 'import yaml'"))?.status == 0

    /// A job's image, and the commands of its steps for building and testing.
    private static let printJob = """
        python3 - <<'PYTHON'
        import yaml
        with open(".github/workflows/plugin.yml") as file:
            job = yaml.safe_load(file)["jobs"]["plugin"]
        steps = {step.get("name"): step.get("run") for step in job["steps"]}
        print("#", job["container"])
        print(steps["Build"] + steps["Test"], end="")
        PYTHON
        """

    @Test(
        .enabled(if: hasYAML, "there is no python3 with yaml here"),
        arguments: [
            ("c", "cc", "debian:bookworm"), ("cpp", "c++", "debian:bookworm"),
            ("rust", "cargo", "rust:1-bookworm"), ("swift", nil, "swift:6.3-bookworm"),
        ])
    func `Project is built and tested by its workflow for GitHub`(
        language: String, tool: String?, image: String
    ) throws {
        _ = try run("\"$FEEDHOST\" new my-own --language \(language)")
        let job = try run(Self.printJob, in: "my-own")
        #expect(job.status == 0 && job.words.hasPrefix("# \(image)\n"), "\(job.words)")
        // In Swift, `GuideTests` runs the same commands.
        guard let tool, Shell.has(tool) else { return }
        let tested = try run("set -e\n" + job.words, in: "my-own")
        #expect(
            tested.status == 0 && tested.words.contains("keeps the contract"), "\(tested.words)")
    }

    @Test(.enabled(if: hasYAML, "there is no python3 with yaml here"), arguments: ["c", "swift"])
    func `Window project is tested on a virtual display by its workflow`(language: String) throws {
        _ = try run("\"$FEEDHOST\" new my-own --language \(language) --window")
        let job = try run(Self.printJob, in: "my-own")
        #expect(job.status == 0 && job.words.contains("\nxvfb-run -a test/run "), "\(job.words)")
    }

    @Test func `Quotes a folder for the shell, also where an accent follows`() throws {
        let made = try run(
            "mkdir 'a`\u{301}b' && \"$FEEDHOST\" new x --language c --directory 'a`\u{301}b'")
        #expect(made.words.contains("cd 'a`\u{301}b/x'\n"), "\(made.words)")
    }

    @Test(arguments: ["cpp", "rust"])
    func `Rejects --window for languages without it`(language: String) throws {
        let made = try run("\"$FEEDHOST\" new x --language \(language) --window")
        #expect(made.status == 64)
        #expect(
            made.words.contains("swift or c with --window (GTK is a library in C"), "\(made.words)")
        let both = try run("\"$FEEDHOST\" new x --language c --window --interactive")
        #expect(both.status == 64, "\(both.words)")
    }

    @Test(
        .enabled(if: Shell.has("cmake"), "there is no cmake here"),
        arguments: ["c", "cpp"])
    func `Project builds and passes its test with CMake`(language: String) throws {
        let made = try run("\"$FEEDHOST\" new mine --language \(language)")
        #expect(made.status == 0, "\(made.words)")
        let built = try run(
            """
            # With a umask that lets the group write, as on some systems.
            umask 002
            cmake -B build/cmake && cmake --build build/cmake && ctest --test-dir build/cmake -V \
                && "$FEEDHOST" -r build/cmake/mine.so test/feed.xml
            """, in: "mine")
        #expect(built.status == 0, "\(built.words)")
        #expect(!built.words.contains("warning"), "\(built.words)")
        #expect(built.words.contains("keeps the contract, and draws what it should"))
        #expect(built.words.contains("* A rope & a bell"), "\(built.words)")
    }

    @Test(.enabled(if: Shell.has("cmake"), "there is no cmake here"))
    func `CMake finds the installed package`() throws {
        _ = try run("\"$FEEDHOST\" new x --language c && mkdir own")
        _ = try folder.write(
            """
            cmake_minimum_required(VERSION 3.18)
            project(own LANGUAGES C)
            find_package(feedhost-plugin REQUIRED)
            feedhost_add_plugin(own ../x/src/renderer.c)
            """, to: "own/CMakeLists.txt")
        let built = try run(
            """
            # As by /lib, which is a link to /usr/lib.
            mkdir linked && ln -s '\(InstalledFeedHost.prefix.path)/lib' linked/
            cmake -B build -DCMAKE_PREFIX_PATH="$PWD/linked" \
                && cmake --build build && "$FEEDHOST" validate build/own.so
            """, in: "own")
        #expect(built.status == 0, "\(built.words)")
    }

    /// A language of projects, and how its plugins are built, changed and debugged.
    struct Language: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// The required tool.
        let tool: String
        /// Builds ``library`` with debug information.
        let build: String
        let library: String
        /// The source file to change, and the text to change in it.
        let source: String
        let mark: String
    }

    static let languages = [
        Language(
            testDescription: "c", tool: "cc", build: "make CFLAGS='-O0 -g'",
            library: "build/mine.so", source: "src/renderer.c", mark: "\"\\n* \""),
        Language(
            testDescription: "cpp", tool: "c++", build: "make CXXFLAGS='-O0 -g'",
            library: "build/mine.so", source: "src/renderer.cpp", mark: "\"\\n* \""),
        Language(
            testDescription: "rust", tool: "cargo", build: "cargo build --offline",
            library: "target/debug/libmine.so", source: "src/lib.rs", mark: "\"\\n* {}\""),
        Language(
            testDescription: "swift", tool: "swiftc", build: "swift build",
            library: ".build/debug/libmine.so", source: "Sources/Plugin/Renderer.swift",
            mark: "\"\\n* \\(item.title)\""),
    ]

    @Test(arguments: languages)
    func `Watch reloads a rebuilt project, and gdb stops at its source line`(
        language: Language
    ) throws {
        guard Shell.has(language.tool) else { return }
        let made = try run(
            "umask 022; \"$FEEDHOST\" new mine --language \(language.testDescription); cd mine; \(language.build)"
        )
        #expect(made.status == 0, "\(made.words)")
        let source = folder.url.appendingPathComponent("mine/\(language.source)")
        let lines = try String(contentsOf: source, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
        let index = try #require(lines.firstIndex { $0.contains(language.mark) })
        var changed = lines.map(String.init)
        changed[index] = changed[index].replacingOccurrences(
            of: language.mark, with: language.mark.replacingOccurrences(of: "*", with: "+"))
        _ = try folder.write(changed.joined(separator: "\n"), to: "changed")

        let watched = try run(
            """
            "$FEEDHOST" --watch -r '\(language.library)' -o drawn test/feed.xml 2> log & watcher=$!
            trap 'kill $watcher' EXIT
            until_drawn() { for i in $(seq 600); do grep -qs "$1" drawn && return; sleep 0.1; done; cat log; exit 1; }
            until_drawn '^\\* A rope'
            cp ../changed '\(language.source)'
            \(language.build) > build.log 2>&1 || { cat build.log; exit 1; }
            until_drawn '^+ A rope'
            """, in: "mine")
        #expect(watched.status == 0, "\(watched.words)")

        guard Shell.has("gdb") else { return }
        let debugged = try run(
            """
            timeout 300 gdb -q -batch -ex 'set breakpoint pending on' \
                -ex 'break \(source.lastPathComponent):\(index + 1)' -ex run -ex backtrace \
                --args "$FEEDHOST" --debug-plugin -r '\(language.library)' test/feed.xml < /dev/null 2>&1
            """, in: "mine")
        #expect(
            debugged.words.contains(
                try Regex(
                    "Breakpoint 1[.0-9]*, .*display.*\(source.lastPathComponent):\(index + 1)"
                )),
            "\(debugged.words)")
        #expect(
            debugged.words.contains(
                try Regex(
                    "#0 .*display.* at .*\(source.lastPathComponent):\(index + 1)")),
            "\(debugged.words)")
    }

    @Test func `Projects don't refer to FeedHost's source folder`() throws {
        for language in ["swift", "c", "cpp", "rust"] {
            let kinds =
                ["", " --interactive"]
                + (language == "swift" || language == "c" ? [" --window"] : [])
            for kind in kinds {
                let made = try run(
                    """
                    rm -rf x && \"$FEEDHOST\" new x --language \(language)\(kind) && \
                    grep -r '@[A-Z]*@' x
                    """)
                #expect(made.status == 1, "\(made.words)")
                let references = try run("grep -rF '\(ZooPlugin.package.path)/' x")
                #expect(references.status == 1, "\(references.words)")
            }
        }
    }

    @Test func `Rejects invalid names, and overwrites nothing`() throws {
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
        // A file size limit that fails in the middle, like a full disk.
        let full = try run("trap '' XFSZ; ulimit -f 8; \"$FEEDHOST\" new full --language c")
        #expect(full.status == 73, "\(full.words)")
        #expect(full.words.contains("cannot make 'full': "))
        #expect(try folder.names() == ["dangling", "empty", "there"])
        #expect(try run("cat there").words == "mine")

        #expect(try run("\"$FEEDHOST\" new x --language c --directory empty/").status == 0)
        #expect(try run("ls -A empty && ls empty/x/src").words == "x\nrenderer.c\n")
    }
}
