/// A header field of a request.
package struct HTTPField: Sendable, Equatable {
    /// The name.
    package let name: String
    /// The value.
    package let value: String

    /// Creates a field; `nil` where the value has control characters, which could end the field
    /// and begin another.
    package init?(_ name: String, _ value: String) {
        guard value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else { return nil }
        self.name = name
        self.value = value
    }
}
