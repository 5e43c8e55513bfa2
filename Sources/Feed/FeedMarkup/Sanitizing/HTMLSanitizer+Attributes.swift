extension HTMLSanitizer {
    /// The result of writing a start tag.
    enum StartTag {
        case written
        /// The element lacks a required attribute.
        case leftOut
        /// The element is hidden with its content.
        case hidden
        /// It begins the drawn fallback of a formula that was written already.
        case formulaFallback
    }

    /// Attributes that are written in another form, or only for lack of a better one.
    private struct DeferredAttributes {
        var alternative: Range<Int>?
        /// A placeholder until a script loads a picture.
        var placeholder: Range<Int>?
        var isHidden = false
        var isFormulaFallback = false
        var layout = InlineLayout()
        var alignment: StaticString?
        var direction: StaticString?

        var hasSource: Bool { alternative != nil || placeholder != nil }
    }

    /// Appends a start tag with its allowed attributes, or nothing.
    ///
    /// - Parameter picture: The picture of an `img` or `source`.
    mutating func appendStartTag(
        _ element: HTMLElement, _ token: MarkupToken, showing picture: PictureTag? = nil,
        in bytes: Span<UInt8>
    ) -> StartTag {
        let start = output.count
        output.append(UInt8(ascii: "<"))
        output.append(element.name)
        var deferred = DeferredAttributes()
        lastAnchor = nil
        lastLinkedAnchor = nil
        var written = appendAttributes(
            of: element, token, showing: picture, deferring: &deferred, in: bytes)
        layout = deferred.layout
        isLinked = written.contains(.href)
        if !written.contains(.srcset), let list = picture?.list,
            append(.srcset, .pictureList, list, in: bytes)
        {
            written.insert(.srcset)
        }
        if !written.contains(.src), element == .img || deferred.hasSource,
            appendSource(
                of: element, picture, deferred, hasList: written.contains(.srcset), from: start,
                in: bytes)
        {
            written.insert(.src)
        }
        if let alignment = deferred.alignment, !written.contains(.align) {
            appendAttribute(.align, alignment)
        }
        if let direction = deferred.direction, !written.contains(.dir) {
            appendAttribute(.dir, direction)
        }
        // Formulas are hidden beside a picture of them.
        if deferred.isHidden, beginsFormula(after: token, in: bytes) { deferred.isHidden = false }
        guard Self.isUseful(element, with: written), !deferred.isHidden, !deferred.isFormulaFallback
        else {
            removeStartTag(from: start)
            return deferred.isFormulaFallback
                ? .formulaFallback : deferred.isHidden ? .hidden : .leftOut
        }
        // Without controls a player is unusable.
        if element == .audio || element == .video, !written.contains(.controls) {
            output.append(" controls=\"\"")
        }
        output.append(UInt8(ascii: ">"))
        return .written
    }

    /// Removes the start tag just written, at `start` of the output.
    mutating func removeStartTag(from start: Int) {
        output.removeLast(output.count - start)
        if let lastAnchor { writtenAnchors.remove(lastAnchor) }
        if let lastLinkedAnchor { linkedAnchors.remove(lastLinkedAnchor) }
    }

    /// Appends the allowed attributes, each once, and stores others in `deferred`. Returns the
    /// appended ones.
    private mutating func appendAttributes(
        of element: HTMLElement, _ token: MarkupToken, showing picture: PictureTag?,
        deferring deferred: inout DeferredAttributes, in bytes: Span<UInt8>
    ) -> HTMLAttributeSet {
        var seen = HTMLAttributeSet()
        var written = HTMLAttributeSet()
        var attributes = MarkupAttributeScanner(token, syntax: syntax)
        while let found = attributes.next(in: bytes) {
            guard let attribute = HTMLAttribute.named(found.name, in: bytes),
                let form = attribute.form(on: element)
            else { continue }
            let normalized: HTMLAttribute =
                attribute == .xmlLang ? .lang : attribute == .name ? .id : attribute
            guard !seen.contains(normalized) else { continue }
            seen.insert(normalized)
            if let picture {
                if picture.isOfPlaceholderSize, normalized == .width || normalized == .height {
                    continue
                }
                if normalized == .srcset, picture.list != found.value { continue }
                if normalized == .src, element == .img,
                    picture.isPlaceholder || picture.source != found.value
                {
                    deferred.placeholder = found.value
                    continue
                }
            }
            if !setAside(attribute, form, found.value, of: element, in: &deferred, bytes),
                append(normalized, form, found.value, in: bytes)
            {
                written.insert(normalized)
            }
        }
        return written
    }

    private mutating func appendAttribute(_ attribute: HTMLAttribute, _ value: StaticString) {
        output.append(UInt8(ascii: " "))
        output.append(attribute.name)
        output.append("=\"")
        output.append(value)
        output.append(UInt8(ascii: "\""))
    }

    /// Returns true if an element with these attributes has an effect.
    private static func isUseful(_ element: HTMLElement, with written: HTMLAttributeSet) -> Bool {
        switch element {
        case .a: written.contains(.href) || written.contains(.id)
        case .img: written.contains(.src) || written.contains(.srcset) || written.contains(.alt)
        case .span: !written.isEmpty
        case .source, .track: written.contains(.src) || written.contains(.srcset)
        default: true
        }
    }

    private func beginsFormula(after token: MarkupToken, in bytes: Span<UInt8>) -> Bool {
        let start = bytes.skippingWhiteSpace(from: token.range.upperBound, to: bytes.count)
        return bytes.hasCaseInsensitivePrefix("<math", at: start, before: bytes.count)
    }

    /// Appends a source for an element that has none yet; returns false if there is none.
    ///
    /// - Parameters:
    ///   - hasList: Whether a `srcset` was written.
    ///   - start: The start of the tag in the output.
    private mutating func appendSource(
        of element: HTMLElement, _ picture: PictureTag?, _ deferred: DeferredAttributes,
        hasList: Bool,
        from start: Int, in bytes: Span<UInt8>
    ) -> Bool {
        let form: HTMLAttribute.Form = element == .img ? .picture : .resource
        let shown = element == .img ? picture?.source : deferred.alternative
        if element == .img {
            if picture?.isPlaceholder == true {
                if appendOfferedSource() { return true }
            } else if let shown, append(.src, form, shown, in: bytes) {
                return true
            } else if hasList, appendListedSource(from: start) {
                return true
            }
        }
        for source in [shown, deferred.placeholder] {
            if let source, append(.src, form, source, in: bytes) { return true }
        }
        return false
    }

    /// Stores an attribute in `deferred`; returns false if it is to be written as it is.
    private func setAside(
        _ attribute: HTMLAttribute, _ form: HTMLAttribute.Form, _ value: Range<Int>,
        of element: HTMLElement, in deferred: inout DeferredAttributes, _ bytes: Span<UInt8>
    ) -> Bool {
        switch form {
        case .alternativeSource:
            if deferred.alternative == nil { deferred.alternative = value }
        case .classes:
            deferred.isFormulaFallback =
                hasFormula && (element == .span || element == .img)
                && InlineStyle.isFormulaFallback(value, in: bytes)
            let isInCode = innermost[.pre] >= 0
            if CodeClass.isFurniture(value, of: element, isInCode: isInCode, in: bytes) {
                deferred.isHidden = true
            } else if isInCode, CodeClass.isLine(value, in: bytes) {
                deferred.layout.isApart = true
            }
        case .decoration:
            guard bytes.equalsIgnoringCase(value, "true") else { break }
            deferred.layout.isDecoration = true
            // Beside code these are numbers of lines, and prompts.
            if element.isCell || max(innermost[.pre], innermost[.code]) >= 0 || element == .pre {
                deferred.isHidden = true
            }
        case .style where attribute == .hidden:
            // What is found by searching or a link is folded away rather than hidden.
            if bytes.equalsIgnoringCase(value, "until-found") { break }
            deferred.isHidden = true
        case .style:
            var box = InlineStyle.Box()
            box.read(value, in: bytes)
            deferred.isHidden = deferred.isHidden || box.hidesContent
            deferred.layout.read(value, in: bytes)
            if deferred.layout.isUnselectable, innermost[.pre] >= 0 { deferred.isHidden = true }
            deferred.direction = box.direction
            if element.isCell { deferred.alignment = InlineStyle.alignment(value, in: bytes) }
        case .picture:
            let address = bytes.trimmingWhiteSpace(value)
            guard bytes.begins(address, with: "data:") else { return false }
            deferred.placeholder = value
        default: return false
        }
        return true
    }

    /// Appends an attribute; returns false, with nothing appended, if its value is not allowed.
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
            case .flag: true
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
        // Moved out of `self` while in use, and put back to reuse its buffer.
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
        case .number, .word, .length:
            let range = value.trimmingWhiteSpace(0..<value.count)
            let isAllowed =
                switch form {
                case .number: Self.isNumber(range, in: value)
                case .word: Self.isWord(range, in: value)
                default: FormulaMarkup.isValue(range, in: value)
                }
            if isAllowed { output.append(value, range) }
            return isAllowed
        case .embed:
            guard let kind = EmbeddedPage.Kind(0..<value.count, in: value) else { return false }
            output.append(contentsOf: kind.rawValue.utf8)
            return true
        case .link:
            return appendAddress(value, for: .link)
        case .resource:
            return appendAddress(value, for: .resource)
        case .picture:
            return appendAddress(value, for: .inlineImage)
        case .pictureList:
            return appendPictureList(value)
        case .flag, .anchor, .style, .alternativeSource, .classes, .decoration:
            return false
        }
    }

    /// Appends an address, resolved and escaped; returns false if it is not allowed for its
    /// purpose.
    mutating func appendAddress(_ value: Span<UInt8>, for purpose: URLPurpose) -> Bool {
        var address: [UInt8] = []
        swap(&address, &addressScratch)
        defer { swap(&address, &addressScratch) }
        address.removeAll(keepingCapacity: true)
        guard resolve(value, for: purpose, into: &address) else { return false }
        MarkupEscaping.appendAttribute(address.span, into: &output)
        return true
    }

    /// Appends an address, resolved; returns false if it is not allowed, and once relative addresses
    /// have grown too much.
    mutating func resolve(
        _ value: Span<UInt8>, for purpose: URLPurpose, into address: inout [UInt8]
    ) -> Bool {
        // A fragment alone refers to the content's page.
        let isFragment = purpose == .link && value.first == UInt8(ascii: "#")
        let base = isFragment ? page ?? self.base.current : self.base.current
        guard growth > 0,
            URLReference.resolve(value, against: base, for: purpose, into: &address)
        else { return false }
        growth -= max(0, address.count - value.count)
        return true
    }

    /// Appends the sanitiser's own name for the anchor in `range`; returns false if no link leads
    /// to it, or if it was written already.
    private mutating func appendAnchor(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        guard !anchors.isEmpty, let name = ContentAnchors.name(of: range, in: bytes, syntax),
            let number = anchors.number(of: name), writtenAnchors.insert(number).inserted
        else { return false }
        lastAnchor = number
        output.append(ContentAnchors.prefix)
        output.append(contentsOf: String(number).utf8)
        return true
    }

    /// Appends a link to an anchor of this content; returns false if it leads elsewhere.
    private mutating func appendLinkWithin(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        guard !anchors.isEmpty,
            let name = ContentAnchors.target(of: range, in: bytes, syntax, page: page),
            let number = anchors.number(of: name)
        else { return false }
        if linkedAnchors.insert(number).inserted { lastLinkedAnchor = number }
        output.append(UInt8(ascii: "#"))
        output.append(ContentAnchors.prefix)
        output.append(contentsOf: String(number).utf8)
        return true
    }

    private static func isNumber(_ range: Range<Int>, in value: Span<UInt8>) -> Bool {
        guard (1...8).contains(range.count) else { return false }
        return range.allSatisfy { index in
            let isSign = value[index] == UInt8(ascii: "-") && index == range.lowerBound
            let isPercent = value[index] == UInt8(ascii: "%") && index == range.upperBound - 1
            return value[index].isASCIIDigit || (range.count > 1 && (isSign || isPercent))
        }
    }

    private static func isWord(_ range: Range<Int>, in value: Span<UInt8>) -> Bool {
        (1...40).contains(range.count)
            && range.allSatisfy {
                value[$0].isASCIIAlphanumeric || "-_".utf8.contains(value[$0])
            }
    }
}
