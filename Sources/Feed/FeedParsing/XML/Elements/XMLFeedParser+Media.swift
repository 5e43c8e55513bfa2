internal import FeedMarkup
internal import FeedModel

/// Media RSS, locations, and an item's picture.
extension XMLFeedParser {
    /// Reads an element in a media group or medium, and returns the container of its children.
    mutating func readInMedia(in bytes: Span<UInt8>) -> ParserFrame.Container {
        guard state.isInItem else { return .ignored }
        switch element.name.namespace {
        case .media, .geoRSS, .geo: return readInItem(in: bytes)
        default:
            // A core element in an unclosed group belongs to the item.
            frame.container = .item
            let container = readInItem(in: bytes)
            return container == .item ? .ignored : container
        }
    }

    /// Opens an element of Media RSS that has children.
    mutating func beginMedia(in bytes: Span<UInt8>) -> ParserFrame.Container {
        switch element.rule.inItem {
        case .mediaGroup:
            beginMediaGroup()
            return .mediaGroup
        case .media:
            check(.medium, in: bytes)
            addMedia(in: bytes)
            return .mediaContent
        case .thumbnail:
            check(.numbers([.width, .height]), in: bytes)
            addThumbnail(in: bytes)
            return frame.container
        case .player:
            let player = fileURL(.url, for: .link, in: bytes)
            describeMedia { $0.url = $0.url.or(player) }
            return frame.container
        default:
            let described = line(.description, in: bytes) ?? line(.label, in: bytes)
            item.location.offer(described, rank: 2)
            guard let leaf = state.scanner.leaf(of: token, in: bytes) else { return .item }
            if leaf.hasReferences { check(leaf.value.range, in: bytes) }
            item.location.offer(line(leaf.value, in: bytes), rank: 2)
            return .ignored
        }
    }

    /// Stores a title or description of a medium, a group or the item.
    mutating func useMediaText(_ value: XMLValue, in bytes: Span<UInt8>) {
        let isOfMedium = frame.container == .mediaContent
        if case .mediaTitle = element.rule.inItem {
            if describesMedia() {
                let title = fileLine(value, in: bytes)
                describeMedia { $0.title = $0.title.or(title) }
            }
            if !isOfMedium, item.title.wants(4) {
                item.title.offer(lineRange(value, in: bytes), rank: 4)
            }
            return
        }
        let count = item.candidates.count
        if !isOfMedium {
            // Media RSS 1.5: plain text by default.
            offerContent(value, rank: 4, fallback: .html, isUsuallyPlain: true, in: bytes)
        }
        let described = isOfMedium ? value : item.candidates.dropFirst(count).first?.record.value
        if describesMedia(), let described {
            let text = fileLine(described, in: bytes)
            describeMedia { $0.description = $0.description.or(text) }
        }
    }

    private mutating func addMedia(in bytes: Span<UInt8>) {
        let address = fileURL(.url, in: bytes)
        let type = fileLine(.type, in: bytes)
        var medium = lowercased(fileLine(.medium, in: bytes), in: bytes)
        if medium.isNone, let family = family(ofType: type, in: bytes) {
            medium = item.files.arena.store(family)
        }
        if medium.isNone, !address.isNone, isPicture(type: type, url: address, in: bytes) {
            medium = item.files.arena.store("image")
        }
        let width = number(.width, in: bytes)
        let height = number(.height, in: bytes)
        // Files and picture have limits of their own, so a pass for these need not collect media.
        if item.files.media.count < limits.valuesPerItem {
            item.files.media.append(
                ItemFiles.Media(
                    url: address, mimeType: type, medium: medium,
                    width: width.flatMap(Int.init(exactly:)),
                    height: height.flatMap(Int.init(exactly:))))
        }
        if address.isNone { return }
        addAttachment(address, type: type, in: bytes)
        if item.files.read(medium, in: bytes, { $0.equalsIgnoringCase(0..<$0.count, "image") }) {
            let isDefault = attribute(.isDefault, is: "true", in: bytes)
            offerPicture(address, rank: isDefault ? -1 : 0, area: area(width, height), in: bytes)
        }
    }

    /// The kind of medium that a media type belongs to.
    private mutating func family(ofType type: TextRange, in bytes: Span<UInt8>) -> String? {
        if type.isNone { return nil }
        return item.files.read(type, in: bytes) { type in
            let end = type.firstIndex(of: UInt8(ascii: "/"), in: 0..<type.count) ?? type.count
            let families: [StaticString] = ["image", "audio", "video"]
            return families.first { type.equalsIgnoringCase(0..<end, $0) }?.description
        }
    }

    /// The text at `range` in lower case.
    private mutating func lowercased(_ range: TextRange, in bytes: Span<UInt8>) -> TextRange {
        let changed = item.files.read(range, in: bytes) { text in
            text.indices.allSatisfy { text[$0] < 0x80 && !(0x41...0x5A).contains(text[$0]) }
                ? nil : text.string.lowercased()
        }
        return changed.map { item.files.arena.store($0) } ?? range
    }

