import Foundation
import Synchronization

/// The animals' libraries in a folder that all tests share, each compiled by who needs it first.
enum Zoo {
    /// A place for one library. Who comes second waits.
    private final class Cage: Sendable {
        let library = Mutex<String?>(nil)
    }

    private static let cages = Mutex<[String: Cage]>([:])

    private static let folder: URL = {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("feedhost-zoo-\(getpid())")
        atexit { Zoo.close() }
        return folder
    }()

    private static func close() {
        try? FileManager.default.removeItem(at: folder)
    }

    /// The animal's library. It is only to be read.
    static func library(of animal: ZooAnimal) throws -> String {
        let cage = cages.withLock { cages in
            let cage = cages[animal.name] ?? Cage()
            cages[animal.name] = cage
            return cage
        }
        return try cage.library.withLock { library in
            if let library { return library }
            let place = folder.appendingPathComponent(animal.name)
            try FileManager.default.createDirectory(
                at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o755]
            )
            let made = try ZooPlugin.compile(animal, in: place)
            library = made
            return made
        }
    }
}
