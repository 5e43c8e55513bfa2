import Foundation
import Synchronization

/// The compiled plugins of the zoo, in a temporary folder shared by all tests.
enum Zoo {
    /// A library that is compiled on first use; other threads wait.
    private final class SharedLibrary: Sendable {
        let library = Mutex<String?>(nil)
    }

    private static let libraries = Mutex<[String: SharedLibrary]>([:])

    private static let folder: URL = {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("feedhost-zoo-\(getpid())")
        atexit { Zoo.close() }
        return folder
    }()

    private static func close() {
        try? FileManager.default.removeItem(at: folder)
    }

    /// Returns the compiled library, which must not be changed.
    static func library(of animal: ZooAnimal) throws -> String {
        let shared = libraries.withLock { libraries in
            let shared = libraries[animal.name] ?? SharedLibrary()
            libraries[animal.name] = shared
            return shared
        }
        return try shared.library.withLock { library in
            if let library { return library }
            let directory = folder.appendingPathComponent(animal.name)
            try FileManager.default.createDirectory(
                at: directory, withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o755]
            )
            let made = try ZooPlugin.compile(animal, in: directory)
            library = made
            return made
        }
    }
}
