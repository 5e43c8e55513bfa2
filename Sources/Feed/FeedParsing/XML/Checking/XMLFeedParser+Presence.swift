internal import FeedMarkup
internal import FeedModel

/// Looking for what a feed and its items must have: what is not there, and what is there and says nothing.
extension XMLFeedParser {
    /// Notes that the element is there whose tag was read, and whether anything is in it.
    mutating func notePresence(in bytes: Span<UInt8>) {
        let name = element.name
        // Atom's links have their address elsewhere, and are in many a feed of RSS.
        guard name.namespace == .core, name.local != .link || attributes[.href] == nil else {
            return
        }
        let isEmpty = token.isSelfClosing || isEmpty(from: token.range.upperBound, in: bytes)
        if standing.isInItem {
            presence.inItem.add(name.local, isEmpty: isEmpty)
        } else {
            presence.inFeed.add(name.local, isEmpty: isEmpty)
        }
        // RSS has elements of Atom beside its own, by a prefix; and a group of media may hold what is its item's.
        guard mayStandOnce(name.local),
            standing.open.container == .item || standing.open.container == .feed,
            bytes.firstIndex(of: UInt8(ascii: ":"), in: token.name) == nil
        else { return }
        let isAgain =
            standing.isInItem ? presence.inItem.meet(name.local) : presence.inFeed.meet(name.local)
        if isAgain {
            harvest.problems.add(
                .duplicateElement, at: token.range.lowerBound,
                "There is a <\(bytes.string(token.name.prefix(64)))> before this one; some readers take the one, some the other."
            )
        }
    }

    /// True for what may stand in a feed or an item once at most (RFC 4287, sections 4.1.1 and 4.1.2; RSS 2.0 says
    /// so of none, and has no use for more of these).
    private func mayStandOnce(_ name: LocalName) -> Bool {
        switch name {
        case .title, .id, .updated, .modified, .rights, .copyright, .generator: true
        case .subtitle, .tagline, .icon, .logo, .published, .issued, .created, .summary, .content:
            standing.feed.format == .atom10 || standing.feed.format == .atom03
        case .link, .description, .guid, .pubdate, .lastbuilddate, .comments, .source, .language,
            .ttl, .managingeditor, .webmaster:
            standing.feed.format != .cdf
        default: false
        }
    }

    /// Nothing but white space stands between a start tag that ends at `start` and the next end tag.
    private func isEmpty(from start: Int, in bytes: Span<UInt8>) -> Bool {
        var next = bytes.skippingWhiteSpace(from: start, to: standing.scanner.end)
        if bytes.hasPrefix("<![CDATA[", at: next, before: standing.scanner.end) {
            next = bytes.skippingWhiteSpace(from: next + 9, to: standing.scanner.end)
            guard bytes.hasPrefix("]]>", at: next, before: standing.scanner.end) else {
                return false
            }
            next = bytes.skippingWhiteSpace(from: next + 3, to: standing.scanner.end)
        }
        return bytes.hasPrefix("</", at: next, before: standing.scanner.end)
    }

    /// Notes what the item lacks by its format's rules.
    mutating func checkPresence(content: ItemBuilder.Candidate?) {
        let present = presence.inItem
        let start = item.start
        switch standing.feed.format {
        case .atom10, .atom03:
            if item.id.isNone { note(present.identifier, "id", in: "entry", at: start) }
            // A title may be empty (RFC 4287, section 4.2.14), or a picture.
            if item.title.value == nil, present.title == .missing {
                note(.missing, "title", in: "entry", at: start)
            }
            if item.updated.value == nil {
                note(present.updated, "updated", in: "entry", at: start)
            }
        case .cdf: break
        default:
            if item.title.value == nil, content == nil {
                note([present.title, present.description], of: ["title", "description"]) {
                    "\($0); one of them must say something."
                }
            }
            if item.id.isNone, item.url.value == nil {
                // Before RSS 2.0 there was no <guid>.
                let hasIdentifiers = standing.feed.format == .rss20
                note(
                    hasIdentifiers ? [present.identifier, present.link] : [present.link],
                    of: hasIdentifiers ? ["guid", "link"] : ["link"]
                ) { "\($0); readers can't tell it from others." }
            }
        }
    }

    /// Notes what the feed lacks by its format's rules.
    mutating func checkFeed() {
        let present = presence.inFeed
        switch standing.feed.format {
        case .atom10, .atom03:
            if standing.feed.title.value == nil, present.title == .missing {
                note(.missing, "title", in: "feed", at: 0)
            }
            if standing.feed.id == nil, standing.feed.format == .atom10 {
                note(present.identifier, "id", in: "feed", at: 0)
            }
            if standing.feed.updated.value == nil {
                note(present.updated, "updated", in: "feed", at: 0)
            }
        case .cdf: break
        default:
            if standing.feed.title.value == nil {
                note(present.title, "title", in: "channel", at: 0)
            }
            if standing.feed.homePage.value == nil {
                note(present.link, "link", in: "channel", at: 0)
            }
            if standing.feed.summary.value == nil {
                note(present.description, "description", in: "channel", at: 0)
            }
        }
    }

    /// Notes that an item has none of `elements`, or nothing in those that it has.
    private mutating func note(
        _ presences: [PresentElements.Presence], of elements: [String],
        words: (String) -> String
    ) {
        // One with something in it that can't be read was named where it stands, or is a picture.
        guard !presences.contains(.filled) else { return }
        let names = elements.map { "<\($0)>" }
        if presences.contains(.empty) {
            harvest.problems.add(
                .emptyElement, at: item.start,
                words("There is nothing in this item's \(names.joined(separator: " or "))"))
        } else {
            let lacks =
                names.count == 1 ? "no \(names[0])" : "neither \(names.joined(separator: " nor "))"
            harvest.problems.add(.missingElement, at: item.start, words("This item has \(lacks)"))
        }
    }

    /// Notes that `element` is not there, or is empty. What is in it was looked at where it stands.
    private mutating func note(
        _ presence: PresentElements.Presence, _ element: String, in parent: String, at offset: Int
    ) {
        switch presence {
        case .filled: break
        case .empty:
            harvest.problems.add(
                .emptyElement, at: offset, "The <\(element)> of this <\(parent)> is empty.")
        case .missing:
            harvest.problems.add(
                .missingElement, at: offset,
                "This <\(parent)> has no <\(element)>, which it must have.")
        }
    }
}
