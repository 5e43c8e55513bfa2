/// A plugin's version: numbers separated by dots, such as `1.0.2`.
package struct PluginVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// As in the note.
    package let description: String
    private let numbers: [UInt32]

    /// Parses a version.
    package init?(_ text: some StringProtocol) {
        var numbers: [UInt32] = []
        let text = String(text)
        for part in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        {
            guard part.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
                let number = UInt32(Substring(part))
            else { return nil }
            numbers.append(number)
        }
        while numbers.last == 0 {
            numbers.removeLast()
        }
        description = text
        self.numbers = numbers
    }

    /// Compares number by number; missing ones count as zero.
    package static func < (left: PluginVersion, right: PluginVersion) -> Bool {
        left.numbers.lexicographicallyPrecedes(right.numbers)
    }

    package static func == (left: PluginVersion, right: PluginVersion) -> Bool {
        left.numbers == right.numbers
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(numbers)
    }
}
