extension HTMLSanitizer {
    /// The result of a start tag.
    enum StartTag {
        case written
        /// Without an attribute that it lacks, the element says nothing; or it is not to be seen.
        case leftOut
        /// It begins what a style sheet draws of a formula that was written already.
        case twin
    }

    /// Attributes of a tag that say what is written in another way, or only where nothing better
    /// is.
    private struct Remarks {
        var spare: Range<Int>?
        /// A picture that is only there until a script loads another.
        var placeholder: Range<Int>?
        var isUnseen = false
        var isTwin = false
        var alignment: StaticString?

        var hasSource: Bool { spare != nil || placeholder != nil }
    }

    /// Appends a start tag with the attributes that are let through, or nothing.
    ///
    /// - Parameter picture: What an `img` or a `source` shows.
    mutating func appendStartTag(
        _ element: HTMLElement, _ token: MarkupToken, showing picture: PictureTag? = nil,
        in bytes: Span<UInt8>
    ) -> StartTag {
        let start = output.count
        output.append(UInt8(ascii: "<"))
        output.append(element.name)
        var seen = HTMLAttributeSet()
        var written = HTMLAttributeSet()
        var remarks = Remarks()
        var attributes = MarkupAttributeScanner(token, syntax: syntax)
        while let found = attributes.next(in: bytes) {
            guard let attribute = HTMLAttribute.named(found.name, in: bytes),
                let form = attribute.form(on: element)
            else { continue }
            let kept: HTMLAttribute =
                attribute == .xmlLang ? .lang : attribute == .name ? .id : attribute
            guard !seen.contains(kept) else { continue }
            seen.insert(kept)
            if let picture {
                if kept == .srcset, picture.list != found.value { continue }
                if kept == .src, element == .img,
                    picture.isPlaceholder || picture.source != found.value
                {
                    remarks.placeholder = found.value
                    continue
                }
            }
            if !setAside(attribute, form, found.value, of: element, in: &remarks, bytes),
                append(kept, form, found.value, in: bytes)
            {
                written.insert(kept)
            }
        }
        if !written.contains(.srcset), let list = picture?.list,
            append(.srcset, .pictureList, list, in: bytes)
        {
            written.insert(.srcset)
        }
        if !written.contains(.src), element == .img || remarks.hasSource,
            appendSource(
                of: element, picture, remarks, hasList: written.contains(.srcset), from: start,
                in: bytes)
        {
            written.insert(.src)
        }
        if let alignment = remarks.alignment, !written.contains(.align) {
            output.append(" align=\"")
            output.append(alignment)
            output.append(UInt8(ascii: "\""))
        }
        let isOfUse =
            switch element {
            case .a: written.contains(.href) || written.contains(.id)
            case .img: written.contains(.src) || written.contains(.srcset) || written.contains(.alt)
            case .span: !written.isEmpty
            case .source, .track: written.contains(.src) || written.contains(.srcset)
            default: true
            }
        guard isOfUse, !remarks.isUnseen, !remarks.isTwin else {
            output.removeLast(output.count - start)
            return remarks.isTwin ? .twin : .leftOut
        }
        // Without its controls a player can't be used.
        if element == .audio || element == .video, !written.contains(.controls) {
            output.append(" controls=\"\"")
        }
        output.append(UInt8(ascii: ">"))
        return .written
    }

    /// Appends the address of what an element shows that has none yet; false where there is none.
    ///
    /// - Parameters:
    ///   - hasList: whether a list of addresses was written.
    ///   - start: where the tag begins in the output.
    private mutating func appendSource(
        of element: HTMLElement, _ picture: PictureTag?, _ remarks: Remarks, hasList: Bool,
        from start: Int, in bytes: Span<UInt8>
    ) -> Bool {
        let form: HTMLAttribute.Form = element == .img ? .picture : .resource
        let shown = element == .img ? picture?.source : remarks.spare
        if element == .img {
            if picture?.isPlaceholder == true {
                if appendOfferedSource() { return true }
            } else if let shown, append(.src, form, shown, in: bytes) {
                return true
            } else if picture?.hasOnlyStandIn == true, hasList, appendListedSource(from: start) {
                return true
            }
        }
        for source in [shown, remarks.placeholder] {
            if let source, append(.src, form, source, in: bytes) { return true }
        }
        return false
    }

    /// Sets aside what an attribute says that is not written as it stands; false where it is to be
    /// written.
    private func setAside(
        _ attribute: HTMLAttribute, _ form: HTMLAttribute.Form, _ value: Range<Int>,
        of element: HTMLElement, in remarks: inout Remarks, _ bytes: Span<UInt8>
    ) -> Bool {
        switch form {
        case .spareSource:
            if remarks.spare == nil { remarks.spare = value }
        case .twin:
            remarks.isTwin = hasFormula && InlineLooks.isTwinOfFormula(value, in: bytes)
        case .looks where attribute == .hidden:
            remarks.isUnseen = true
        case .looks:
            if element == .img {
                remarks.isUnseen = remarks.isUnseen || InlineLooks.isUnseen(value, in: bytes)
            } else {
                remarks.alignment = InlineLooks.alignment(value, in: bytes)
            }
        case .picture:
            let address = bytes.trimmingWhiteSpace(value)
            guard
                bytes.hasCaseInsensitivePrefix(
                    "data:", at: address.lowerBound, before: address.upperBound)
            else { return false }
            remarks.placeholder = value
        default: return false
        }
        return true
    }

