import SystemInterface

/// Names in the user's list of feeds, as given on the command line.
enum ListedName {
    /// Returns a title as a single line, with white space collapsed; `nil` if it is empty.
    static func title(_ text: String) -> String? {
        // Control characters would be lost in the list.
        let shown = String(
            text.unicodeScalars.filter {
                $0.value >= 0x20 && $0.value != 0x7F || $0.properties.isWhitespace
            })
        let line = shown[...].words().joined(separator: " ")
        return line.isEmpty ? nil : line
    }

    /// Returns nested folder names, none of them empty; `nil` without any.
    static func folder(_ text: String) -> String? {
        let names = FilePath.names(in: text).compactMap(title)
        return names.isEmpty ? nil : names.joined(separator: "/")
    }
}
