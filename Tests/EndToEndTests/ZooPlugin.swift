import Foundation
import Testing

/// The animals of the zoo as libraries.
enum ZooPlugin {
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The animal's library, compiled.
    static func compile(_ animal: ZooAnimal, in folder: TemporaryFolder) throws -> String {
        let library = folder.url.appendingPathComponent(animal.name + ".so").path
        let compiler = animal.isCPlusPlus ? "c++ -std=c++17" : "cc -std=c11"
        let source = "\(package.path)/Tests/Zoo/\(animal.name).\(animal.isCPlusPlus ? "cc" : "c")"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = [
            "-c",
            "\(compiler) -O1 -w -fPIC -shared -fvisibility=hidden -pthread "
                + "'-I\(package.path)/Sources/FeedPluginAPI/include' -o '\(library)' '\(source)'",
        ]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "\(animal.name) does not compile")
        return library
    }
}
