/// Converts untrusted HTML to HTML that is safe to insert into any page.
///
/// Works by allowlist: known harmless elements and attributes are rewritten, text is escaped,
/// addresses are resolved and their schemes checked; nothing else is written. The output is well
/// nested, and sanitising it again does not change it. No `style`, `class` or `id` passes, nor
/// anything of SVG or forms except text, nor hidden content. Formulas pass as MathML Core without
/// links and actions. Embedded pages become links with `data-embed` (``EmbeddedPage``). Targets of
/// links within the content get identifiers of the sanitiser's own (``ContentAnchors``).
///
/// O(n); elements deeper than ``depthLimit`` lose their tags.
///
/// Long, and in one place by intent: to review what may pass, read this type and its tables, and
/// nothing else.
package struct HTMLSanitizer {
    /// The maximum number of open elements.
    package static let depthLimit = 120
    /// The maximum length of an attribute's value in bytes; longer ones are dropped. Allows for a
    /// picture in a `data:` address.
    package static let attributeLimit = 4 << 20

    struct OpenElement {
        var element: HTMLElement
        /// Its tags are not written.
        var isSilent: Bool
        /// What parts it from the text around it.
        var gap = InlineLayout.Gap.none
        /// The elements in it are apart, and line feeds in it are breaks.
        var partsElements = false
        var keepsLines = false
        /// The value to pass to ``InnermostElements/close(_:outer:)``.
        var outer: Int8 = -1
    }

    let syntax: MarkupSyntax
    /// The base of relative addresses.
    private(set) var base: MarkupBase
    /// The item's page, the target of links to fragments that the content lacks.
    let page: URLBase?
    /// The targets of links within the content.
    let anchors: ContentAnchors
    /// The numbers of the anchors written, and of those linked to.
    var writtenAnchors: Set<Int> = []
    var linkedAnchors: Set<Int> = []
    /// Those that the last start tag added, to undo it.
    var lastAnchor: Int?
    var lastLinkedAnchor: Int?
    /// A formula was written, so a drawn fallback may follow.
    private(set) var hasFormula = false
    private(set) var open: [OpenElement] = []
    private(set) var innermost = InnermostElements()
    var output: [UInt8]
    var scratch: [UInt8] = []
    var addressScratch: [UInt8] = []
    /// The dropped element that is open, and the number of nested ones of its kind.
    var hidden: HTMLElement?
    var hiddenDepth = 0
    /// The index of the open element that is hidden by its attributes; the elements in it are
    /// silent.
    private(set) var unseen: Int?
    /// The place of the element whose start tag was read last.
    var layout = InlineLayout()
    /// That start tag links to an address.
    var isLinked = false
    /// What parts the next text from the one before, which the line has if it is begun.
    private(set) var gap = InlineLayout.Gap.none
    private var isLineBegun = false
    /// The index of the open element that only decorates.
    private var decoration: Int?
    /// The script that is open holds a formula's source, on lines of its own.
    var isFormulaScript = false
    var isFormulaApart = false
    /// The end of the last formula in the output.
    private(set) var formulaEnd = -1
    /// The link that is open, if another program handles its address.
    var programLink: (address: [UInt8], start: Int)?
    /// Only the text of an excerpt is used.
    private var isExcerpt = false
    /// The label of the drawing that is open.
    private var drawing: DrawingLabel?
    /// The end of the last drawing's label in the output.
    var labelEnd = -1
    /// The bytes left for lookahead, and for what relative addresses grow by.
    var lookahead = 0
    var growth = 0
    /// The range of the current link's start tag in the output.
    var linkTag: Range<Int>?
    /// The pictures written, to detect duplicates.
    var duplicates = PictureDuplicates()

    /// Appends the sanitised markup in `range` to `output`, as HTML in UTF-8.
    ///
    /// - Parameters:
    ///   - bytes: Markup in UTF-8.
    ///   - syntax: The syntax of the markup; XHTML in a feed is XML.
    ///   - base: The base of relative addresses.
    ///   - page: The content's page, the target of links with only a fragment that is not in the
    ///     content; `base` if `nil`.
    ///   - limit: The number of bytes after which the rest is dropped. The last text may then end
    ///     within a reference or a character.
    /// - Returns: Whether the output is complete.
    @discardableResult
    package static func sanitize(
        _ bytes: Span<UInt8>, in range: Range<Int>, syntax: MarkupSyntax = .html,
        base: URLBase? = nil, page: URLBase? = nil, upTo limit: Int = .max,
        into output: inout [UInt8]
    ) -> Bool {
        // Only the text of an excerpt is used.
        var anchors =
            limit < .max
            ? ContentAnchors() : .find(bytes, in: range, syntax: syntax, page: page)
        let start = output.count
        for attempt in 0... {
            var sanitizer = HTMLSanitizer(
                syntax: syntax, base: MarkupBase(base), page: page, anchors: anchors,
                output: output)
            // Moves the buffer to the sanitiser; otherwise its first append would copy it.
            output = []
            let isWhole = sanitizer.run(bytes, range, upTo: limit)
            let ends = sanitizer.linkedAnchors.intersection(sanitizer.writtenAnchors)
            output = sanitizer.output
            if ends.count == anchors.count {
                StreamSafeText.bound(&output, from: start)
                return isWhole
            }
            // One end of a link was dropped, so sanitise again without the other.
            output.removeLast(output.count - start)
            anchors = attempt < 2 ? anchors.keeping(ends) : ContentAnchors()
        }
        return true
    }

    /// Returns the sanitised markup of `bytes`; see ``sanitize(_:in:syntax:base:page:upTo:into:)``.
    package static func sanitized(
        _ bytes: Span<UInt8>, syntax: MarkupSyntax = .html, base: URLBase? = nil,
        page: URLBase? = nil
    ) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + bytes.count / 8)
        sanitize(
            bytes, in: 0..<bytes.count, syntax: syntax, base: base, page: page, into: &output)
        return String(decoding: output, as: UTF8.self)
    }

    private mutating func run(
        _ bytes: Span<UInt8>, _ range: Range<Int>, upTo limit: Int
    ) -> Bool {
        var scanner = MarkupScanner(range, syntax: syntax)
        lookahead = 4 * range.count
        growth = 16 * range.count + 4_096
        isExcerpt = limit < .max
        let stop = limit < .max - output.count ? output.count + limit : .max
        var isWhole = true
        while let token = scanner.next(in: bytes) {
            guard output.count < stop else {
                isWhole = false
                break
            }
            if hidden == .svg { drawing?.read(token, in: bytes) }
            switch token.kind {
            case .text, .rawText:
                if isFormulaScript, hidden == .script { appendFormula(token, in: bytes) }
                guard hidden == nil, unseen == nil else { continue }
                if innermost[.noscript] >= 0, embedEscaped(token.content, in: bytes) { continue }
                var text = token.content
                if text.count > stop - output.count {
                    isWhole = false
                    text = text.prefix(stop - output.count)
                }
                duplicates.followText(text, in: bytes)
                appendText(text, isRaw: token.kind == .rawText, in: bytes)
            case .startTag:
                let known = HTMLElement.named(token.name, in: bytes)
                let isWords = known == nil && isText(token, in: bytes)
                // HTML drops a tag cut off by the end of input.
                guard token.isTerminated || syntax == .xml || isWords else { continue }
                if syntax == .xml { base.follow(token, in: bytes) }
                guard let element = known else {
                    guard hidden == nil, unseen == nil else { continue }
                    guard isWords else {
                        startUnknown(token, in: bytes)
                        continue
                    }
                    var words = token.range
                    // Behind its name there may be tags; reading that again is bounded.
                    if token.isTerminated, lookahead >= words.count {
                        lookahead -= words.count
                        words = words.lowerBound..<token.name.upperBound
                        scanner.move(to: words.upperBound)
                    }
                    let text = words.prefix(stop - output.count)
                    isWhole = isWhole && text == words
                    appendText(text, isRaw: false, in: bytes)
                    continue
                }
                if let inside = hidden {
                    continueHidden(inside, at: element, token, in: bytes)
                    guard hidden == nil else { continue }
                }
                start(element, token, in: bytes)
            case .endTag:
                if syntax == .xml { base.follow(token, in: bytes) }
                guard let element = HTMLElement.named(token.name, in: bytes) else { continue }
                if hidden == element {
                    hiddenDepth -= 1
                    if hiddenDepth == 0 { endHidden(in: bytes) }
                } else if hidden == nil {
                    end(element)
                }
            case .comment, .processingInstruction, .declaration:
                continue
            }
        }
        endHidden(in: bytes)
        close(to: 0)
        return isWhole
    }

    /// Returns true for what is no tag, as in “$a<b$”, or in “<n of them” before no other `>`.
    private func isText(_ token: MarkupToken, in bytes: Span<UInt8>) -> Bool {
        guard syntax == .html else { return false }
        if bytes.firstIndex(of: UInt8(ascii: "$"), in: token.name) != nil { return true }
        return !token.isTerminated && !token.content.isEmpty
            && bytes.firstIndex(of: UInt8(ascii: "="), in: token.content) == nil
            && bytes.firstIndex(of: UInt8(ascii: "-"), in: token.name) == nil
    }

    /// Handles a start tag within a dropped element.
    private mutating func continueHidden(
        _ inside: HTMLElement, at element: HTMLElement, _ token: MarkupToken, in bytes: Span<UInt8>
    ) {
        if element == inside {
            if !token.isSelfClosing { hiddenDepth += 1 }
        } else if syntax == .html, inside == .svg || inside == .select || inside == .span,
            element.isBlock || element == .img
        {
            // These can't be nested in it, so its end tag is missing.
            endHidden(in: bytes)
        }
    }

    private mutating func endHidden(in bytes: Span<UInt8>) {
        hidden = nil
        guard let label = drawing else { return }
        drawing = nil
        append(label, in: bytes)
    }

    private mutating func appendText(_ range: Range<Int>, isRaw: Bool, in bytes: Span<UInt8>) {
        if bytes.begins(range, with: "["), embedCode(range, in: bytes) { return }
        if keepsLines {
            return appendLines(range, isRaw: isRaw, in: bytes)
        }
        guard let range = settleGap(before: range, in: bytes) else { return }
        // Words beside a drawing are apart from its label.
        if output.count == labelEnd, range.first.map({ !bytes[$0].isHTMLWhiteSpace }) ?? false {
            output.append(UInt8(ascii: " "))
        }
        appendWords(range, isRaw: isRaw, in: bytes)
    }

    mutating func appendWords(_ range: Range<Int>, isRaw: Bool, in bytes: Span<UInt8>) {
        let text = bytes.extracting(range)
        if isRaw {
            MarkupEscaping.appendText(text, into: &output)
        } else {
            MarkupEscaping.appendDecodedText(
                text, as: syntax == .xml ? .xml : .text, scratch: &scratch, into: &output)
        }
    }

    // MARK: - Tags

    mutating func start(
        _ element: HTMLElement, _ token: MarkupToken, in bytes: Span<UInt8>
    ) {
        // HTML ignores the slash, but no article may be lost by what was written as XML.
        let isEmpty =
            token.isSelfClosing
            && (syntax == .xml || element.isOfFormula || element.isHidden
                // Without an address, sources or parameters follow.
                || (element == .audio || element == .video)
                    && token.value(of: "src", in: bytes) != nil
                || element == .object && token.value(of: "data", in: bytes) != nil)
        if let index = unseen, element != .img || open[index].element != .button,
            startUnseen(element, isEmpty: isEmpty)
        {
            return
        }
        if element.isEmbedding, embed(element, token, in: bytes) {
            // The content of an object is its fallback.
            if element == .param {
                close(to: innermost[.object])
                return hide(.object)
            }
            if element == .object, !isEmpty { return hide(element) }
        }
        guard !element.isHidden else {
            if element == .svg, decoration == nil {
                drawing = DrawingLabel(token, syntax: syntax, in: bytes)
            }
            if element == .script {
                beginFormula(token, in: bytes)
                embedScript(token, in: bytes)
            }
            if isEmpty { endHidden(in: bytes) } else { hide(element) }
            return
        }
        if element.mayEmbedPost, token.content.count > 12, embedPost(token, in: bytes) {
            if !token.isSelfClosing { hide(element) }
            return
        }
        if element == .img || element == .source {
            return startPicture(element, token, in: bytes)
        }
        let isLine = innermost[.pre] >= 0 && element.holdsLines
        guard isLine ? prepareLine(for: element) : prepare(for: element) else { return }
        let element = element.replacement
        if element.isVoid {
            guard !element.isEmbedding, !isLine else { return }
            _ = appendStartTag(element, token, in: bytes)
            if element != .wbr { isLineBegun = false }
            return
        }
        if element == .picture { duplicates.sourceList = nil }
        guard open.count < Self.depthLimit else { return }
        if element == .math { hasFormula = true }
        if element == .code, innermost[.pre] >= 0, endsWithCode {
            gap = .line
        }
        let start = output.count
        layout = InlineLayout()
        var tag = element.isUnwrapped ? .leftOut : appendStartTag(element, token, in: bytes)
        if element == .button, isOperated(token, in: bytes) { tag = .hidden }
        if isLine, tag == .written {
            removeStartTag(from: start)
            tag = .leftOut
        }
        if element == .a {
            linkTag = tag == .written ? start..<output.count : nil
            programLink =
                isExcerpt || isLinked || tag == .hidden
                ? nil : addressForProgram(of: token, in: bytes).map { ($0, output.count) }
        }
        if tag == .formulaFallback {
            if !token.isSelfClosing { hide(element) }
            return
        }
        var opened = OpenElement(element: element, isSilent: tag != .written)
        opened.gap = max(
            isLine && !element.isCell || layout.isApart ? .line : isLine ? .space : .none,
            open.last?.partsElements == true ? .space : .none)
        opened.partsElements = layout.partsElements
        opened.keepsLines = layout.keepsLines ?? open.last?.keepsLines ?? false
        gap = max(gap, opened.gap)
        if isEmpty || tag == .hidden && token.isSelfClosing { return appendEndTag(opened) }
        if tag == .hidden { unseen = open.count }
        if layout.isDecoration, decoration == nil { decoration = open.count }
        push(opened)
        if let script = layout.script, element == .span || element == .small || element == .a {
            openImplied(script)
        }
    }

    /// Returns true for a button that works by a script, and labels no section.
    private func isOperated(_ token: MarkupToken, in bytes: Span<UInt8>) -> Bool {
        max(innermostHeading, innermost[.summary], innermost[.dt]) < 0
            && token.value(of: "aria-expanded", syntax: syntax, in: bytes) == nil
            && token.value(of: "aria-controls", syntax: syntax, in: bytes) == nil
    }

    /// Opens an element in a hidden one without writing its tag; returns false if it ends the
    /// hidden one.
    private mutating func startUnseen(_ element: HTMLElement, isEmpty: Bool) -> Bool {
        if element.isHidden {
            if !isEmpty { hide(element) }
            return true
        }
        guard !element.isVoid, prepare(for: element) else { return true }
        guard unseen != nil else { return false }
        if !isEmpty, open.count < Self.depthLimit {
            push(OpenElement(element: element.replacement, isSilent: true))
        }
        return true
    }

    /// Drops everything up to the end of `element`.
    mutating func hide(_ element: HTMLElement) {
        hidden = element
        hiddenDepth = 1
    }

    private mutating func end(_ element: HTMLElement) {
        let element = element.replacement
        if element == .br {
            if innermost[.math] < 0, unseen == nil {
                output.append("<br>")
                isLineBegun = false
            }
            return
        }
        guard !element.isVoid, let index = indexOfOpen(element) else { return }
        close(to: index)
    }

    /// The index of the open element that an end tag closes.
    private func indexOfOpen(_ element: HTMLElement) -> Int? {
        let index = element.isHeading ? innermostHeading : innermost[element]
        let isWithinTable = element.isTablePart || element == .table
        let boundary = isWithinTable ? innermost[.table] : innermostScopeBoundary
        guard index >= 0, index >= boundary, element != .li || index >= innermostList else {
            return nil
        }
        return index
    }

    /// Opens `element`, whose start tag was written unless it is silent.
    mutating func push(_ element: OpenElement) {
        var element = element
        if !element.isSilent { followLine(element.element) }
        element.outer = innermost.open(element.element, at: open.count)
        open.append(element)
    }

    /// Closes the open elements from `index` on.
    mutating func close(to index: Int) {
        while open.count > index, let last = open.popLast() {
            innermost.close(last.element, outer: last.outer)
            appendEndTag(last)
        }
        if let index = unseen, open.count <= index { unseen = nil }
        if let index = decoration, open.count <= index { decoration = nil }
    }

    private mutating func appendEndTag(_ closed: OpenElement) {
        gap = max(gap, closed.gap)
        if closed.element == .a, unseen == nil { appendAddressForProgram() }
        guard !closed.isSilent else { return }
        if closed.element == .a { appendRealHost() }
        output.append("</")
        output.append(closed.element.name)
        output.append(UInt8(ascii: ">"))
        followLine(closed.element)
        if closed.element == .math { formulaEnd = output.count }
    }

    // MARK: - Lines

    /// Follows the tag of an element that may begin or end a line.
    private mutating func followLine(_ element: HTMLElement) {
        guard element.isBlock || element.isTablePart else { return }
        isLineBegun = false
        gap = .none
    }

    /// Writes what parts the next words, or another thing shown in the line, from those before.
    mutating func settleGap() {
        let gap = gap
        self.gap = .none
        defer { isLineBegun = true }
        guard gap > .none, isLineBegun, innermost[.math] < 0 else { return }
        switch gap {
        case .space: output.append(UInt8(ascii: " "))
        case .line: output.append(innermost[.pre] >= 0 ? "\n" : "<br>")
        default: output.append("<br><br>")
        }
    }

    /// Writes what parts the text in `range` from the one before; returns the rest of the text.
    private mutating func settleGap(before range: Range<Int>, in bytes: Span<UInt8>) -> Range<Int>?
    {
        let isBlank = bytes.trimmingWhiteSpace(range).isEmpty
        guard innermost[.pre] >= 0 else {
            if !isBlank { settleGap() }
            return range
        }
        var range = range
        let lineFeed = UInt8(ascii: "\n")
        if gap == .line {
            if isBlank {
                guard let first = bytes.firstIndex(of: lineFeed, in: range) else { return nil }
                range = first..<first + 1
            }
            // It ends the line itself.
            if let first = range.first, bytes[first] == lineFeed { gap = .none }
        }
        settleGap()
        isLineBegun = range.last.map { bytes[$0] != lineFeed } ?? isLineBegun
        return range
    }

    /// Appends text whose line feeds are breaks.
    private mutating func appendLines(_ range: Range<Int>, isRaw: Bool, in bytes: Span<UInt8>) {
        var start = range.lowerBound
        while start <= range.upperBound {
            let end = bytes.firstIndex(of: UInt8(ascii: "\n"), in: start..<range.upperBound)
            let line = start..<(end ?? range.upperBound)
            if embedCode(line, in: bytes) {
                isLineBegun = true
            } else if !bytes.trimmingWhiteSpace(line).isEmpty {
                settleGap()
                appendWords(line, isRaw: isRaw, in: bytes)
            } else if end == nil, !line.isEmpty, gap == .none {
                output.append(UInt8(ascii: " "))
            }
            guard let end else { return }
            if isLineBegun { gap = gap >= .line ? .blankLine : .line }
            start = end + 1
        }
    }

    /// Parts the next text from the one before by at least `least`.
    mutating func raiseGap(to least: InlineLayout.Gap) {
        gap = max(gap, least)
    }

    private var endsWithCode: Bool {
        output.span.equals((0..<output.count).suffix(7), "</code>")
    }

    /// Line feeds in the current text are breaks.
    private var keepsLines: Bool { open.last?.keepsLines == true && innermost[.pre] < 0 }
}
