import FeedLoading
import FeedModel
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

    /// The same for a folder of a list, which is also meant by a slash in its name, where it has `∕`.
    static func folder(_ text: String, in file: SubscriptionFile) throws -> String? {
        guard let path = folder(text) else { return nil }
        let known = try file.entries().compactMap(\.folder)
        return known.first { $0.hasSameUTF8(as: path) }
            ?? known.first { folder($0.replacing(text: "∕", with: "/")).hasSameUTF8(as: path) }
            ?? path
    }
}
