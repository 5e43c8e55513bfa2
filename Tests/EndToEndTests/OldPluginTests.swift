import Foundation
import Testing

/// Plugins of earlier versions, each built with the header of its day (`Tests/abi/VERSION`), against
/// the program of today.
struct OldPluginTests {
    private static let folder = ZooPlugin.package.appendingPathComponent("Tests/abi")

    /// The folders that hold a plugin.
    static let versions: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter {
            FileManager.default.fileExists(
                atPath: folder.appendingPathComponent("\($0)/plugin.c").path)
        }.sorted()

    @Test func `at least that of 1.0.0 is kept`() {
        #expect(Self.versions.contains("1.0.0"))
    }

    @Test(arguments: versions, ["in-process", "worker"])
    func `draw what they drew`(version: String, seat: String) throws {
        let source = Self.folder.appendingPathComponent(version)
        let folder = try TemporaryFolder()
        // Its own header is found first, where it has one.
        let library = try ZooPlugin.compile(
            "Tests/abi/\(version)/plugin.c", name: "kept",
            by: "cc -std=c11 -Wall -Werror '-I\(source.path)'", in: folder)
        let outcome = try FeedHostProcess.run(
            ["--seat", seat, "-r", library, source.appendingPathComponent("feed.xml").path])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.errors.isEmpty)
        #expect(
            outcome.output
                == (try Data(contentsOf: source.appendingPathComponent("drawn.txt"))))
    }

    @Test(arguments: versions)
    func `keep the contract of today`(version: String) throws {
        let source = Self.folder.appendingPathComponent(version)
        let folder = try TemporaryFolder()
        let library = try ZooPlugin.compile(
            "Tests/abi/\(version)/plugin.c", name: "kept",
            by: "cc -std=c11 '-I\(source.path)'", in: folder)
        let outcome = try FeedHostProcess.run(["validate", "--seed", "1", library])
        #expect(outcome.status == 0, "\(outcome.text)")
    }
}
