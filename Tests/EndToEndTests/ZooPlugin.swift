import Foundation
import Testing

/// The animals of the zoo as libraries.
enum ZooPlugin {
    /// The top folder of the package.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The animal's library, compiled.
    static func compile(_ animal: ZooAnimal, in folder: TemporaryFolder) throws -> String {
        let suffix = animal.isCPlusPlus ? "cc" : "c"
        return try compile(
            "Tests/Zoo/\(animal.name).\(suffix)", name: animal.name,
            by: animal.isCPlusPlus ? "c++ -std=c++17" : "cc -std=c11", linking: animal.linking,
            missing: animal.missingLibrary, in: folder)
    }

    /// The library of a source file of the package.
    static func compile(
        _ source: String, name: String, by compiler: String = "cc -std=c11",
        linking: String = "", missing: String? = nil, in folder: TemporaryFolder
    ) throws -> String {
        let library = folder.url.appendingPathComponent(name + ".so").path
        let source = "\(package.path)/\(source)"
        var linking = linking
        let stub = missing.map { folder.url.appendingPathComponent("lib\($0).so").path }
        if let missing, let stub {
            try shell("cc -shared -o '\(stub)' -x c /dev/null")
            linking += " -Wl,--no-as-needed '-L\(folder.url.path)' -l\(missing)"
        }
        try shell(
            "\(compiler) -O1 -w -fPIC -shared -fvisibility=hidden -pthread "
                + "'-I\(package.path)/Sources/FeedPluginAPI/include' -o '\(library)' '\(source)' "
                + linking)
        if let stub {
            try FileManager.default.removeItem(atPath: stub)
        }
        return library
    }

    private static func shell(_ command: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "failed: \(command)")
    }
}
