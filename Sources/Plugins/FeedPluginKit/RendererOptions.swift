/// A renderer's options: all that its note declares, with defaults filled in. The host has
/// validated the values.
public struct RendererOptions: Sendable, Equatable {
    private let values: [String: String]

    /// Creates options; also for tests.
    public init(_ values: [String: String] = [:]) {
        self.values = values
    }

    /// The value, or `nil` if the note doesn't declare `key`.
    public subscript(key: String) -> String? { values[key] }

    /// Returns a text option; empty if there is none.
    public func text(_ key: String) -> String { values[key] ?? "" }

    /// Returns a boolean option; false if there is none.
    public func boolean(_ key: String) -> Bool { values[key] == "true" }

    /// Returns an integer option; `nil` if empty.
    public func integer(_ key: String) -> Int? { values[key].flatMap { Int($0) } }
}
