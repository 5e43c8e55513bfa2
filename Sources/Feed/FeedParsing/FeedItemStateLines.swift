internal import FeedMarkup
package import FeedModel

/// A change of the states of items as lines of text, as the page for browsers stores and sends it.
///
/// A line begins with its kind: `+` or `-` and the states that are set or cleared, `f` and the
/// identity of a feed, `i` and the identifier of an item of that feed. Control characters and
/// percent signs are percent-encoded.
package struct FeedItemStateLines: Sendable, Equatable {
    package var states: FeedItemStates
    package var isSet: Bool
    package var items: [FeedItemKey]

    package init(_ states: FeedItemStates, isSet: Bool, items: [FeedItemKey]) {
        self.states = states
        self.isSet = isSet
        self.items = items
    }

    /// The lines in UTF-8, each feed once.
    package var bytes: [UInt8] {
        var places: [ExactText<String>: Int] = [:]
        var feeds: [[Int]] = []
        for (index, item) in items.enumerated() {
            let place = places[ExactText(item.feed)] ?? feeds.count
            if place == feeds.count {
                places[ExactText(item.feed)] = place
                feeds.append([])
            }
            feeds[place].append(index)
        }
        var output: [UInt8] = []
        Self.append(isSet ? "+" : "-", String(states.rawValue), to: &output)
        for indices in feeds {
            Self.append("f", items[indices[0]].feed, to: &output)
            for index in indices { Self.append("i", items[index].item, to: &output) }
        }
        return output
    }

    /// Appends a line of a kind.
    static func append(_ kind: Unicode.Scalar, _ text: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: kind))
        for byte in text.utf8 {
            if byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "%") {
                output.append(byte)
            } else {
                output += (byte < 16 ? "%0" : "%").utf8
                output += String(UInt64(byte), radix: 16, uppercase: true).utf8
            }
        }
        output.append(0x0A)
    }

    /// Reads changes of `known` states, in order; `nil` if a line is anything else. O(*n*).
    package static func changes(
        in bytes: [UInt8], of known: FeedItemStates = [.read, .starred]
    ) -> [FeedItemStateLines]? {
        var changes: [FeedItemStateLines] = []
        var feed: String?
        for line in bytes.split(separator: 0x0A) {
            guard let kind = line.first,
                let decoded = PercentEncoding.strictlyDecoded(Array(line.dropFirst()).span),
                let text = String(validating: decoded, as: UTF8.self)
            else { return nil }
            switch kind {
            case UInt8(ascii: "+"), UInt8(ascii: "-"):
                guard let states = UInt32(text).map({ FeedItemStates(rawValue: $0) }),
                    !states.isEmpty, states.isSubset(of: known)
                else { return nil }
                changes.append(Self(states, isSet: kind == UInt8(ascii: "+"), items: []))
                feed = nil
            case UInt8(ascii: "f"): feed = text
            case UInt8(ascii: "i"):
                guard let feed, !changes.isEmpty else { return nil }
                changes[changes.count - 1].items.append(FeedItemKey(feed: feed, item: text))
            default: return nil
            }
        }
        return changes
    }
}
