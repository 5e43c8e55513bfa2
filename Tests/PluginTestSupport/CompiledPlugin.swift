import Glibc

/// C plugins that tests compile.
package enum CompiledPlugin {
    /// The compiler failed.
    package struct Failed: Error, CustomStringConvertible {
        package let description: String
    }

    /// The root folder of the package.
    package static var package: String {
        #filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/" + $1 }
    }

    /// Compiles a C file of the package to a library.
    ///
    /// - Parameters:
    ///   - source: Its path from the root of the package.
    ///   - definitions: Macros, such as `FAULT=1`.
    ///   - name: The library's name without `.so`.
    ///   - folder: Where to write it.
    /// - Returns: The library's path.
    @discardableResult
    package static func make(
        _ source: String, definitions: [String] = [], name: String,
        in folder: TemporaryFolder
    ) throws(Failed) -> String {
        let library = "\(folder.path)/\(name).so"
        let macros = definitions.map { " '-D\($0)'" }.joined()
        let command =
            "\"${CC:-cc}\" -std=c11 -Wall -Wextra -Wpedantic -Werror -fPIC -shared -pthread"
            + macros + " '-I\(package)/Sources/FeedPluginAPI/include' -o '\(library)'"
            + " '\(package)/\(source)'"
        let status = unsafe system(command)
        guard status == 0 else { throw Failed(description: "\(command) ended with \(status)") }
        return library
    }
}
