internal import FeedMarkup
internal import FeedModel

/// Media RSS, places, and the picture of an item.
extension XMLFeedParser {
    mutating func beginInMedia(
        _ name: ElementName, _ token: MarkupToken, _ frame: ParserFrame, in bytes: Span<UInt8>
    ) -> ParserFrame.Container {
        guard isInItem else { return .ignored }
        if name.namespace == .geoRSS || name.namespace == .geo {
            return beginPlace(name, token, frame, in: bytes)
        }
        // A core element inside a group that was never closed belongs to the item.
        guard name.namespace == .media else {
            return frame.container == .item ? .ignored : beginForeign(name, token, frame, in: bytes)
        }
        switch name.local {
        case .group:
            beginMediaGroup()
            return .mediaGroup
        case .content:
            addMedia(frame, in: bytes)
            return .mediaContent
        case .thumbnail:
            addThumbnail(frame, in: bytes)
            return frame.container
        case .title:
            let value = captureValue(of: token, in: bytes)
            if describes(frame) {
                let title = line(value, in: bytes)
                describeMedia(frame) { $0.title = $0.title ?? title }
            }
            if frame.container != .mediaContent { offerMediaTitle(value, in: bytes) }
        case .description:
            if frame.container == .mediaContent {
                let value = captureValue(of: token, isContent: true, in: bytes)
                let text = line(value, in: bytes)
                describeMedia(frame) { $0.description = $0.description ?? text }
            } else {
                let count = item.candidates.count
                // Media RSS 1.5: plain where no type says otherwise.
                offerContent(
                    token, frame, rank: 4, fallback: .html, isUsuallyPlain: true, in: bytes)
                if describes(frame), let candidate = item.candidates.dropFirst(count).first {
                    let text = line(candidate.record.value, in: bytes)
                    describeMedia(frame) { $0.description = $0.description ?? text }
                }
            }
        case .player:
            let player = url(.url, base: frame.base, in: bytes)
            describeMedia(frame) { $0.url = $0.url ?? player }
            return frame.container
        case .credit:
            let isAuthor = attribute(.role, is: "author", in: bytes)
            let value = captureValue(of: token, in: bytes)
            let person = person(value, base: frame.base, in: bytes)
            if isAuthor {
                addFallbackAuthor(person)
            } else {
                addContributor(person)
            }
        case .category:
            addTag(category(token, in: bytes))
        case .keywords:
            let value = captureValue(of: token, in: bytes)
            addTags(list(value, in: bytes))
        case .copyright:
            let value = captureValue(of: token, in: bytes)
            setRights(line(value, in: bytes))
        case .location:
            let described = line(.label, in: bytes)
            item.rest.location.offer(described, rank: 2)
            return .item
        default: break
        }
        return .ignored
    }

    /// Offers the title of an item's media as its own.
    mutating func offerMediaTitle(_ value: XMLValue, in bytes: Span<UInt8>) {
        guard item.title.wants(4) else { return }
        item.title.offer(linePlace(value, in: bytes), rank: 4)
    }

    private mutating func beginForeign(
        _ name: ElementName, _ token: MarkupToken, _ frame: ParserFrame, in bytes: Span<UInt8>
    ) -> ParserFrame.Container {
        var frame = frame
        frame.container = .item
        let container = beginInItem(name, token, frame, in: bytes)
        return container == .item ? .ignored : container
    }

    private mutating func addMedia(_ frame: ParserFrame, in bytes: Span<UInt8>) {
        guard item.details.media.count < limits.valuesPerItem else { return }
        let address = url(.url, for: .resource, base: frame.base, in: bytes)
        let type = line(.type, in: bytes)
        var medium = line(.medium, in: bytes)?.lowercased()
        if medium == nil, let type {
            let family = type.lowercased().prefix { $0 != "/" }
            if ["image", "audio", "video"].contains(family) { medium = String(family) }
        }
        if medium == nil, let address, isPicture(type: type, url: address) { medium = "image" }
        let width = number(.width, in: bytes)
        let height = number(.height, in: bytes)
        item.details.media.append(
            FeedMedia(
                url: address, mimeType: type, medium: medium,
                width: width.flatMap(Int.init(exactly:)), height: height.flatMap(Int.init(exactly:))
            ))
        item.hasDetails = true
        guard let address else { return }
        addAttachment(address, in: bytes)
        if medium == "image" {
            offerPicture(address, rank: 0, area: area(width, height))
        }
    }

    private mutating func addThumbnail(_ frame: ParserFrame, in bytes: Span<UInt8>) {
        var thumbnail = url(.url, for: .resource, base: frame.base, in: bytes)
        if thumbnail == nil { thumbnail = url(.href, for: .resource, base: frame.base, in: bytes) }
        guard let thumbnail else { return }
        let width = number(.width, in: bytes)
        let height = number(.height, in: bytes)
        offerPicture(thumbnail, rank: 1, area: area(width, height))
        switch frame.container {
        case .mediaContent, .mediaGroup:
            describeMedia(frame) { $0.thumbnail = $0.thumbnail ?? thumbnail }
        default:
            if item.rest.thumbnail == nil { item.rest.thumbnail = thumbnail }
        }
    }

