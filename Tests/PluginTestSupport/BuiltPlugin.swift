import Glibc

/// The plugins that the build has made.
package enum BuiltPlugin {
    /// A product has not been built.
    package struct Missing: Error, CustomStringConvertible {
        let path: String

        package var description: String {
            "\(path) is missing: build the products first (swift build), or name their folder "
                + "in FEEDHOST_TEST_PLUGINS"
        }
    }

    /// Returns the path of a product's dynamic library, such as `TextRenderer`: in the folder
    /// `FEEDHOST_TEST_PLUGINS`, or else beside the test program.
    package static func path(_ product: String) throws(Missing) -> String {
        let path = folder + "/lib\(product).so"
        guard unsafe access(path, R_OK) == 0 else { throw Missing(path: path) }
        return path
    }

    /// Returns the path of the program `feedhost` beside the test program.
    package static func program() throws(Missing) -> String {
        let path = testFolder + "/feedhost"
        guard unsafe access(path, X_OK) == 0 else { throw Missing(path: path) }
        return path
    }

    private static var folder: String {
        if let named = unsafe getenv("FEEDHOST_TEST_PLUGINS") {
            return unsafe String(cString: named)
        }
        return testFolder
    }

    private static var testFolder: String {
        var buffer = [CChar](repeating: 0, count: 4_096)
        let count = unsafe readlink("/proc/self/exe", &buffer, buffer.count)
        let path = String(
            decoding: buffer.prefix(max(count, 0)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return path.split(separator: "/").dropLast().reduce(into: "") { $0 += "/" + $1 }
    }
}
