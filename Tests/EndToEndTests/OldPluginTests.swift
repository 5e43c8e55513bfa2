import Foundation
import Testing

/// Plugins of earlier versions, each compiled with its own header (`Tests/abi/VERSION`).
struct OldPluginTests {
    private static let folder = ZooPlugin.package.appendingPathComponent("Tests/abi")

    /// The versions with a plugin.
    static let versions: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
        .filter {
            $0.first?.isNumber == true
                && FileManager.default.fileExists(
                    atPath: folder.appendingPathComponent("\($0)/plugin.c").path)
        }.sorted()

    @Test(arguments: ["feed_plugin.h", "feed_plugin.hpp", "feed_plugin.rs"])
    func `Includes the plugin of 1.0.0 with the headers of its day`(header: String) {
        #expect(Self.versions.contains("1.0.0"))
        let path = Self.folder.appendingPathComponent("1.0.0/\(header)").path
        #expect(FileManager.default.fileExists(atPath: path))
    }

    @Test(arguments: versions)
    func `Earlier plugins draw their recorded output, and pass validation`(version: String) throws {
        let source = Self.folder.appendingPathComponent(version)
        let folder = try TemporaryFolder()
        // The version's own header, if any, is found first.
        let library = try ZooPlugin.compile(
            "Tests/abi/\(version)/plugin.c", name: "kept",
            by: "cc -std=c11 -Wall -Werror '-I\(source.path)'", in: folder.url)
        for seat in ["in-process", "worker"] {
            let outcome = try FeedHostProcess.run(
                ["--seat", seat, "-r", library, source.appendingPathComponent("feed.xml").path])
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.errors.isEmpty)
            #expect(
                outcome.output
                    == (try Data(contentsOf: source.appendingPathComponent("drawn.txt"))))
        }
        let report = try FeedHostProcess.run(["validate", "--seed", "1", library])
        #expect(report.status == 0, "\(report.text)")
    }

    /// The languages with a wrapper of the header. Versions without their own wrapper use the current one.
    enum Wrapper: String, CaseIterable {
        case cpp
        case rust

        var isInstalled: Bool { self != .rust || Shell.has("rustc") }

        func build(_ version: String, in folder: TemporaryFolder) throws -> String {
            let source = OldPluginTests.folder.appendingPathComponent(version).path
            let sdk = ZooPlugin.package.appendingPathComponent("SDK").path
            let library = folder.url.appendingPathComponent("kept.so").path
            let command =
                switch self {
                case .cpp:
                    """
                    c++ -std=c++17 -O1 -Wall -Wextra -Werror -fPIC -shared -fvisibility=hidden \
                    -I'\(source)' -I'\(sdk)/include' \
                    -I'\(ZooPlugin.package.path)/Sources/FeedPluginAPI/include' \
                    -o '\(library)' '\(source)/plugin.cpp'
                    """
                case .rust:
                    """
                    cp '\(sdk)/rust/feed_plugin.rs' . && cp '\(source)'/*.rs . && \
                    rustc --edition 2024 --crate-type cdylib -C opt-level=1 -D warnings \
                    -o '\(library)' plugin.rs
                    """
                }
            let built = try Shell.run(command, in: folder.url)
            try #require(built.status == 0, "\(built.words)")
            return library
        }
    }

    @Test(arguments: versions, Wrapper.allCases)
    func `Earlier plugins with wrappers draw their output, and report failures`(
        version: String, wrapper: Wrapper
    ) throws {
        guard wrapper.isInstalled else { try Test.cancel("there is no rustc here") }
        let source = Self.folder.appendingPathComponent(version)
        let folder = try TemporaryFolder()
        let library = try wrapper.build(version, in: folder)
        for seat in ["in-process", "worker"] {
            let arguments = [
                "--seat", seat, "-r", library, source.appendingPathComponent("all.xml").path,
            ]
            let outcome = try FeedHostProcess.run(arguments)
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(
                outcome.output
                    == (try Data(contentsOf: source.appendingPathComponent("drawn-all.txt"))))
            let failed = try FeedHostProcess.run(["-O", "fails=true"] + arguments)
            #expect(failed.status == 70)
            #expect(failed.errors.contains("it fails as it was told; "), "\(failed.errors)")
            #expect(failed.errors.split(separator: "\n").count == 1, "\(failed.errors)")
            // The message of a panic has its source location.
            #expect(failed.errors.contains("plugin.rs:") == (wrapper == .rust))
        }
        let report = try FeedHostProcess.run(["validate", "--seed", "1", library])
        #expect(report.status == 0, "\(report.text)")
    }
}
