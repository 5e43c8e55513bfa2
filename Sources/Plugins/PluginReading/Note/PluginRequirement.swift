import FeedPluginAPI

/// A requirement of a plugin: an extension of the host, or a version of the ABI.
package struct PluginRequirement: Sendable, Hashable, CustomStringConvertible {
    /// The name of the ABI among requirements.
    package static let abiName = "abi"

    /// Such as `feedhost.plain-text`, or `abi`.
    package let name: String
    /// From one up. Each revision of an extension is separate; an ABI version is also met by later
    /// ones.
    package let revision: UInt32

    package init(name: String, revision: UInt32) {
        self.name = name
        self.revision = revision
    }

    /// Parses `name/revision`. The name has `a-z`, `0-9`, `-` and `.`, begins with a letter and has
    /// at most 64 bytes; the revision has no sign and no leading zero.
    package init?(_ text: String) {
        let parts = text.utf8.split(
            separator: UInt8(ascii: "/"), maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let first = parts[0].first, parts[0].count <= 64,
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= first,
            parts[0].allSatisfy({ $0.isOfKey || $0 == UInt8(ascii: ".") }),
            parts[1].allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
            parts[1].first != UInt8(ascii: "0"), let revision = UInt32(Substring(parts[1]))
        else { return nil }
        self.init(name: String(Substring(parts[0])), revision: revision)
    }

    /// As in a note.
    package var description: String { "\(name)/\(revision)" }

    /// The extensions that this host offers.
    package static let offered = [
        FEED_EXTENSION_EVENT_LOOP, FEED_EXTENSION_TERMINAL, FEED_EXTENSION_CLIPBOARD,
        FEED_EXTENSION_PLAIN_TEXT, FEED_EXTENSION_MEMORY, FEED_EXTENSION_READER,
    ].compactMap { PluginRequirement($0) }

    /// Converts HTML to text.
    package static let plainText = PluginRequirement(name: "feedhost.plain-text", revision: 1)

    /// Stores bytes for the next renderer.
    package static let memory = PluginRequirement(name: "feedhost.memory", revision: 1)
}
