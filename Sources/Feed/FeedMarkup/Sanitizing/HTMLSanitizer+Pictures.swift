/// Pictures: inline symbols become text, lazily loaded pictures are resolved, and their duplicates
/// for browsers without scripts are dropped.
extension HTMLSanitizer {
    /// The maximum distance in the output at which a placeholder is removed.
    private static let reach = 16_384
    private static let lazyLimit = 1_000

    /// Writes a picture, or a `source` of `picture`, `audio` or `video`.
    mutating func startPicture(
        _ element: HTMLElement, _ token: MarkupToken, in bytes: Span<UInt8>
    ) {
        let picture = PictureTag(token, syntax: syntax, in: bytes)
        let isWithoutScript = innermost[.noscript] >= 0
        if element == .source {
            if isWithoutScript, let last = duplicates.last, last.isLazy, !last.isWithoutScript {
                return
            }
            guard prepare(for: element) else { return }
            let start = output.count
            if appendStartTag(element, token, showing: picture, in: bytes) == .written,
                innermost[.picture] >= 0, duplicates.sourceList == nil
            {
                duplicates.sourceList = valueRange(of: " srcset=\"", in: start..<output.count)
            }
            return
        }
        guard !picture.isHidden, prepare(for: element) else { return }
        settleGap()
        if let sign = picture.sign(in: bytes) { return appendSign(sign, in: bytes) }
        let start = output.count
        let anchors = writtenAnchors.count
        let isOffered = duplicates.sourceList != nil
        guard appendStartTag(element, token, showing: picture, in: bytes) == .written else {
            return
        }
        let tag = start..<output.count
        var written = PictureDuplicates.Picture(
            tag: tag, address: address(of: tag), isLazy: picture.isLazy,
            isPlaceholder: picture.isPlaceholder && !isOffered,
            isWithoutScript: isWithoutScript, isAnchor: writtenAnchors.count > anchors)
        if let last = duplicates.last, last.isWithoutScript != isWithoutScript,
            areDuplicates(last, written)
        {
            let isBetter =
                last.isPlaceholder && !written.isPlaceholder && !last.isAnchor
                && tag.upperBound - last.tag.lowerBound <= Self.reach
            if !isBetter {
                if !written.isAnchor { output.removeLast(tag.count) }
                return
            }
            output.removeSubrange(last.tag)
            moveLink(after: last.tag)
            duplicates.sourceList = nil
            written.tag = tag.lowerBound - last.tag.count..<tag.upperBound - last.tag.count
        } else if isWithoutScript, !written.isAnchor, !duplicates.lazyAddresses.isEmpty,
            duplicates.lazyAddresses.contains(written.address)
        {
            output.removeLast(tag.count)
            return
        }
        duplicates.last = written
        if picture.isLazy, !isWithoutScript, duplicates.lazyAddresses.count < Self.lazyLimit {
            duplicates.lazyAddresses.insert(written.address)
        }
    }

    /// Follows the current link in the output if it began after the part that was removed.
    private mutating func moveLink(after removed: Range<Int>) {
        if let tag = linkTag, tag.lowerBound >= removed.upperBound {
            linkTag = tag.lowerBound - removed.count..<tag.upperBound - removed.count
        }
        if let link = programLink, link.start >= removed.upperBound {
            programLink = (link.address, link.start - removed.count)
        }
    }

    /// Writes the pictures and frames of markup that was escaped in `noscript`; returns false for
    /// any other text.
    mutating func embedEscaped(_ text: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        guard let markup = NoscriptText.markup(text, syntax: syntax, in: bytes) else {
            return false
        }
        var scanner = MarkupScanner(0..<markup.count, syntax: .html)
        while let token = scanner.next(in: markup.span) {
            guard token.kind == .startTag, token.isTerminated else { continue }
            switch HTMLElement.named(token.name, in: markup.span) {
            case .img: startPicture(.img, token, in: markup.span)
            case .iframe: _ = embed(.iframe, token, in: markup.span)
            default: continue
            }
        }
        return true
    }

    private func areDuplicates(_ last: PictureDuplicates.Picture, _ next: PictureDuplicates.Picture)
        -> Bool
    {
        if !last.address.isEmpty, last.address == next.address { return true }
        let shown = last.isWithoutScript ? next : last
        return shown.isLazy || shown.isPlaceholder
    }

    /// Appends the first address of the preceding `source` for a picture with only a placeholder;
    /// returns false if there is none.
    mutating func appendOfferedSource() -> Bool {
        guard innermost[.picture] >= 0, let list = duplicates.sourceList,
            list.upperBound <= output.count
        else { return false }
        // For one picture, which may be long.
        duplicates.sourceList = nil
        return appendSource(fromList: list)
    }

    /// Appends the first address of the `srcset` written in the tag at `start`.
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

    /// Appends the alternative text of an inline symbol.
    private mutating func appendSign(_ range: Range<Int>, in bytes: Span<UInt8>) {
        let decoded = CharacterReferences.decodedAttribute(range, in: bytes, syntax: syntax)
        MarkupEscaping.appendText(decoded.span, into: &output)
        duplicates.last = nil
    }

    /// The address of the picture written in `range` of the output, still escaped.
    private func address(of range: Range<Int>) -> [UInt8] {
        valueRange(of: " src=\"", in: range).map { Array(output[$0]) } ?? []
    }

    /// The range of an attribute's value in the tag in `range` of the output.
    private func valueRange(of attribute: StaticString, in range: Range<Int>) -> Range<Int>? {
        let span = output.span
        let space = span.firstIndex(of: UInt8(ascii: " "), in: range) {
            span.hasPrefix(attribute, at: $0, before: range.upperBound)
        }
        guard let space else { return nil }
        let start = space + attribute.utf8CodeUnitCount
        return span.firstIndex(of: UInt8(ascii: "\""), in: start..<range.upperBound)
            .map { start..<$0 }
    }
}
