import Foundation
import Testing

/// The animals of the zoo as libraries.
enum ZooPlugin {
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The animal's library, compiled.
    static func compile(_ animal: ZooAnimal, in folder: TemporaryFolder) throws -> String {
        let suffix = animal.isCPlusPlus ? "cc" : "c"
        return try compile(
            "Tests/Zoo/\(animal.name).\(suffix)", name: animal.name,
            by: animal.isCPlusPlus ? "c++ -std=c++17" : "cc -std=c11", in: folder)
    }

    /// The library of a source file of the package.
    static func compile(
        _ source: String, name: String, by compiler: String = "cc -std=c11",
        in folder: TemporaryFolder
    ) throws -> String {
        let library = folder.url.appendingPathComponent(name + ".so").path
        let source = "\(package.path)/\(source)"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c",
            "\(compiler) -O1 -w -fPIC -shared -fvisibility=hidden -pthread "
                + "'-I\(package.path)/Sources/FeedPluginAPI/include' -o '\(library)' '\(source)'",
        ]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(name) does not compile")
        return library
    }
}