    /// Appends an attribute; false, with nothing appended, where its value is not fit for it.
    private mutating func append(
        _ attribute: HTMLAttribute, _ form: HTMLAttribute.Form, _ range: Range<Int>,
        in bytes: Span<UInt8>
    ) -> Bool {
        let start = output.count
        output.append(UInt8(ascii: " "))
        output.append(attribute.name)
        output.append("=\"")
        let isAppended =
            switch form {
            case .anchor: appendAnchor(range, in: bytes)
            case .link: appendLinkWithin(range, in: bytes) || append(form, range, in: bytes)
            default: append(form, range, in: bytes)
            }
        guard isAppended else {
            output.removeLast(output.count - start)
            return false
        }
        output.append(UInt8(ascii: "\""))
        return true
    }

    private mutating func append(
        _ form: HTMLAttribute.Form, _ range: Range<Int>, in bytes: Span<UInt8>
    ) -> Bool {
        if form == .flag { return true }
        // Taken out of `self` for as long as it is read, and put back for its room.
        var decoded: [UInt8] = []
        swap(&decoded, &scratch)
        defer { swap(&decoded, &scratch) }
        decoded.removeAll(keepingCapacity: true)
        CharacterReferences.decode(
            bytes.extracting(range), as: syntax == .xml ? .xml : .attribute, into: &decoded)
        guard decoded.count <= Self.attributeLimit else { return false }
        let value = decoded.span
        switch form {
        case .text:
            MarkupEscaping.appendAttribute(value, into: &output)
            return true
        case .number:
            return appendNumber(value)
        case .word:
            return appendWord(value)
        case .length:
            return appendLength(value)
        case .embed:
            return appendEmbed(value)
        case .link:
            return appendAddress(value, for: .link)
        case .resource:
            return appendAddress(value, for: .resource)
        case .picture:
            return appendAddress(value, for: .inlineImage)
        case .pictureList:
            return appendPictureList(value)
        case .flag:
            return true
        case .anchor, .looks, .spareSource, .twin:
            return false
        }
    }

    /// Appends an address, resolved and escaped; false where it is not fit for its purpose.
    mutating func appendAddress(_ value: Span<UInt8>, for purpose: URLPurpose) -> Bool {
        var address: [UInt8] = []
        swap(&address, &addressScratch)
        defer { swap(&address, &addressScratch) }
        address.removeAll(keepingCapacity: true)
        // A fragment alone is one of the page that the content stands on.
        let isFragment = purpose == .link && value.first == UInt8(ascii: "#")
        let isResolved =
            if isFragment, let page {
                URLReference.resolve(value, against: page, for: purpose, into: &address)
            } else {
                URLReference.resolve(value, against: base, for: purpose, into: &address)
            }
        guard isResolved else { return false }
        MarkupEscaping.appendAttribute(address.span, into: &output)
        return true
    }

    /// Appends the sanitiser's own name for the anchor that `range` names; false where no link
    /// leads to it, or it was written already.
    private mutating func appendAnchor(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        guard !anchors.isEmpty, let name = ContentAnchors.name(of: range, in: bytes, syntax),
            let number = anchors.number(of: name), writtenAnchors.insert(number).inserted
        else { return false }
        output.append(ContentAnchors.prefix)
        output.append(contentsOf: String(number).utf8)
        return true
    }

    /// Appends a link to an anchor of this content; false where it leads elsewhere.
    private mutating func appendLinkWithin(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        guard !anchors.isEmpty,
            let name = ContentAnchors.target(of: range, in: bytes, syntax, page: page),
            let number = anchors.number(of: name)
        else { return false }
        linkedAnchors.insert(number)
        output.append(UInt8(ascii: "#"))
        output.append(ContentAnchors.prefix)
        output.append(contentsOf: String(number).utf8)
        return true
    }

    private mutating func appendEmbed(_ value: Span<UInt8>) -> Bool {
        guard let kind = EmbeddedPage.Kind(0..<value.count, in: value) else { return false }
        output.append(contentsOf: kind.rawValue.utf8)
        return true
    }

    private mutating func appendLength(_ value: Span<UInt8>) -> Bool {
        let range = value.trimmingWhiteSpace(0..<value.count)
        guard FormulaMarkup.isValue(range, in: value) else { return false }
        output.append(value, range)
        return true
    }

    private mutating func appendNumber(_ value: Span<UInt8>) -> Bool {
        let range = value.trimmingWhiteSpace(0..<value.count)
        guard !range.isEmpty, range.count <= 8 else { return false }
        for index in range {
            let isSign = value[index] == UInt8(ascii: "-") && index == range.lowerBound
            let isPercent = value[index] == UInt8(ascii: "%") && index == range.upperBound - 1
            guard value[index].isASCIIDigit || (range.count > 1 && (isSign || isPercent)) else {
                return false
            }
        }
        output.append(value, range)
        return true
    }

    private mutating func appendWord(_ value: Span<UInt8>) -> Bool {
        let range = value.trimmingWhiteSpace(0..<value.count)
        guard !range.isEmpty, range.count <= 40 else { return false }
        for index in range {
            guard
                value[index].isASCIIAlphanumeric || value[index] == UInt8(ascii: "-")
                    || value[index] == UInt8(ascii: "_")
            else { return false }
        }
        output.append(value, range)
        return true
    }
}