    private mutating func area(_ width: Int64?, _ height: Int64?) -> Int64 {
        let width = min(width ?? 0, 1 << 20)
        let height = min(height ?? 0, 1 << 20)
        // One that gives no size, or one side of it, still has an order.
        return max(width, 1) * max(height, 1)
    }

    mutating func beginMediaGroup() {
        // What a group says of its media is for their details: there is hardly one without any.
        if isOutline {
            item.isPartial = true
            return
        }
        item.rest.groupStart = item.details.media.count
        item.rest.group = FeedMedia()
    }

    /// What is said of the element, or the group, that `frame` stands in is kept.
    private mutating func describes(_ frame: ParserFrame) -> Bool {
        switch frame.container {
        case .mediaContent: true
        case .mediaGroup: !isOutline
        default: false
        }
    }

    /// Changes the media element, or the group, that `frame` stands in.
    private mutating func describeMedia(
        _ frame: ParserFrame, _ change: (inout FeedMedia) -> Void
    ) {
        switch frame.container {
        case .mediaContent:
            guard let last = item.details.media.indices.last else { return }
            change(&item.details.media[last])
        case .mediaGroup:
            change(&item.rest.group)
        default: break
        }
    }

    /// Gives each medium of a group what the group says of all.
    mutating func finishMediaGroup() {
        if isOutline { return }
        let group = item.rest.group
        if item.rest.groupStart == item.details.media.count, group != FeedMedia(),
            item.details.media.count < limits.valuesPerItem
        {
            item.details.media.append(group)
            item.hasDetails = true
        }
        for index in item.details.media.indices.dropFirst(item.rest.groupStart) {
            if item.details.media[index].title == nil {
                item.details.media[index].title = group.title
            }
            if item.details.media[index].description == nil {
                item.details.media[index].description = group.description
            }
            if item.details.media[index].thumbnail == nil {
                item.details.media[index].thumbnail = group.thumbnail
            }
        }
        item.rest.group = FeedMedia()
        item.rest.groupStart = item.details.media.count
    }

    /// Puts what was collected of media where it belongs.
    mutating func finishMedia() {
        if let thumbnail = item.rest.thumbnail {
            if item.details.media.isEmpty {
                item.details.media.append(FeedMedia(thumbnail: thumbnail))
                item.hasDetails = true
            } else if item.details.media.count == 1, item.details.media[0].thumbnail == nil {
                item.details.media[0].thumbnail = thumbnail
            }
        }
        if let duration = item.duration,
            let place = item.details.attachments.firstIndex(where: {
                $0.durationInSeconds == nil && !isPicture(type: $0.mimeType, url: $0.url)
            })
        {
            item.details.attachments[place].durationInSeconds = duration
        }
        if let picture = item.rest.picture.value {
            item.details.image = picture
            item.hasDetails = true
        }
    }

    /// Offers a picture for the item, by the order in which pictures are preferred.
    mutating func offerPicture(_ url: String?, rank: Int, area: Int64 = 0) {
        guard let url else { return }
        offer(FeedImage(url: url), rank: rank, area: area)
    }

    mutating func offer(_ picture: FeedImage, rank: Int, area: Int64) {
        if item.rest.picture.rank == rank, area > item.rest.pictureArea {
            item.rest.picture = Ranked()
        }
        guard item.rest.picture.wants(rank) else { return }
        item.rest.picture.offer(picture, rank: rank)
        item.rest.pictureArea = area
    }

    /// Places: a name is better than a pair of numbers.
    mutating func beginPlace(
        _ name: ElementName, _ token: MarkupToken, _ frame: ParserFrame, in bytes: Span<UInt8>
    ) -> ParserFrame.Container {
        switch (name.namespace, name.local) {
        case (.geoRSS, .featurename), (.podcast, .location), (.geo, .location):
            let value = captureValue(of: token, in: bytes)
            item.rest.location.offer(line(value, in: bytes), rank: 1)
        case (.geoRSS, .where), (.gml, .point), (.geo, .point):
            return .item
        case (.geoRSS, .point), (.gml, .pos):
            let value = captureValue(of: token, in: bytes)
            item.rest.location.offer(line(value, in: bytes), rank: 4)
        case (.geo, .lat):
            let value = captureValue(of: token, in: bytes)
            item.rest.latitude = line(value, in: bytes)
        case (.geo, .long):
            let value = captureValue(of: token, in: bytes)
            item.rest.longitude = line(value, in: bytes)
        case (.podcast, .person):
            let value = captureValue(of: token, in: bytes)
            addContributor(person(value, base: frame.base, in: bytes))
        default: break
        }
        return .ignored
    }
}
