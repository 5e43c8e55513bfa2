import Foundation
import Testing

/// What `feedhost validate` says of plugins that keep the contract, and of files that are none.
struct ValidateTests {
    private static let plugins = FeedHostProcess.binary.deletingLastPathComponent()

    @Test(arguments: [
        "TextRenderer", "HTMLRenderer", "JSONRenderer", "ProgressRenderer", "TerminalRenderer",
    ])
    func `the shipped plugins keep the contract`(product: String) throws {
        let library = Self.plugins.appendingPathComponent("lib\(product).so").path
        let outcome = try FeedHostProcess.run(["validate", "--allow", "terminal", library])
        #expect(outcome.status == 0, "\(outcome.text)\(outcome.errors)")
        #expect(outcome.text.hasSuffix("keeps the contract.\n"))
        #expect(!outcome.text.contains("not made"), "\(outcome.text)")
    }

    @Test func `a report for programs names rule, evidence and remedy`() throws {
        let folder = try TemporaryFolder()
        let animal = try #require(ZooAnimal.all.first { $0.name == "display_crashes" })
        let library = try ZooPlugin.compile(animal, in: folder)
        let outcome = try FeedHostProcess.run(["validate", "--json", "--seed", "7", library])
        #expect(outcome.status == 65)
        let report = try #require(
            try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        #expect(report["valid"] as? Bool == false)
        #expect(report["seed"] as? Int == 7)
        #expect(report["id"] as? String == "animal")
        let findings = try #require(report["findings"] as? [[String: String]])
        let finding = try #require(findings.first)
        #expect(finding["rule"] == "survival")
        #expect(finding["evidence"]?.contains("crashed (SIGSEGV in display)") == true)
        #expect(finding["remedy"]?.isEmpty == false)
    }

    @Test func `random calls come again with their seed`() throws {
        let folder = try TemporaryFolder()
        let library = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/forgetful.c", name: "forgetful", in: folder)
        let first = try FeedHostProcess.run(["validate", "--seed", "1", library])
        #expect(first.status == 65, "\(first.text)")
        let calls = try #require(
            first.text.firstMatch(of: /; after (.*) \(--seed ([0-9]+)\)/), "\(first.text)")
        let again = try FeedHostProcess.run(["validate", "--seed", String(calls.2), library])
        #expect(again.text.contains("; after \(calls.1) (--seed \(calls.2))"), "\(again.text)")
    }

    /// Files that are no plugins: how a shell makes each, and what is said of it.
    private static let files: [(make: String, words: String)] = [
        ("true", "no such file"),
        (": > plugin", "not a shared library"),
        ("mkdir plugin", "not a regular file"),
        ("mkfifo plugin", "not a regular file"),
        ("ln -s /dev/zero plugin", "not a regular file"),
        ("ln -s plugin plugin", "levels of symbolic links"),
        ("echo 'just words' > plugin", "not ELF"),
        ("head -c 100000 /dev/urandom > plugin", "not ELF"),
        ("truncate -s 4T plugin", "not ELF"),
        ("head -c 64 \"$1\" > plugin", "cut short"),
        ("head -c 300000 \"$1\" > plugin", "cut short"),
        ("head -c 3000 \"$1\" > plugin", "cut short"),
        ("head -c 20000 \"$1\" > plugin", "cut short"),
        ("head -c 4096 \"$1\" > plugin && truncate -s 4T plugin", ""),
        ("cp \"$1\" plugin && printf '\\001' | dd of=plugin bs=1 seek=4 conv=notrunc", "32 bits"),
        (
            "cp \"$1\" plugin && printf '\\002' | dd of=plugin bs=1 seek=16 conv=notrunc",
            "not a shared"
        ),
        ("head -c 512 \"$1\" > plugin && head -c 400000 /dev/urandom >> plugin", ""),
        ("cp \"$1\" plugin && chmod 666 plugin", "others than its owner may write"),
    ]

    @Test(arguments: files.indices)
    func `a file that is no plugin is told, and nothing hangs or crashes`(index: Int) throws {
        let (make, words) = Self.files[index]
        let folder = try TemporaryFolder()
        let shipped = Self.plugins.appendingPathComponent("libTextRenderer.so").path
        let script = """
            cd '\(folder.url.path)' && { \(make); } > /dev/null 2>&1
            ulimit -v 4000000
            exec timeout 60 "$0" validate ./plugin
            """
        let outcome = try FeedHostProcess.run([shipped], shell: script)
        #expect(!outcome.wasKilledBySignal, "\(make)")
        let isThere = FileManager.default.fileExists(
            atPath: folder.url.appendingPathComponent("plugin").path)
        #expect(
            outcome.status == (isThere ? 65 : 66), "\(make): \(outcome.text)\(outcome.errors)")
        let said = isThere ? outcome.text : outcome.errors
        #expect(words.isEmpty || said.contains(words), "\(make): \(said)")
        #expect(!isThere || said.contains("does not keep the contract"), "\(make): \(said)")
    }
}