    private mutating func addThumbnail(in bytes: Span<UInt8>) {
        let thumbnail = fileURL(.url, in: bytes)
            .or(fileURL(.href, in: bytes))
        if thumbnail.isNone { return }
        let width = number(.width, in: bytes)
        let height = number(.height, in: bytes)
        offerPicture(thumbnail, rank: 1, area: area(width, height), in: bytes)
        switch frame.container {
        case .mediaContent, .mediaGroup:
            describeMedia { $0.thumbnail = $0.thumbnail.or(thumbnail) }
        default:
            item.thumbnail = item.thumbnail.or(thumbnail)
        }
    }

    private mutating func area(_ width: Int64?, _ height: Int64?) -> Int64 {
        let width = min(width ?? 0, 1 << 20)
        let height = min(height ?? 0, 1 << 20)
        // Missing dimensions count as one, to keep an order.
        return max(width, 1) * max(height, 1)
    }

    private mutating func beginMediaGroup() {
        // Deferred: nearly every group has such values.
        if state.defersDetails {
            item.isPartial = true
            return
        }
        item.groupStart = item.files.media.count
        item.group = ItemFiles.Media()
    }

    /// Returns true if descriptions of the current medium or group are collected in this pass.
    private mutating func describesMedia() -> Bool {
        frame.container == .mediaContent || frame.container == .mediaGroup && !state.defersDetails
    }

    /// Changes the current medium or group.
    private mutating func describeMedia(_ change: (inout ItemFiles.Media) -> Void) {
        switch frame.container {
        case .mediaContent:
            guard let last = item.files.media.indices.last else { return }
            change(&item.files.media[last])
        case .mediaGroup:
            change(&item.group)
        default: break
        }
    }

    /// Applies a group's values to each of its media.
    mutating func finishMediaGroup() {
        if state.defersDetails { return }
        let group = item.group
        if item.groupStart == item.files.media.count, group != ItemFiles.Media(),
            item.files.media.count < limits.valuesPerItem
        {
            item.files.media.append(group)
        }
        for index in item.files.media.indices.dropFirst(item.groupStart) {
            let medium = item.files.media[index]
            item.files.media[index].title = medium.title.or(group.title)
            item.files.media[index].description = medium.description.or(group.description)
            item.files.media[index].thumbnail = medium.thumbnail.or(group.thumbnail)
        }
        item.group = ItemFiles.Media()
        item.groupStart = item.files.media.count
    }

    /// Moves the collected media to the item's details.
    mutating func finishMedia(in bytes: Span<UInt8>) {
        let thumbnail = item.thumbnail
        if !thumbnail.isNone {
            if item.files.media.isEmpty {
                item.files.media.append(ItemFiles.Media(thumbnail: thumbnail))
            } else if item.files.media.count == 1 {
                item.files.media[0].thumbnail = item.files.media[0].thumbnail.or(thumbnail)
            }
        }
        if let duration = item.duration {
            let played = item.files.attachments.indices.filter {
                let file = item.files.attachments[$0]
                return !isPicture(type: file.mimeType, url: file.url, in: bytes)
            }
            let own = played.first { item.files.attachments[$0].isEnclosure }
            if let index = own
                ?? played.first(where: { item.files.attachments[$0].durationInSeconds == nil })
            {
                let file = item.files.attachments[index]
                item.files.attachments[index].durationInSeconds = file.durationInSeconds ?? duration
            }
        }
        item.files.picture = item.picture.value ?? .none
    }

    /// Offers a picture, ranked by kind; skips pictures that do not illustrate the article, such as
    /// the author's portrait.
    mutating func offerPicture(
        _ url: TextRange, rank: Int, area: Int64 = 0, in bytes: Span<UInt8>
    ) {
        let isLarger = item.picture.rank == rank && area > item.pictureArea
        guard !url.isNone, isLarger || item.picture.wants(rank),
            item.files.read(url, in: bytes, { PictureWorth.of(address: $0) != .none })
        else { return }
        if isLarger { item.picture = BestCandidate() }
        item.picture.offer(url, rank: rank)
        item.pictureArea = area
    }

    /// The coordinates in `value`; reports a value that is none.
    mutating func coordinates(
        _ value: XMLValue, like example: String, in bytes: Span<UInt8>,
        where areKnown: (Span<UInt8>) -> Bool
    ) -> String? {
        guard let text = line(value, in: bytes) else { return nil }
        if areKnown(text.utf8Span.span) { return text }
        results.problems.add(
            .unreadableValue, at: value.range.lowerBound,
            "“\(text.prefix(64))” is no place on earth and is left out; write \(example).")
        return nil
    }
}
