/// The options a renderer is made with: every one its note declares, with the default where the
/// person gave nothing. The host has checked each value against the type declared.
public struct RendererOptions: Sendable, Equatable {
    private let values: [String: String]

    /// Creates options, as the host does and as tests do.
    public init(_ values: [String: String] = [:]) {
        self.values = values
    }

    /// The value as it was given; `nil` where the note does not declare `key`.
    public subscript(key: String) -> String? { values[key] }

    /// The text of an option; empty where there is none.
    public func text(_ key: String) -> String { values[key] ?? "" }

    /// Returns true for an option that is on; `false` where there is none.
    public func boolean(_ key: String) -> Bool { values[key] == "true" }

    /// The number of an option; `nil` where its value is empty.
    public func integer(_ key: String) -> Int? { values[key].flatMap { Int($0) } }
}
