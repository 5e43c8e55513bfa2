internal import FeedMarkup
internal import FeedModel

/// Checks a feed's elements against the ``LintRule``s: names, places, attributes and values.
///
/// One linear pass over the tokens, for publishers only.
struct LintCheck {
    private struct Open {
        let name: Range<Int>
        let prefixCount: Int
        let place: LintRule.Place
        let rule: LintRule?
        /// A title or description of RSS, in which markup is escaped.
        let escapes: Bool
        let contentStart: Int
        var hasElements = false
        /// The indices of ``LintRule/children`` that were met.
        var met: UInt8 = 0
        /// The types and languages of the links to its pages.
        var alternates: Set<ExactText<String>> = []
    }

    private let depthLimit: Int
    private var problems = ProblemLog(limit: 0)
    private var prefixes = DeclaredPrefixes()
    private var open: [Open] = []
    private var overflow = 0
    private var instructionEnds = InstructionEnds()
    /// The root is `rss`.
    private var isRSS = false
    /// The namespace of RSS's root, if any: elements in it are RSS's, whatever it is.
    private var adopted: Range<Int>?

    init(depthLimit: Int) {
        self.depthLimit = depthLimit
    }

    /// Adds the faults of `range` to `problems`.
    mutating func check(_ range: Range<Int>, in bytes: Span<UInt8>, into problems: inout ProblemLog)
    {
        self.problems = problems
        defer { problems = self.problems }
        var scanner = MarkupScanner(range, syntax: .xml)
        while let token = scanner.next(in: bytes) {
            switch token.kind {
            case .startTag: begin(token, in: bytes)
            case .endTag: end(token, in: bytes)
            case .text, .rawText: checkPlace(ofText: token, in: bytes)
            case .processingInstruction:
                if let end = instructionEnds.end(of: token, before: range.upperBound, in: bytes) {
                    scanner.move(to: end)
                }
            case .comment, .declaration: break
            }
        }
    }

    // MARK: Elements

    private mutating func begin(_ token: MarkupToken, in bytes: Span<UInt8>) {
        guard overflow == 0, open.count < depthLimit else {
            if !token.isSelfClosing { overflow += 1 }
            return
        }
        let prefixCount = prefixes.count
        prefixes.declare(by: token, in: bytes)
        let local = NamespaceScope.local(token.name, in: bytes)
        let outer = open.last?.place ?? .document
        if open.isEmpty {
            isRSS = bytes.equalsIgnoringCase(local, "rss")
            if isRSS { checkRoot(token, in: bytes) }
        }
        let vocabulary = vocabulary(of: token.name, in: bytes)
        let rules = LintRule.rules(of: vocabulary)
        let rule =
            outer == .other
            ? nil : rules.first { bytes.equals(local, $0.name) && $0.places.contains(outer) }
        if let rule {
            checkAttributes(of: token, by: rule, vocabulary, in: bytes)
            if !open.isEmpty { note(token, local, in: bytes) }
        } else if outer != .other {
            reportUnknown(token, local, vocabulary, rules, outer, in: bytes)
        }
        checkMarkup(token, in: bytes)
        if !open.isEmpty { open[open.count - 1].hasElements = true }
        // Other roots are not checked inside.
        let place = rule?.inside ?? .other
        open.append(
            Open(
                name: token.name, prefixCount: prefixCount, place: place, rule: rule,
                escapes: isRSS && vocabulary == nil
                    && (bytes.equals(local, "title") || bytes.equals(local, "description")),
                contentStart: token.range.upperBound))
        if token.isSelfClosing { close(at: token.range.upperBound, in: bytes) }
    }

    private mutating func end(_ token: MarkupToken, in bytes: Span<UInt8>) {
        if overflow > 0 {
            overflow -= 1
            return
        }
        guard
            let index = open.lastIndex(where: { bytes.equals($0.name, token.name) })
        else { return }
        // The inner ones lack an end tag, which is reported elsewhere.
        open.removeLast(open.count - index - 1)
        close(at: token.range.lowerBound, in: bytes)
    }

    private mutating func close(at end: Int, in bytes: Span<UInt8>) {
        guard let last = open.popLast() else { return }
        prefixes.removeLast(to: last.prefixCount)
        guard let rule = last.rule else { return }
        for (index, child) in rule.children.enumerated() where last.met & 1 << index == 0 {
            problems.add(
                .missingElement, at: last.name.lowerBound,
                "This <\(bytes.string(last.name.prefix(64)))> has no <\(child.description)>, which it must have."
            )
        }
        guard !last.hasElements, end >= last.contentStart, end - last.contentStart <= 8_192 else {
            return
        }
        let value = XMLValue(range: last.contentStart..<end, form: .mixed)
        checkValue(
            value.text(in: bytes), rule.value, of: "<\(bytes.string(last.name.prefix(64)))>",
            at: last.contentStart)
    }

