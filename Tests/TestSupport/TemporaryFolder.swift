package import Foundation

/// A new folder for a test's files, removed with all that is in it at the end of its owner's life.
package final class TemporaryFolder {
    /// The place of the folder.
    package let url: URL

    /// The place of the folder, as the system calls take it.
    package var path: String { url.path }

    /// Makes a folder.
    package init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "feedhost-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file into the folder, and answers where it is.
    @discardableResult
    package func write(_ text: String, to name: String) throws -> URL {
        try write(text.utf8, to: name)
    }

    /// Writes a file into the folder, and answers where it is.
    @discardableResult
    package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> URL {
        let file = url.appendingPathComponent(name)
        try Data(bytes).write(to: file)
        return file
    }

    /// Makes a folder in the folder, and answers its path.
    @discardableResult
    package func makeFolder(_ name: String) throws -> String {
        let folder = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        return folder.path
    }

    /// The names in the folder, sorted.
    package func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }
}
