import Foundation
import Testing

/// Runs the transcripts of `Tests/Transcripts`: command lines with their output and their status.
///
/// A scenario begins with `## ` and its name. It has a folder of its own, which is the working folder and the
/// home, and is written as `~`; `$FIXTURES` is `Tests/Fixtures`. `<<< NAME` and `>>>` enclose a file. `$ ` begins a command of bash; below it
/// stand its output, what it wrote to standard error, after `! `, and in brackets a status that is not 0.
///
/// With `RECORD_TRANSCRIPTS` in the environment the files are written anew; read the difference.
@Suite struct TranscriptTests {
    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("../Transcripts")

    @Test(arguments: [
        "archive", "compression", "configuration", "content", "drawing", "folders", "input",
        "items", "large", "lint", "list", "named-files", "renderers", "system", "upgrade",
    ])
    func `Prints what the transcript says`(name: String) throws {
        let isRecording = ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil
        let file = Self.folder.appendingPathComponent(name + ".txt")
        let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n## ")
        #expect(parts.count > 1)
        var found = [parts[0]]
        for scenario in parts.dropFirst() {
            let played = try play(scenario)
            #expect(isRecording || played == scenario)
            found.append(played)
        }
        if isRecording { try Data(found.joined(separator: "\n## ").utf8).write(to: file) }
    }

    /// Runs the commands of a scenario, and returns it with what they really print.
    private func play(_ scenario: String) throws -> String {
        let folder = try TemporaryFolder()
        var lines = scenario.split(separator: "\n", omittingEmptySubsequences: false)[...]
        var found: [String] = []
        while let line = lines.popFirst() {
            found.append(String(line))
            if line.hasPrefix("<<< ") {
                let content = lines.prefix { $0 != ">>>" }
                lines = lines.dropFirst(content.count)
                found += content.map(String.init)
                try folder.write(
                    content.map { $0 + "\n" }.joined(), to: String(line.dropFirst(4)))
            } else if line.hasPrefix("$ ") {
                lines = lines.drop { !$0.hasPrefix("$ ") && !$0.hasPrefix("<<< ") }
                found += try outcome(of: line.dropFirst(2), in: folder.url.path)
            }
        }
        return found.joined(separator: "\n") + "\n"
    }

    private func outcome(of command: Substring, in home: String) throws -> [String] {
        let outcome = try FeedHostProcess.run(
            [], environment: ["HOME": home, "FIXTURES": Self.folder.path + "/../Fixtures"],
            shell: "cd '\(home)'; feedhost() { \"$0\" \"$@\"; }\n\(command)")
        func lines(_ text: String, _ mark: String) -> [String] {
            let text = text.replacing(home, with: "~").trimmingCharacters(in: .newlines)
            return text.isEmpty
                ? [] : text.components(separatedBy: "\n").map { mark + $0 }
        }
        return lines(outcome.text, "") + lines(outcome.errors, "! ")
            + (outcome.status == 0 ? [] : ["[\(outcome.status)]"])
    }
}