    /// Records an element in its parent.
    private mutating func note(_ token: MarkupToken, _ local: Range<Int>, in bytes: Span<UInt8>) {
        let last = open.count - 1
        if let rule = open[last].rule {
            for (index, child) in rule.children.enumerated() where bytes.equals(local, child) {
                open[last].met |= 1 << UInt8(index)
            }
        }
        guard bytes.equals(local, "link"), !token.content.isEmpty,
            attribute("href", of: token, in: bytes) != nil
        else { return }
        let relation =
            attribute("rel", of: token, in: bytes).map { bytes.string($0) } ?? "alternate"
        guard relation == "alternate" || relation == "self" else { return }
        let kind = ["type", "hreflang"].map { (name: StaticString) in
            attribute(name, of: token, in: bytes).map { bytes.string($0.prefix(128)) } ?? ""
        }
        let key = relation + (relation == "self" ? "" : " \(kind[0]) \(kind[1])")
        guard open[last].alternates.count < 64 else { return }
        if !open[last].alternates.insert(ExactText(key)).inserted {
            problems.add(
                .duplicateElement, at: token.range.lowerBound,
                "Another <link> with rel=\"\(relation)\" has the same type and language; readers take one or the other."
            )
        }
    }

    /// Reports the first element of HTML in a text of RSS, but none that shows that an end tag is missing.
    private mutating func checkMarkup(_ token: MarkupToken, in bytes: Span<UInt8>) {
        guard let last = open.last, last.escapes, !last.hasElements,
            HTMLElement.named(token.name, in: bytes) != nil,
            !LintRule.rules(of: nil).contains(where: { bytes.equals(token.name, $0.name) })
        else { return }
        problems.add(
            .unescapedMarkup, at: token.range.lowerBound,
            "<\(bytes.string(token.name.prefix(64)))> is not escaped; RSS has only text in <\(bytes.string(last.name.prefix(64)))>, and readers may leave out the rest. Write “<” as “&lt;”, or put all of it into <![CDATA[…]]>."
        )
    }

    private mutating func checkPlace(ofText token: MarkupToken, in bytes: Span<UInt8>) {
        guard overflow == 0, let last = open.last,
            [.feed, .item, .image, .textInput, .hours, .days, .person, .owner, .source].contains(
                last.place)
        else { return }
        let text = bytes.trimmingWhiteSpace(token.content)
        guard !text.isEmpty else { return }
        problems.add(
            .strayText, at: text.lowerBound,
            "“\(bytes.string(text.prefix(64)))” stands between the elements of <\(bytes.string(last.name.prefix(64)))>, where no reader shows it."
        )
    }

    // MARK: Attributes and values

    private mutating func checkAttributes(
        of token: MarkupToken, by rule: LintRule, _ vocabulary: XMLNamespace?,
        in bytes: Span<UInt8>
    ) {
        let element = "<\(bytes.string(token.name.prefix(64)))>"
        for name in rule.needed where attribute(name, of: token, in: bytes) == nil {
            problems.add(
                .missingAttribute, at: token.range.lowerBound,
                "This \(element) has no “\(name.description)”, which it must have.")
        }
        for attribute in attributes(of: token, in: bytes) {
            let name = attribute.name
            if let known = rule.attributes.first(where: { bytes.equals(name, $0.name) }) {
                guard attribute.value.count <= 8_192 else { continue }
                checkValue(
                    XMLValue(range: attribute.value).text(in: bytes), known.value,
                    of: "“\(known.name.description)” of \(element)", at: name.lowerBound)
            } else if rule.inside != .document && rule.inside != .feed,
                vocabulary == nil || vocabulary == .core || vocabulary == .itunes,
                bytes.firstIndex(of: UInt8(ascii: ":"), in: name) == nil,
                !bytes.equals(name, "xmlns")
            {
                problems.add(
                    .unknownAttribute, at: name.lowerBound,
                    "No reader knows “\(bytes.string(name.prefix(64)))” of \(element).")
            }
        }
    }

    private mutating func checkValue(
        _ text: [UInt8], _ value: LintValue, of what: String, at offset: Int
    ) {
        let trimmed = Array(text[text.span.trimmingWhiteSpace(0..<text.count)])
        guard let remedy = value.fault(in: trimmed) else { return }
        problems.add(
            .invalidValue, at: offset,
            "\(what) can't be “\(trimmed.span.string(0..<min(trimmed.count, 64)))”; \(remedy).")
    }

