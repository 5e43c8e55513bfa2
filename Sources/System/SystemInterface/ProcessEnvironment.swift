import Glibc

/// The environment variables the program was started with.
package struct ProcessEnvironment: Sendable, Equatable {
    private let variables: [String: String]

    /// Creates an environment, for tests.
    package init(_ variables: [String: String]) {
        self.variables = variables
    }

    /// The environment of this process.
    package static func current() -> ProcessEnvironment {
        var variables: [String: String] = [:]
        var entry = unsafe environ
        while let text = unsafe entry.pointee {
            let line = unsafe SystemText.text(
                UnsafeRawBufferPointer(start: text, count: strlen(text)))
            if let equals = line.utf8.firstIndex(of: UInt8(ascii: "=")) {
                let value = line[line.utf8.index(after: equals)...]
                variables[String(line[..<equals])] = String(value)
            }
            unsafe entry += 1
        }
        return ProcessEnvironment(variables)
    }

    /// The value of a variable; `nil` where it is not set or empty.
    package subscript(_ name: String) -> String? {
        variables[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The value of a variable, which may be empty; `nil` where it is not set.
    package func value(of name: String) -> String? { variables[name] }

    /// Looks for a program of that name along `PATH`.
    package func hasProgram(_ name: String) -> Bool {
        (self["PATH"] ?? "").split(separator: ":").contains { folder in
            unsafe "\(folder)/\(name)".withSystemPath { unsafe access($0, X_OK) == 0 }
        }
    }
}
