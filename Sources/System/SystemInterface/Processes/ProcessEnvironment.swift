import Glibc

package struct ProcessEnvironment: Sendable {
    /// `nil` for this process' own variables, which are looked up on request, since few of many are
    /// needed.
    private let variables: [String: String]?

    /// Creates an environment, for tests.
    package init(_ variables: [String: String]?) {
        self.variables = variables
    }

    /// The live environment of this process, which FeedHost never changes. The first of duplicate
    /// variables counts, as in C.
    package static func current() -> ProcessEnvironment {
        ProcessEnvironment(nil)
    }

    /// The value of a variable; `nil` if unset or empty.
    package subscript(_ name: String) -> String? {
        value(of: name).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The value of a variable, which may be empty; `nil` if unset.
    package func value(of name: String) -> String? {
        if let variables { return variables[name] }
        guard let text = unsafe getenv(name) else { return nil }
        return unsafe SystemText.text(at: text)
    }

    /// Returns true if `PATH` has a program with this name.
    package func hasProgram(_ name: String) -> Bool {
        (self["PATH"] ?? "").split(separator: ":").contains { folder in
            unsafe "\(folder)/\(name)".withSystemPath { unsafe access($0, X_OK) == 0 }
        }
    }
}
