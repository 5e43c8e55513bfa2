import Foundation
import Testing

/// The animals of the zoo as libraries.
enum ZooPlugin {
    /// The top folder of the package.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A stand-in for a library that one was linked with.
    enum Instead {
        /// Nothing.
        case nothing
        /// That library.
        case itself
        /// That library, which everybody may write to.
        case writable
        /// A program.
        case program
        /// A library of that name whose code is written to when it is loaded.
        case writing
        /// A named pipe.
        case pipe
        /// A link to that library, which is in another folder.
        case linkOutside
        /// Nothing, and the name stands where the loader does not look for it.
        case hidden
    }

    /// The animal's library, compiled.
    static func compile(_ animal: ZooAnimal, in folder: TemporaryFolder) throws -> String {
        try compile(animal, in: folder.url)
    }

    static func compile(_ animal: ZooAnimal, in folder: URL) throws -> String {
        let suffix = animal.isCPlusPlus ? "cc" : "c"
        let library = try compile(
            "Tests/Zoo/\(animal.name).\(suffix)", name: animal.name,
            by: animal.isCPlusPlus ? "c++ -std=c++17" : "cc -std=c11", linking: animal.linking,
            missing: animal.missingLibrary, instead: animal.instead, in: folder)
        if let mode = animal.mode {
            try FileManager.default.setAttributes(
                [.posixPermissions: mode], ofItemAtPath: library)
        }
        if let mode = animal.folderMode {
            try FileManager.default.setAttributes(
                [.posixPermissions: mode], ofItemAtPath: folder.path)
        }
        return library
    }

    /// The library of a source file of the package.
    static func compile(
        _ source: String, name: String, by compiler: String = "cc -std=c11",
        linking: String = "", missing: String? = nil, instead: Instead = .nothing,
        in folder: TemporaryFolder
    ) throws -> String {
        try compile(
            source, name: name, by: compiler, linking: linking, missing: missing,
            instead: instead, in: folder.url)
    }

    private static func compile(
        _ source: String, name: String, by compiler: String, linking: String, missing: String?,
        instead: Instead, in folder: URL
    ) throws -> String {
        let library = folder.appendingPathComponent(name + ".so").path
        let source = "\(package.path)/\(source)"
        var linking = linking
        let stub = missing.map { folder.appendingPathComponent("lib\($0).so").path }
        if let missing, let stub {
            try shell("cc -shared -o '\(stub)' -x c /dev/null")
            linking += " -Wl,--no-as-needed '-L\(folder.path)' -l\(missing)"
        }
        try shell(
            "\(compiler) -O1 -w -fPIC -shared -fvisibility=hidden -pthread "
                + "'-I\(package.path)/Sources/FeedPluginAPI/include' -o '\(library)' '\(source)' "
                + linking)
        if let stub {
            switch instead {
            case .itself: break
            case .nothing: try FileManager.default.removeItem(atPath: stub)
            case .writable: try shell("chmod 666 '\(stub)'")
            case .program: try shell("cp /bin/true '\(stub)'")
            case .writing:
                try shell(
                    "echo '.text; .quad other; .globl other; .data; other: .quad 1' | "
                        + "cc -shared -Wl,-z,notext -o '\(stub)' -x assembler -")
            case .pipe: try shell("rm '\(stub)' && mkfifo '\(stub)'")
            case .linkOutside:
                let outside = folder.appendingPathComponent("outside").path
                try shell(
                    "mkdir '\(outside)' && mv '\(stub)' '\(outside)' && ln -s '\(outside)'/* '\(stub)'"
                )
            case .hidden:
                try FileManager.default.removeItem(atPath: stub)
                try hideFirstNeeded(of: library)
            }
        }
        return library
    }

    /// Moves the first that a library needs behind the end of its dynamic section.
    private static func hideFirstNeeded(of library: String) throws {
        let url = URL(fileURLWithPath: library)
        var bytes = [UInt8](try Data(contentsOf: url))
        func number(_ offset: Int) -> Int {
            (0..<8).reversed().reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
        }
        let headers = number(32)
        let dynamic = try #require(
            (0..<Int(bytes[56])).map { headers + $0 * 56 }
                .first { bytes[$0..<$0 + 4].elementsEqual([2, 0, 0, 0]) })
        let start = number(dynamic + 8)
        var entries = stride(from: start, to: start + number(dynamic + 32), by: 16).map {
            Array(bytes[$0..<$0 + 16])
        }
        let end = try #require(entries.firstIndex { $0.prefix(8).allSatisfy { $0 == 0 } })
        let hidden = try #require(entries[..<end].firstIndex { $0[0] == 1 && $0[1] == 0 })
        // The end is now where it was before that, and the linker leaves some room behind it.
        entries.insert(entries.remove(at: hidden), at: end)
        bytes.replaceSubrange(start..<start + entries.count * 16, with: entries.joined())
        try Data(bytes).write(to: url)
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
