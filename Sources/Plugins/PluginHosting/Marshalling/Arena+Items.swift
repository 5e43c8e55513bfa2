import FeedPluginAPI
import FeedViews

// The items of a feed as C structs, whose strings and arrays lie in the arena.

extension Arena {
    /// Lends a list entry.
    func item(_ item: FeedItemViewModel) -> feed_item {
        var lent = unsafe sized(feed_item())
        unsafe lent.id = string(item.$identifier)
        unsafe lent.title = string(item.$title)
        unsafe lent.title_origin = item.titleOrigin.rawValue
        unsafe lent.states = item.states.rawValue
        unsafe lent.url = string(item.$url)
        unsafe lent.open_url = item.$openURL == item.$url ? lent.url : string(item.$openURL)
        unsafe lent.byline = string(item.$byline)
        unsafe lent.location = string(item.$location)
        unsafe lent.published = date(item.published)
        unsafe lent.updated = date(item.updated)
        switch item.dateOrigin {
        case .none: break
        case .published: unsafe lent.date = unsafe lent.published
        case .updated: unsafe lent.date = unsafe lent.updated
        }
        // FEED_NO_SOURCE if unknown.
        unsafe lent.source_index = item.sourceIndex.map { UInt64(clamping: $0) } ?? .max
        unsafe lent.source_title = string(item.source?.$title)
        unsafe lent.source_url = string(item.source?.$url)
        return unsafe lent
    }

    /// Lends `parts` of the details of the item at `index`.
    func detail(
        at index: Int, of items: FeedItemViewModels, parts: FeedDetailParts
    ) -> feed_item_detail {
        let detail = items.detail(at: index, parts: parts)
        var lent = unsafe sized(feed_item_detail())
        unsafe lent.image_url = string(detail.image?.$url)
        unsafe lent.image_alternative_text = string(detail.image?.$alternativeText)
        unsafe lent.banner_url = string(detail.bannerURL)
        unsafe lent.external_url = string(detail.$externalURL)
        // Sets the stride even for empty lists.
        unsafe lent.attachments = list(detail.attachments) { unsafe attachment($0) }
        unsafe lent.media = media(detail.media)
        unsafe lent.authors = list(detail.authors) { unsafe person($0) }
        unsafe lent.contributors = list(detail.contributors) { unsafe person($0) }
        unsafe lent.language = string(detail.$language)
        unsafe lent.rights = string(detail.$rights)
        unsafe lent.tags = list(detail.$tags) { unsafe string($0) }
        unsafe lent.section = string(detail.$section)
        unsafe lent.department = string(detail.$department)
        unsafe lent.comments_url = string(detail.$commentsURL)
        unsafe lent.comment_feed_url = string(detail.$commentFeedURL)
        unsafe lent.comment_count = Int64(detail.commentCount ?? -1)
        unsafe lent.comments_text = string(detail.$commentsWords)
        unsafe lent.replies_to = list(detail.repliesTo) { unsafe reference($0) }
        if let episode = detail.episode {
            unsafe lent.episode = unsafe value(self.episode(episode))
        }
        return unsafe lent
    }

    /// Lends a date. Borrows it, since this runs for each item.
    func date(_ date: borrowing DateViewModel?) -> feed_date {
        var lent = unsafe feed_date()
        switch date {
        case .some(let date):
            unsafe lent.precision = Int32(date.precision.rawValue)
            unsafe lent.seconds_ahead_of_utc = Int32(clamping: date.secondsAheadOfUTC)
            unsafe lent.seconds = date.secondsSince1970
            unsafe lent.rfc3339 = string(date.$rfc3339)
            unsafe lent.text = string(date.$words)
        case .none: break
        }
        return unsafe lent
    }

    func person(_ person: PersonViewModel) -> feed_person {
        var lent = unsafe sized(feed_person())
        unsafe lent.name = string(person.$name)
        unsafe lent.url = string(person.$url)
        unsafe lent.avatar_url = string(person.$avatarURL)
        unsafe lent.email = string(person.$email)
        return unsafe lent
    }

    private func attachment(_ attachment: AttachmentViewModel) -> feed_attachment {
        var lent = unsafe sized(feed_attachment())
        unsafe lent.url = string(attachment.$url)
        unsafe lent.mime_type = string(attachment.$mimeType)
        unsafe lent.kind = attachment.kind.rawValue
        unsafe lent.title = string(attachment.$title)
        unsafe lent.label = string(attachment.$label)
        unsafe lent.facts = string(attachment.$facts)
        unsafe lent.size_in_bytes = attachment.sizeInBytes ?? -1
        unsafe lent.size_text = string(attachment.$sizeWords)
        unsafe lent.duration_in_seconds = attachment.durationInSeconds ?? -1
        unsafe lent.duration_text = string(attachment.$durationWords)
        return unsafe lent
    }

    /// Lends media. Texts that repeat from one medium to the next, as in a group of many, are lent
    /// once.
    private func media(_ media: [FeedMedia]) -> feed_list {
        var last = unsafe (media: FeedMedia, lent: feed_media)?.none
        return unsafe list(media) { medium in
            var lent = unsafe sized(feed_media())
            unsafe lent.url = string(medium.$url)
            unsafe lent.mime_type = string(medium.$mimeType)
            unsafe lent.medium = string(medium.$medium)
            if let last = unsafe last {
                unsafe lent.title =
                    medium.$title == last.media.$title ? last.lent.title : string(medium.$title)
                unsafe lent.description =
                    medium.$description == last.media.$description
                    ? last.lent.description : string(medium.$description)
                unsafe lent.thumbnail_url =
                    medium.$thumbnail == last.media.$thumbnail
                    ? last.lent.thumbnail_url : string(medium.$thumbnail)
            } else {
                unsafe lent.title = string(medium.$title)
                unsafe lent.description = string(medium.$description)
                unsafe lent.thumbnail_url = string(medium.$thumbnail)
            }
            unsafe lent.width = Int64(medium.width ?? -1)
            unsafe lent.height = Int64(medium.height ?? -1)
            unsafe last = unsafe (medium, lent)
            return unsafe lent
        }
    }

    private func reference(_ reference: FeedReference) -> feed_reference {
        var lent = unsafe sized(feed_reference())
        unsafe lent.id = string(reference.id)
        unsafe lent.url = string(reference.url)
        return unsafe lent
    }
}
