package import Foundation

/// A temporary folder, removed with its content when it is released.
package final class TemporaryFolder {
    package let url: URL

    /// The path of the folder.
    package var path: String { url.path }

    package init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent(
            "feedhost-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file into the folder and returns its location.
    @discardableResult
    package func write(_ text: String, to name: String) throws -> URL {
        try write(text.utf8, to: name)
    }

    /// Writes a file into the folder, or into a subfolder that it creates, and returns its location.
    @discardableResult
    package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> URL {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file
    }

    /// Returns the text of a file in the folder.
    package func text(of name: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
    }

    /// Creates a subfolder and returns its path.
    @discardableResult
    package func makeFolder(_ name: String) throws -> String {
        let folder = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        return folder.path
    }

    /// Returns the sorted names in the folder.
    package func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }
}
