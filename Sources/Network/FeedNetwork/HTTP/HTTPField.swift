package struct HTTPField: Sendable, Equatable {
    package let name: String
    package let value: String

    /// Creates a field; `nil` if the value has control characters, which could start another field.
    package init?(_ name: String, _ value: String) {
        guard value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) else { return nil }
        self.name = name
        self.value = value
    }
}
