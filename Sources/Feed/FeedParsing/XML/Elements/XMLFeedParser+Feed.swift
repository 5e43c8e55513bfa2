internal import FeedMarkup
internal import FeedModel

/// Elements of a feed.
extension XMLFeedParser {
    /// Reads an element in a feed and returns the container of its children.
    mutating func readInFeed(in bytes: Span<UInt8>) -> ParserFrame.Container {
        check(.element, in: bytes)
        switch element.rule.inFeed {
        case .nothing: return .ignored
        case .structure:
            if element.name.isCore(.channel) { readChannelAttributes(in: bytes) }
            return .feed
        case .image: return .image
        case .anchor where state.feed.format != .cdf: return .ignored
        case .link, .anchor: return readFeedLink(in: bytes)
        case .attributeCategory:
            addFeedCategory(line(.text, in: bytes))
            return .feed
        case .artworkLink:
            if attribute(.rel, is: "image", in: bytes) {
                state.candidates.icon.offer(url(.href, for: .resource, in: bytes), rank: 4)
            }
            return .ignored
        case .thumbnail:
            state.candidates.icon.offer(url(.url, for: .resource, in: bytes), rank: 5)
            return .ignored
        default:
            useInFeed(captureValue(in: bytes), in: bytes)
            return .ignored
        }
    }

    /// Stores the value of the current element of the feed.
    private mutating func useInFeed(_ value: XMLValue, in bytes: Span<UInt8>) {
        switch element.rule.inFeed {
        case .title(let rank):
            state.candidates.title.offer(text(value, in: bytes), rank: Int(rank))
        case .summary(let rank):
            state.candidates.summary.offer(text(value, in: bytes), rank: Int(rank))
        case .identifier:
            if state.feed.id == nil { state.feed.id = line(value, as: .plain, in: bytes) }
        case .updated(let rank):
            state.candidates.updated.offer(elementDate(value, in: bytes), rank: Int(rank))
        case .published(let rank):
            state.candidates.published.offer(elementDate(value, in: bytes), rank: Int(rank))
        case .rights, .license:
            state.feed.rights = state.feed.rights ?? rights(value, in: bytes)
        case .language:
            state.feed.language =
                language(bytes.trimmingWhiteSpace(value.range), in: bytes) ?? state.feed.language
        case .otherLanguage:
            state.feed.language =
                state.feed.language ?? language(bytes.trimmingWhiteSpace(value.range), in: bytes)
        case .generator:
            if state.feed.generator == nil { state.feed.generator = line(value, in: bytes) }
        case .icon(let rank):
            let picture =
                url(.href, for: .resource, in: bytes)
                ?? url(.url, for: .resource, in: bytes)
                ?? url(value, for: .resource, in: bytes)
            state.candidates.icon.offer(picture, rank: Int(rank))
        case .author:
            let people = people(value, in: bytes)
            if element.name.namespace == .core { check(.person(people.first, value), in: bytes) }
            for person in people {
                state.feed.authors.add(
                    person, upTo: limits.valuesPerItem, mayComplete: !value.hasElements)
            }
        case .person:
            state.feed.authors.add(person(value, in: bytes), upTo: limits.valuesPerItem)
        case .otherAuthor:
            let person = person(value, in: bytes)
            if element.name.namespace == .core { check(.person(person, value), in: bytes) }
            state.candidates.fallbackAuthors.add(person, upTo: 8)
        case .category: addFeedCategory(category(value, in: bytes))
        case .keywords: for term in list(value, in: bytes) { addFeedCategory(term) }
        case .subject:
            for member in members(of: value, in: bytes) {
                addFeedCategory(line(member, in: bytes))
            }
        case .updatePeriod:
            guard state.candidates.schedule.period == nil, let text = shortText(value, in: bytes)
            else { break }
            state.candidates.schedule.period = UpdateSchedule.period(named: text.span)
            if state.candidates.schedule.period == nil {
                results.problems.add(
                    .unreadableValue, at: value.range.lowerBound,
                    "“\(text.span.string)” is no period; write hourly, daily, weekly, monthly or yearly."
                )
            }
        case .updateFrequency:
            let frequency = wholeNumber(value, in: bytes, isZeroAllowed: false) {
                "“\($0)” is no number of updates; write one of 1 or more in digits."
            }
            state.candidates.schedule.frequency = state.candidates.schedule.frequency ?? frequency
        case .minutesToLive:
            let minutes = wholeNumber(value, in: bytes) {
                "“\($0)” is no number of minutes; write it in digits, as in “60”."
            }
            // Zero means unknown.
            if state.candidates.schedule.minutesToLive == nil, minutes != 0 {
                state.candidates.schedule.minutesToLive = minutes
            }
        case .newAddress:
            let address = url(value, for: .resource, in: bytes)
            state.feed.newFeedURL = state.feed.newFeedURL ?? address
        case .isComplete:
            let text = bytes.trimmingWhiteSpace(value.range)
            state.feed.isExpired = state.feed.isExpired || bytes.equalsIgnoringCase(text, "yes")
        case .nothing, .dropped, .structure, .link, .anchor, .image, .thumbnail, .artworkLink,
            .attributeCategory:
            // Without a value; see `readInFeed`.
            break
        }
    }

    /// The text of the current element, whose type RSS and Atom define.
    private mutating func text(_ value: XMLValue, in bytes: Span<UInt8>) -> String? {
        let type =
            element.name.namespace == .core
            ? textType(of: value, fallback: defaultTextType, in: bytes) : .unknown
        return line(value, as: type, in: bytes)
    }

    /// Reads RSS's picture: its title, address and link.
    mutating func readImage(_ name: ElementName, in bytes: Span<UInt8>) {
        guard name.local == .url, name.namespace == .core else { return }
        let value = captureValue(in: bytes)
        if state.isInItem {
            offerPicture(fileURL(value, in: bytes), rank: 3, in: bytes)
        } else {
            state.candidates.icon.offer(url(value, for: .resource, in: bytes), rank: 1)
        }
    }

    private mutating func addFeedCategory(_ term: String?) {
        guard let term, state.feed.categories.count < limits.valuesPerItem,
            state.candidates.knownCategories.insert(ExactText(term)).inserted
        else { return }
        state.feed.categories.append(term)
    }
}
