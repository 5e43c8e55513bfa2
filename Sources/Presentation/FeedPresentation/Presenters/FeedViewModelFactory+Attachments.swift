import FeedModel

extension FeedViewModelFactory {
    func attachment(_ attachment: FeedAttachment, _ kind: FileKind) -> AttachmentViewModel {
        let size = sizeWords(attachment.sizeInBytes)
        let duration = durationWords(attachment.durationInSeconds)
        var facts = attachment.mimeType ?? ""
        for fact in [size, duration] {
            guard let fact, !fact.isEmpty else { continue }
            if !facts.isEmpty { facts += listSeparator }
            facts += fact
        }
        let title = attachment.title?.inOneLine
        let name = title.flatMap { $0.isEmpty ? nil : $0 } ?? phrases.attachment
        return AttachmentViewModel(
            url: attachment.url, mimeType: attachment.mimeType, kind: kind, title: title,
            sizeInBytes: attachment.sizeInBytes, durationInSeconds: attachment.durationInSeconds,
            sizeWords: size, durationWords: duration, facts: facts,
            label: facts.isEmpty ? name : phrases.qualified(name, by: facts))
    }

    /// The same for texts that are in `texts`: the words stand in the facts, and those in the label.
    func add(
        _ attachment: FeedItemFiles.Attachment, to texts: inout FeedTextBytes
    ) -> FeedItemDetailBytes.Attachment {
        if let title = attachment.title { texts.removeLineFeeds(in: title) }
        let size = sizeWords(attachment.sizeInBytes)
        let duration = durationWords(attachment.durationInSeconds)
        var added = FeedItemDetailBytes.Attachment(
            url: attachment.url, mimeType: attachment.mimeType, title: attachment.title,
            sizeInBytes: attachment.sizeInBytes, durationInSeconds: attachment.durationInSeconds)
        let isAnythingKnown =
            attachment.mimeType?.isEmpty == false || size?.isEmpty == false
            || duration?.isEmpty == false
        added.label = texts.add { bytes in
            if let title = attachment.title, !title.isEmpty {
                bytes.append(copyOf: title)
            } else {
                bytes.append(contentsOf: untitledAttachment)
            }
            guard isAnythingKnown else { return }
            bytes.append(contentsOf: qualification.before)
            let start = bytes.count
            if let type = attachment.mimeType { bytes.append(copyOf: type) }
            added.sizeWords = append(size, toFactsFrom: start, in: &bytes)
            added.durationWords = append(duration, toFactsFrom: start, in: &bytes)
            added.facts = start..<bytes.count
            bytes.append(contentsOf: qualification.after)
        }
        return added
    }

    private func append(
        _ fact: String?, toFactsFrom start: Int, in bytes: inout [UInt8]
    ) -> Range<Int>? {
        guard let fact else { return nil }
        if !fact.isEmpty, bytes.count > start {
            bytes.append(contentsOf: listSeparatorBytes)
        }
        let place = bytes.count
        bytes.append(contentsOf: fact.utf8)
        return place..<bytes.count
    }

    private func sizeWords(_ size: Int64?) -> String? {
        size.flatMap { $0 > 0 ? phrases.size(ByteCount($0)) : nil }
    }

    private func durationWords(_ seconds: Double?) -> String? {
        seconds.flatMap { PlayingTime(seconds: $0) }.map(phrases.duration)
    }
}

extension [UInt8] {
    /// Appends once more what stands in `range`.
    fileprivate mutating func append(copyOf range: Range<Int>) {
        for index in range { append(self[index]) }
    }
}
