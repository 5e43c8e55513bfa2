internal import FeedMarkup

/// Checks of everything but elements.
extension XMLWellFormedness {
    /// Checks text (section 2.4), or the value of an attribute.
    mutating func checkText(_ text: Range<Int>, isValue: Bool = false, in bytes: Span<UInt8>) {
        XMLTextFaults(knowsEntities: !hasDocumentType).find(in: text, of: bytes, into: &problems)
        guard !isValue else { return }
        var search = text.lowerBound
        while let mark = bytes.firstIndex(of: UInt8(ascii: "]"), in: search..<text.upperBound) {
            search = mark + 1
            guard bytes.hasPrefix("]]>", at: mark, before: text.upperBound) else { continue }
            problems.add(
                .strayCharacterDataEnd, at: mark,
                "“]]>” may not stand in text; write “]]&gt;”. Sections of text can't be put into one another."
            )
        }
    }

    /// Reports characters that XML does not allow (section 2.2), mostly control characters.
    mutating func checkCharacters(in bytes: Span<UInt8>) {
        for index in 0..<bytes.count {
            let byte = bytes[index]
            if byte < 0x20, !byte.isHTMLWhiteSpace || byte == 0x0C {
                problems.add(
                    .illegalCharacter, at: index,
                    "The control character U+00\(byte < 16 ? "0" : "")\(String(byte, radix: 16, uppercase: true)) has no place in XML; it is left out."
                )
            } else if byte == 0xEF, index + 2 < bytes.count, bytes[index + 1] == 0xBF,
                bytes[index + 2] >= 0xBE
            {
                problems.add(
                    .illegalCharacter, at: index,
                    "U+FFF\(bytes[index + 2] == 0xBE ? "E" : "F") is no character, and has no place in XML."
                )
            }
        }
    }

    // MARK: Other markup

    /// Checks the delimiters of a CDATA section (section 2.7).
    mutating func checkCharacterData(_ token: MarkupToken, in bytes: Span<UInt8>) {
        let start = token.range.lowerBound
        if !token.isTerminated {
            problems.add(
                .unterminatedCharacterData, at: start, "A CDATA section has no “]]>” at its end.")
        } else if !bytes.hasPrefix("<![CDATA[", at: start, before: token.range.upperBound) {
            problems.add(
                .malformedTag, at: start, "A section of text begins with “<![CDATA[”, in capitals.")
        }
    }

    /// Checks that a comment is closed and has no `--` (section 2.5).
    mutating func checkComment(_ token: MarkupToken, in bytes: Span<UInt8>) {
        guard token.isTerminated else {
            problems.add(
                .unterminatedComment, at: token.range.lowerBound,
                "A comment has no “-->” at its end; it was taken to end at the next “>”.")
            return
        }
        var search = token.content.lowerBound
        while let mark = bytes.firstIndex(
            of: UInt8(ascii: "-"), in: search..<token.content.upperBound)
        {
            search = mark + 1
            // The second hyphen may belong to the end.
            guard bytes[search] == UInt8(ascii: "-") else { continue }
            problems.add(
                .malformedComment, at: mark,
                "Two hyphens may not stand in a comment, nor one before its end.")
            return
        }
    }

    mutating func checkInstruction(_ token: MarkupToken, isFirst: Bool, in bytes: Span<UInt8>) {
        let content = token.content
        var end = content.lowerBound
        while end < content.upperBound, !bytes[end].isHTMLWhiteSpace { end += 1 }
        let target = content.lowerBound..<end
        guard token.isTerminated else {
            problems.add(
                .malformedDeclaration, at: token.range.lowerBound,
                "“<?\(bytes.string(target.prefix(32)))” has no “?>” at its end.")
            return
        }
        guard bytes.equalsIgnoringCase(target, "xml") else {
            // The target has no colon (Namespaces in XML 1.0, section 7).
            if let colon = bytes.firstIndex(of: UInt8(ascii: ":"), in: target) {
                problems.add(
                    .invalidName, at: colon,
                    "The name of an instruction has no colon: “\(bytes.string(target.prefix(64)))”."
                )
            } else {
                checkName(target, in: bytes)
            }
            return
        }
        // The XML declaration must be at the very beginning (section 2.8).
        let start = token.range.lowerBound
        guard isFirst, start == 0 || !bytes[start - 1].isHTMLWhiteSpace else {
            problems.add(
                .misplacedDeclaration, at: start,
                isFirst
                    ? "Nothing may stand before “<?xml”, not even white space; remove it."
                    : "“<?xml” may stand at the very beginning of a document, and nowhere else.")
            return
        }
        var declaration = token
        declaration.content = end..<content.upperBound
        checkDeclaration(declaration, in: bytes)
    }

    /// Checks version, encoding and standalone declaration, in this order.
    private mutating func checkDeclaration(_ token: MarkupToken, in bytes: Span<UInt8>) {
        checkAttributes(of: token, in: bytes)
        var attributes = MarkupAttributeScanner(token, syntax: .xml)
        var expected: [StaticString] = ["version", "encoding", "standalone"]
        var isInOrder = bytes.equals((token.range.lowerBound + 2)..<token.content.lowerBound, "xml")
        var isFirst = true
        while let attribute = attributes.next(in: bytes) {
            guard let index = expected.firstIndex(where: { bytes.equals(attribute.name, $0) }),
                index == 0 || !isFirst
            else {
                isInOrder = false
                break
            }
            if isFirst, !bytes.equals(attribute.value, "1.0") {
                problems.add(
                    .malformedDeclaration, at: attribute.value.lowerBound,
                    "Readers know version 1.0 of XML, and few know “\(bytes.string(attribute.value.prefix(16)))”."
                )
            }
            if bytes.equals(attribute.name, "encoding"), !isEncodingName(attribute.value, in: bytes)
            {
                problems.add(
                    .malformedDeclaration, at: attribute.value.lowerBound,
                    "“\(bytes.string(attribute.value.prefix(64)))” can't be the name of an encoding."
                )
            }
            expected.removeFirst(index + 1)
            isFirst = false
        }
        if isFirst || !isInOrder {
            problems.add(
                .malformedDeclaration, at: token.range.lowerBound,
                "The XML declaration is “<?xml version=\"1.0\"”, then, where they are needed, “encoding” and “standalone”."
            )
        }
    }

    /// Checks an encoding's name: a letter, then letters, digits and three punctuation marks
    /// (section 4.3.3).
    private func isEncodingName(_ name: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        guard let first = name.first, bytes[first].isASCIILetter else { return false }
        return name.allSatisfy {
            bytes[$0].isASCIIAlphanumeric || "-_.".utf8.contains(bytes[$0])
        }
    }

    /// Checks that the document type precedes the root element, and is the only one (section 2.8).
    mutating func checkDocumentType(_ token: MarkupToken, in bytes: Span<UInt8>) {
        let start = token.range.lowerBound
        if !token.isTerminated
            || !bytes.hasPrefix("<!DOCTYPE", at: start, before: token.range.upperBound)
        {
            problems.add(
                .malformedDeclaration, at: start,
                "A declaration of the document's type begins with “<!DOCTYPE”, in capitals, and ends with “>”."
            )
        } else if hasRoot || hasDocumentType {
            problems.add(
                .misplacedDeclaration, at: start,
                "The document type may be declared once, before the outermost element.")
        }
        hasDocumentType = true
    }
}