    private func attribute(
        _ name: StaticString, of token: MarkupToken, in bytes: Span<UInt8>
    ) -> Range<Int>? {
        attributes(of: token, in: bytes).first { bytes.equals($0.name, name) }?.value
    }

    /// The first attributes of a tag.
    private func attributes(of token: MarkupToken, in bytes: Span<UInt8>) -> [MarkupAttribute] {
        var reader = MarkupAttributeScanner(token, syntax: .xml)
        var attributes: [MarkupAttribute] = []
        while attributes.count < 64, let attribute = reader.next(in: bytes) {
            attributes.append(attribute)
        }
        return attributes
    }

    // MARK: Names

    /// Reports RSS in a namespace, where readers that heed namespaces find no item.
    private mutating func checkRoot(_ token: MarkupToken, in bytes: Span<UInt8>) {
        guard let uri = prefixes.uri(of: token.name, in: bytes), !uri.isEmpty else { return }
        adopted = uri
        problems.add(
            .unknownNamespace, at: token.range.lowerBound,
            "RSS has no namespace, but this <rss> is in “\(bytes.string(uri.prefix(200)))”; readers that heed that find no item. Leave the declaration out."
        )
    }

    private mutating func reportUnknown(
        _ token: MarkupToken, _ local: Range<Int>, _ vocabulary: XMLNamespace?,
        _ rules: [LintRule], _ outer: LintRule.Place, in bytes: Span<UInt8>
    ) {
        let element = "<\(bytes.string(token.name.prefix(64)))>"
        let isUnqualified = bytes.firstIndex(of: UInt8(ascii: ":"), in: token.name) == nil
        if isRSS, vocabulary == .core || rules.isEmpty, isUnqualified,
            LintRule.rules(of: nil).contains(where: {
                bytes.equals(local, $0.name) && $0.places.contains(outer)
            })
        {
            problems.add(
                .unknownNamespace, at: token.range.lowerBound,
                "\(element) is in a namespace that has no such element; readers that heed namespaces don't see it. Leave the declaration out."
            )
            return
        }
        // Other roots, and vocabularies that grow.
        guard !open.isEmpty, !rules.isEmpty, vocabulary != .podcast,
            vocabulary != .creativeCommons
        else { return }
        problems.add(
            .unknownElement, at: token.range.lowerBound,
            "No reader looks for \(element) here"
                + (rules.first { Self.isNear(local, $0.name, in: bytes) }
                    .map { "; <\($0.name.description)> may be meant." } ?? "."))
    }

    /// Returns true if the names differ in case, or by one letter or two neighbours.
    private static func isNear(
        _ range: Range<Int>, _ name: StaticString, in bytes: Span<UInt8>
    ) -> Bool {
        // The right name in a wrong place.
        if bytes.equals(range, name) { return false }
        let other = Array(name.description.utf8)
        let written = range.prefix(64).map { bytes[$0] }
        if LintValue.isSame(written, name) { return true }
        guard other.count > 3, abs(other.count - written.count) <= 1 else { return false }
        let start = zip(written, other).prefix { $0 == $1 }.count
        let end = zip(written.reversed(), other.reversed()).prefix { $0 == $1 }.count
        let rest = max(other.count, written.count) - start - end
        return rest <= 1
            || rest == 2 && other.count == written.count && written[start] == other[start + 1]
                && written[start + 1] == other[start]
    }

    /// The namespace of the rules for an element; see ``LintRule/rules(of:)``.
    private func vocabulary(of name: Range<Int>, in bytes: Span<UInt8>) -> XMLNamespace? {
        let prefix = NamespaceScope.prefix(of: name, in: bytes)
        guard let uri = prefixes.uri(of: name, in: bytes), !uri.isEmpty else {
            // An Atom feed that lacks its namespace is reported elsewhere.
            return prefix.isEmpty ? (isRSS ? nil : .core) : .other
        }
        if prefix.isEmpty, uri == adopted { return nil }
        let namespace = XMLNamespace(uri: uri, in: bytes) ?? .other
        let isExact =
            switch namespace {
            case .core: bytes.equals(uri, "http://www.w3.org/2005/Atom")
            case .itunes:
                bytes.hasPrefix(
                    "http://www.itunes.com/", at: uri.lowerBound, before: uri.upperBound)
            default: true
            }
        return isExact ? namespace : .other
    }
}
