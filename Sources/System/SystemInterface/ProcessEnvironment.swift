import Glibc

/// The environment variables the program was started with.
package struct ProcessEnvironment: Sendable {
    /// The variables; `nil` for those of this process, of which each is looked up when it is asked for: there
    /// are many, and few are.
    private let variables: [String: String]?

    /// Creates an environment, for tests.
    package init(_ variables: [String: String]) {
        self.variables = variables
    }

    private init() {
        variables = nil
    }

    /// The environment of this process as it is when a variable is asked for; FeedHost never changes it. Of a
    /// variable that stands there twice the first counts, as everywhere in C.
    package static func current() -> ProcessEnvironment {
        ProcessEnvironment()
    }

    /// The value of a variable; `nil` where it is not set or empty.
    package subscript(_ name: String) -> String? {
        value(of: name).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The value of a variable, which may be empty; `nil` where it is not set.
    package func value(of name: String) -> String? {
        if let variables { return variables[name] }
        guard let text = unsafe getenv(name) else { return nil }
        return unsafe SystemText.text(
            Array(UnsafeRawBufferPointer(start: text, count: strlen(text))))
    }

    /// Looks for a program of that name along `PATH`.
    package func hasProgram(_ name: String) -> Bool {
        (self["PATH"] ?? "").split(separator: ":").contains { folder in
            unsafe "\(folder)/\(name)".withSystemPath { unsafe access($0, X_OK) == 0 }
        }
    }
}
