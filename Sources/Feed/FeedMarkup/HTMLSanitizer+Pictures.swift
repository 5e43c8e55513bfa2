/// Pictures: those of signs become their words, what a script would load is there at once, and
/// its twin for those without scripts is left out.
extension HTMLSanitizer {
    /// How far back in the output a stand-in is taken out.
    private static let reach = 16_384
    private static let lazyLimit = 1_000

    /// Writes a picture, or an address of one that `picture`, `audio` or `video` choose from.
    mutating func startPicture(
        _ element: HTMLElement, _ token: MarkupToken, in bytes: Span<UInt8>
    ) {
        let picture = PictureTag(token, syntax: syntax, in: bytes)
        let isWithoutScript = places[.noscript] >= 0
        if element == .source {
            if isWithoutScript, let last = twins.last, last.isLazy, !last.isWithoutScript { return }
            guard prepare(for: element) else { return }
            let start = output.count
            if appendStartTag(element, token, showing: picture, in: bytes) == .written,
                places[.picture] >= 0, twins.sourceList == nil
            {
                twins.sourceList = valueRange(of: " srcset=\"", in: start..<output.count)
            }
            return
        }
        guard !picture.isUnseen else { return }
        guard prepare(for: element) else { return }
        if let sign = picture.sign(in: bytes) { return appendSign(sign, in: bytes) }
        let start = output.count
        let anchors = writtenAnchors.count
        guard appendStartTag(element, token, showing: picture, in: bytes) == .written else {
            return
        }
        let tag = start..<output.count
        var written = PictureTwins.Picture(
            tag: tag, isLazy: picture.isLazy,
            isPlaceholder: picture.isPlaceholder && twins.sourceList == nil,
            isWithoutScript: isWithoutScript, isAnchor: writtenAnchors.count > anchors)
        if let last = twins.last, last.isWithoutScript != isWithoutScript, areTwins(last, written) {
            let isBetter =
                last.isPlaceholder && !written.isPlaceholder && !last.isAnchor
                && tag.upperBound - last.tag.lowerBound <= Self.reach
            if !isBetter {
                if !written.isAnchor { output.removeLast(tag.count) }
                return
            }
            output.removeSubrange(last.tag)
            twins.sourceList = nil
            written.tag = tag.lowerBound - last.tag.count..<tag.upperBound - last.tag.count
        } else if isWithoutScript, !written.isAnchor, !twins.lazyAddresses.isEmpty,
            twins.lazyAddresses.contains(address(of: tag))
        {
            output.removeLast(tag.count)
            return
        }
        twins.last = written
        if picture.isLazy, !isWithoutScript, twins.lazyAddresses.count < Self.lazyLimit {
            twins.lazyAddresses.insert(address(of: written.tag))
        }
    }

    private func areTwins(_ last: PictureTwins.Picture, _ next: PictureTwins.Picture) -> Bool {
        let address = address(of: last.tag)
        if !address.isEmpty, address == self.address(of: next.tag) { return true }
        let shown = last.isWithoutScript ? next : last
        return shown.isLazy || shown.isPlaceholder
    }

    /// Appends the first address of the source before, as that of the picture that has only a
    /// stand-in; false where there is none.
    mutating func appendOfferedSource() -> Bool {
        guard places[.picture] >= 0, let list = twins.sourceList, list.upperBound <= output.count
        else { return false }
        return appendSource(fromList: list)
    }

    /// Appends the first address of the list that was written in the tag that begins at `start`.
    mutating func appendListedSource(from start: Int) -> Bool {
        valueRange(of: " srcset=\"", in: start..<output.count)
            .map { appendSource(fromList: $0) } ?? false
    }

    private mutating func appendSource(fromList list: Range<Int>) -> Bool {
        let written = Array(output[list])
        guard let first = ContentPictures.firstCandidate(0..<written.count, in: written.span)
        else { return false }
        output.append(" src=\"")
        output.append(contentsOf: written[first])
        output.append(UInt8(ascii: "\""))
        return true
    }

    /// Appends the words that stand for a sign, as text.
    private mutating func appendSign(_ range: Range<Int>, in bytes: Span<UInt8>) {
        var decoded: [UInt8] = []
        CharacterReferences.decode(
            bytes.extracting(range), as: syntax == .xml ? .xml : .attribute, into: &decoded)
        MarkupEscaping.appendText(decoded.span, into: &output)
        twins.last = nil
    }

    /// The address of the picture whose tag stands in `range` of the output, as it is written there.
    private func address(of range: Range<Int>) -> [UInt8] {
        valueRange(of: " src=\"", in: range).map { Array(output[$0]) } ?? []
    }

    /// Where the value of an attribute of the tag in `range` of the output stands.
    private func valueRange(of attribute: StaticString, in range: Range<Int>) -> Range<Int>? {
        let span = output.span
        var place = range.lowerBound
        while let space = span.firstIndex(of: UInt8(ascii: " "), in: place..<range.upperBound) {
            if span.hasPrefix(attribute, at: space, before: range.upperBound) {
                let start = space + attribute.utf8CodeUnitCount
                return span.firstIndex(of: UInt8(ascii: "\""), in: start..<range.upperBound)
                    .map { start..<$0 }
            }
            place = space + 1
        }
        return nil
    }
}
