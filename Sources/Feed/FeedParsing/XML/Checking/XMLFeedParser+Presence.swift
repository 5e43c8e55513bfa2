internal import FeedMarkup
internal import FeedModel

/// Checks for required elements that are missing or empty.
extension XMLFeedParser {
    /// Records the presence of the current element, and whether it is empty.
    mutating func recordPresence(in bytes: Span<UInt8>) {
        let name = element.name
        // Atom's links have their address in an attribute, and occur in many RSS feeds.
        guard name.namespace == .core, name.local != .link || attributes[.href] == nil else {
            return
        }
        let isEmpty = token.isSelfClosing || isEmpty(from: token.range.upperBound, in: bytes)
        if state.isInItem {
            presence.inItem.add(name.local, isEmpty: isEmpty)
        } else {
            presence.inFeed.add(name.local, isEmpty: isEmpty)
        }
        // Elements of Atom in RSS, and elements in a media group, do not count as repetitions.
        guard mayStandOnce(name.local),
            state.open.container == .item || state.open.container == .feed,
            bytes.firstIndex(of: UInt8(ascii: ":"), in: token.name) == nil
        else { return }
        let isAgain =
            state.isInItem ? presence.inItem.meet(name.local) : presence.inFeed.meet(name.local)
        if isAgain {
            results.problems.add(
                .duplicateElement, at: token.range.lowerBound,
                "There is a <\(bytes.string(token.name.prefix(64)))> before this one; some readers take the one, some the other."
            )
        }
    }

    /// Returns true for elements allowed at most once (RFC 4287, sections 4.1.1 and 4.1.2; RSS 2.0
    /// has no such rule, but no use for repetitions).
    private func mayStandOnce(_ name: LocalName) -> Bool {
        switch name {
        case .title, .id, .updated, .modified, .rights, .copyright, .generator: true
        case .subtitle, .tagline, .icon, .logo, .published, .issued, .created, .summary, .content:
            state.feed.format == .atom10 || state.feed.format == .atom03
        case .link, .description, .guid, .pubdate, .lastbuilddate, .comments, .source, .language,
            .ttl, .managingeditor, .webmaster:
            state.feed.format != .cdf
        default: false
        }
    }

    /// Returns true if only white space is between `start` and the next end tag.
    private func isEmpty(from start: Int, in bytes: Span<UInt8>) -> Bool {
        var next = bytes.skippingWhiteSpace(from: start, to: state.scanner.end)
        if bytes.hasPrefix("<![CDATA[", at: next, before: state.scanner.end) {
            next = bytes.skippingWhiteSpace(from: next + 9, to: state.scanner.end)
            guard bytes.hasPrefix("]]>", at: next, before: state.scanner.end) else {
                return false
            }
            next = bytes.skippingWhiteSpace(from: next + 3, to: state.scanner.end)
        }
        return bytes.hasPrefix("</", at: next, before: state.scanner.end)
    }

    /// Reports the required elements that the item lacks.
    mutating func checkPresence(content: ItemBuilder.Candidate?) {
        let present = presence.inItem
        let start = item.start
        switch state.feed.format {
        case .atom10, .atom03:
            if item.id.isNone { report(present[.id], "id", in: "entry", at: start) }
            // A title may be empty (RFC 4287, section 4.2.14), or a picture.
            if item.title.value == nil, present[.title] == .missing {
                report(.missing, "title", in: "entry", at: start)
            }
            if item.updated.value == nil {
                report(present[.updated], "updated", in: "entry", at: start)
            }
            guard state.feed.format == .atom10 else { break }
            if item.url.value == nil, present[.content] == .missing {
                results.problems.add(
                    .missingElement, at: start,
                    "This <entry> has neither <content> nor a link to a page; it must have one of them."
                )
            }
            if item.details.authors.isEmpty {
                presence.entryWithoutAuthor = presence.entryWithoutAuthor ?? start
            }
        case .cdf: break
        default:
            if item.title.value == nil, content == nil {
                report([present[.title], present[.description]], of: ["title", "description"]) {
                    "\($0); one of them must say something."
                }
            }
            if item.id.isNone, item.url.value == nil {
                // `guid` is new in RSS 2.0.
                let hasIdentifiers = state.feed.format == .rss20
                report(
                    hasIdentifiers ? [present[.id], present[.link]] : [present[.link]],
                    of: hasIdentifiers ? ["guid", "link"] : ["link"]
                ) { "\($0); readers can't tell it from others." }
            } else if state.feed.format == .rss20, present[.id] == .missing,
                item.published.value == nil, item.updated.value == nil
            {
                results.problems.add(
                    .missingElement, at: start,
                    "This item has neither <guid> nor <pubDate>; readers show it again when it is edited, and don't know when it is from."
                )
            }
        }
    }

    /// Reports the required elements that the feed lacks.
    mutating func checkFeed() {
        let present = presence.inFeed
        if state.feed.authors.isEmpty, let start = presence.entryWithoutAuthor {
            results.problems.add(
                .missingElement, at: start,
                "This <entry> has no <author>, which it must have where its <feed> has none.")
        }
        if presence.isOfEntry { return }
        switch state.feed.format {
        case .atom10, .atom03:
            if state.candidates.title.value == nil, present[.title] == .missing {
                report(.missing, "title", in: "feed", at: 0)
            }
            if state.feed.id == nil, state.feed.format == .atom10 {
                report(present[.id], "id", in: "feed", at: 0)
            }
            if state.candidates.updated.value == nil {
                report(present[.updated], "updated", in: "feed", at: 0)
            }
        case .cdf: break
        default:
            if state.candidates.title.value == nil {
                report(present[.title], "title", in: "channel", at: 0)
            }
            if state.candidates.homePage.value == nil {
                report(present[.link], "link", in: "channel", at: 0)
            }
            if state.candidates.summary.value == nil {
                report(present[.description], "description", in: "channel", at: 0)
            }
        }
    }

    /// Reports an item in which all of `elements` are missing or empty.
    private mutating func report(
        _ presences: [PresentElements.Presence], of elements: [String],
        words: (String) -> String
    ) {
        // An unreadable value was reported already, or is a picture.
        guard !presences.contains(.filled) else { return }
        let names = elements.map { "<\($0)>" }
        if presences.contains(.empty) {
            results.problems.add(
                .emptyElement, at: item.start,
                words("There is nothing in this item's \(names.joined(separator: " or "))"))
        } else {
            let lacks =
                names.count == 1 ? "no \(names[0])" : "neither \(names.joined(separator: " nor "))"
            results.problems.add(.missingElement, at: item.start, words("This item has \(lacks)"))
        }
    }

    /// Reports a missing or empty element. Its content is checked elsewhere.
    private mutating func report(
        _ presence: PresentElements.Presence, _ element: String, in parent: String, at offset: Int
    ) {
        switch presence {
        case .filled: break
        case .empty:
            results.problems.add(
                .emptyElement, at: offset, "The <\(element)> of this <\(parent)> is empty.")
        case .missing:
            results.problems.add(
                .missingElement, at: offset,
                "This <\(parent)> has no <\(element)>, which it must have.")
        }
    }
}
