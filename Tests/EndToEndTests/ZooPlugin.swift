import Foundation
import Testing

/// Compiles plugins of the zoo and other test plugins.
enum ZooPlugin {
    /// The root folder of the package.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// A replacement for a linked library.
    enum Substitute {
        /// The library is missing.
        case nothing
        /// The library itself.
        case itself
        /// The library, writable by all.
        case writable
        /// A program.
        case program
        /// A library with text relocations.
        case writing
        /// A named pipe.
        case pipe
        /// A link to the library in another folder.
        case linkOutside
        /// The library is missing, and its name is behind the end of the dynamic section.
        case hidden
    }

    /// Compiles an animal, and returns the path of its library.
    static func compile(_ animal: ZooAnimal, in folder: URL) throws -> String {
        let suffix = animal.isCPlusPlus ? "cc" : "c"
        let library = try compile(
            "Tests/Zoo/\(animal.name).\(suffix)", name: animal.name,
            by: animal.isCPlusPlus ? "c++ -std=c++17" : "cc -std=c11", linking: animal.linking,
            missing: animal.missingLibrary, substitute: animal.substitute, in: folder)
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

    /// Compiles a source file of the package, and returns the path of its library.
    static func compile(
        _ source: String, name: String, by compiler: String = "cc -std=c11",
        linking: String = "", missing: String? = nil, substitute: Substitute = .nothing,
        in folder: URL
    ) throws -> String {
        let library = folder.appendingPathComponent(name + ".so").path
        let source = "\(package.path)/\(source)"
        var linking = linking
        let stub = missing.map { folder.appendingPathComponent("lib\($0).so").path }
        if let missing, let stub {
            try Shell.require("cc -shared -o '\(stub)' -x c /dev/null")
            linking += " -Wl,--no-as-needed '-L\(folder.path)' -l\(missing)"
        }
        try Shell.require(
            "\(compiler) -O1 -w -fPIC -shared -fvisibility=hidden -pthread "
                + "'-I\(package.path)/Sources/FeedPluginAPI/include' -o '\(library)' '\(source)' "
                + linking)
        if let stub {
            switch substitute {
            case .itself: break
            case .nothing: try FileManager.default.removeItem(atPath: stub)
            case .writable: try Shell.require("chmod 666 '\(stub)'")
            case .program: try Shell.require("cp /bin/true '\(stub)'")
            case .writing:
                try Shell.require(
                    "echo '.text; .quad other; .globl other; .data; other: .quad 1' | "
                        + "cc -shared -Wl,-z,notext -o '\(stub)' -x assembler -")
            case .pipe: try Shell.require("rm '\(stub)' && mkfifo '\(stub)'")
            case .linkOutside:
                let outside = folder.appendingPathComponent("outside").path
                try Shell.require(
                    "mkdir '\(outside)' && mv '\(stub)' '\(outside)' && ln -s '\(outside)'/* '\(stub)'"
                )
            case .hidden:
                try FileManager.default.removeItem(atPath: stub)
                try hideFirstNeeded(of: library)
            }
        }
        return library
    }

    /// Moves the first needed library behind the end of the dynamic section.
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
        // The end moves up by one entry; the linker leaves spare entries behind it.
        entries.insert(entries.remove(at: hidden), at: end)
        bytes.replaceSubrange(start..<start + entries.count * 16, with: entries.joined())
        try Data(bytes).write(to: url)
    }
}
