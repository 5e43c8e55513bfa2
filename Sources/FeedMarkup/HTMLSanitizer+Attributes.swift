extension HTMLSanitizer {
    /// Appends a start tag with the attributes that are let through; false, with nothing
    /// appended, where the element says nothing without one that it lacks.
    mutating func appendStartTag(
        _ element: HTMLElement, _ token: MarkupToken, in bytes: Span<UInt8>
    ) -> Bool {
        let start = output.count
        output.append(UInt8(ascii: "<"))
        output.append(element.name)
        var seen: UInt64 = 0
        var written: UInt64 = 0
        var spare: Range<Int>?
        var attributes = MarkupAttributeScanner(token, syntax: syntax)
        while let found = attributes.next(in: bytes) {
            guard let attribute = HTMLAttribute.named(found.name, in: bytes),
                let form = attribute.form(on: element)
            else { continue }
            let kept = attribute == .xmlLang ? HTMLAttribute.lang : attribute
            let bit = UInt64(1) << UInt64(kept.rawValue)
            guard seen & bit == 0 else { continue }
            seen |= bit
            if form == .spareSource {
                if spare == nil { spare = found.value }
            } else if append(kept, form, found.value, in: bytes) {
                written |= bit
            }
        }
        func isWritten(_ attribute: HTMLAttribute) -> Bool {
            written & (1 << UInt64(attribute.rawValue)) != 0
        }
        if let spare, element == .img, !isWritten(.src),
            append(.src, .picture, spare, in: bytes)
        {
            written |= 1 << UInt64(HTMLAttribute.src.rawValue)
        }
        let isOfUse =
            switch element {
            case .a: isWritten(.href)
            case .img: isWritten(.src) || isWritten(.srcset) || isWritten(.alt)
            case .span: written != 0
            case .source, .track: isWritten(.src) || isWritten(.srcset)
            default: true
            }
        guard isOfUse else {
            output.removeLast(output.count - start)
            return false
        }
        // Without its controls a player can't be used.
        if element == .audio || element == .video, !isWritten(.controls) {
            output.append(" controls=\"\"")
        }
        output.append(UInt8(ascii: ">"))
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
        guard append(form, range, in: bytes) else {
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
        case .link:
            return appendAddress(value, for: .link)
        case .resource:
            return appendAddress(value, for: .resource)
        case .picture:
            return appendAddress(value, for: .inlineImage)
        case .pictureList:
            return appendPictureList(value)
        case .flag, .spareSource:
            return true
        }
    }

    private mutating func appendAddress(_ value: Span<UInt8>, for purpose: URLPurpose) -> Bool {
        var address: [UInt8] = []
        swap(&address, &addressScratch)
        defer { swap(&address, &addressScratch) }
        address.removeAll(keepingCapacity: true)
        guard URLReference.resolve(value, against: base, for: purpose, into: &address) else {
            return false
        }
        MarkupEscaping.appendAttribute(address.span, into: &output)
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

    /// Appends the candidates of a `srcset` whose addresses may be fetched; false where there
    /// is none.
    private mutating func appendPictureList(_ list: Span<UInt8>) -> Bool {
        var position = 0
        var isFirst = true
        while position < list.count {
            while position < list.count,
                list[position].isHTMLWhiteSpace || list[position] == UInt8(ascii: ",")
            {
                position += 1
            }
            var end = position
            while end < list.count, !list[end].isHTMLWhiteSpace { end += 1 }
            var address = position..<end
            var descriptor = end..<end
            if end > position, list[end - 1] == UInt8(ascii: ",") {
                var last = end - 1
                while last > position, list[last - 1] == UInt8(ascii: ",") { last -= 1 }
                address = position..<last
            } else {
                let comma = list.firstIndex(of: UInt8(ascii: ","), from: end)
                descriptor = list.trimmingWhiteSpace(end..<comma)
                end = comma
            }
            position = max(end, position + 1)
            guard !address.isEmpty, isDescriptor(descriptor, in: list) else { continue }
            let start = output.count
            if !isFirst { output.append(", ") }
            let addressStart = output.count
            let isAppended = appendAddress(list.extracting(address), for: .resource)
            // A comma at either end, laid bare by what was cleaned away, would be read as the
            // end of a candidate.
            while output.count > addressStart, output.last == UInt8(ascii: ",") {
                output.removeLast()
            }
            guard isAppended, output.count > addressStart,
                output[addressStart] != UInt8(ascii: ",")
            else {
                output.removeLast(output.count - start)
                continue
            }
            if !descriptor.isEmpty {
                output.append(UInt8(ascii: " "))
                output.append(list, descriptor)
            }
            isFirst = false
        }
        return !isFirst
    }

    /// Whether `range` is empty or a width, height or density: `640w`, `2x`.
    private func isDescriptor(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        guard let last = range.last else { return true }
        guard range.count > 1, range.count <= 12,
            [UInt8(ascii: "w"), UInt8(ascii: "x"), UInt8(ascii: "h")].contains(bytes[last])
        else { return false }
        return range.dropLast().allSatisfy {
            bytes[$0].isASCIIDigit || bytes[$0] == UInt8(ascii: ".")
        }
    }
}
