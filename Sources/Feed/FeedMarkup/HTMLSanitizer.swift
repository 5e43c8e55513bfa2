/// Makes HTML that can be put into any page as it is.
///
/// By allowlist: the elements and attributes that are known to be harmless are written anew, text
/// is escaped, addresses are resolved and their schemes checked, and nothing else comes out. What
/// was not closed is closed, what was badly nested is nested well; giving the output in again
/// gives the same output. No `style`, `class` or `id` is let through, nor anything of SVG or forms
/// but the text in them. Formulas are, as MathML Core without links and actions. A link stands for
/// what is embedded from elsewhere, with `data-embed` saying what it is (``EmbeddedPage``). What
/// links in the content lead to within it has an identifier of the sanitiser's own
/// (``ContentAnchors``).
///
/// Takes time linear in the input; elements deeper than ``depthLimit`` lose their tags.
///
/// Long, and in one place by intent: whoever asks what may get through has to read this type and
/// its tables, and nothing else.
public struct HTMLSanitizer {
    /// How many elements may be open at once.
    public static let depthLimit = 120
    /// The longest value of an attribute, in bytes; longer ones are left out. It leaves room for
    /// a picture that is written into its address.
    public static let attributeLimit = 4 << 20

    /// An element that is open.
    struct OpenElement {
        var element: HTMLElement
        /// Its tags are left out of the output.
        var isSilent: Bool
        /// Given back to ``OpenElementPlaces`` when it is closed.
        var outer: Int8 = -1
    }

    let syntax: MarkupSyntax
    let base: URLBase?
    /// The item's page, which links to places lead to that the content does not have.
    let page: URLBase?
    /// The places within that links lead to.
    let anchors: ContentAnchors
    /// The numbers of the anchors that are written, and of those that links lead to.
    var writtenAnchors: Set<Int> = []
    var linkedAnchors: Set<Int> = []
    /// There was a formula, and twins of it may follow.
    private(set) var hasFormula = false
    private(set) var open: [OpenElement] = []
    private(set) var places = OpenElementPlaces()
    var output: [UInt8]
    var scratch: [UInt8] = []
    var addressScratch: [UInt8] = []
    /// The dropped element that is open, and how many of its kind are open within it.
    var hidden: HTMLElement?
    var hiddenDepth = 0
    /// Where the start tag of the link that is open stands in the output.
    var linkTag: Range<Int>?
    /// What is known of pictures that were written, for those that are there twice.
    var twins = PictureTwins()

    /// Appends the sanitised markup in `range` to `output`, as HTML in UTF-8.
    ///
    /// - Parameters:
    ///   - bytes: Markup in UTF-8.
    ///   - syntax: The rules the markup was written by; XHTML in a feed is XML.
    ///   - base: What relative addresses are resolved against.
    ///   - page: The page that the content stands on; links with only a fragment lead there, where
    ///     they do not lead to a place in the content. Where it is `nil`, `base` takes its place.
    ///   - limit: How many bytes to make before the rest is left out. The last text may end
    ///     anywhere then, within a reference or a character too.
    /// - Returns: Whether nothing was left out for the limit.
    @discardableResult
    public static func sanitize(
        _ bytes: Span<UInt8>, in range: Range<Int>, syntax: MarkupSyntax = .html,
        base: URLBase? = nil, page: URLBase? = nil, upTo limit: Int = .max,
        into output: inout [UInt8]
    ) -> Bool {
        // Who wants the beginning only wants its words.
        var anchors =
            limit < .max
            ? ContentAnchors() : .find(bytes, in: range, syntax: syntax, page: page)
        let start = output.count
        for attempt in 0... {
            var sanitizer = HTMLSanitizer(
                syntax: syntax, base: base, page: page, anchors: anchors, output: output)
            // The sanitiser has it now: without this, the first append would copy it.
            output = []
            let isWhole = sanitizer.run(bytes, range, upTo: limit)
            let ends = sanitizer.linkedAnchors.intersection(sanitizer.writtenAnchors)
            output = sanitizer.output
            if ends.count == anchors.count {
                StreamSafeText.bound(&output, from: start)
                return isWhole
            }
            // The tag at one end of a link was left out: then the other is to be none, either.
            output.removeLast(output.count - start)
            anchors = attempt < 2 ? anchors.keeping(ends) : ContentAnchors()
        }
        return true
    }

    /// The sanitised markup of `bytes`; see ``sanitize(_:in:syntax:base:page:upTo:into:)``.
    public static func sanitized(
        _ bytes: Span<UInt8>, syntax: MarkupSyntax = .html, base: URLBase? = nil,
        page: URLBase? = nil
    ) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + bytes.count / 8)
        sanitize(
            bytes, in: 0..<bytes.count, syntax: syntax, base: base, page: page, into: &output)
        return String(decoding: output, as: UTF8.self)
    }

    private init(
        syntax: MarkupSyntax, base: URLBase?, page: URLBase?, anchors: ContentAnchors,
        output: [UInt8]
    ) {
        self.syntax = syntax
        self.base = base
        self.page = page
        self.anchors = anchors
        self.output = output
    }

    private mutating func run(
        _ bytes: Span<UInt8>, _ range: Range<Int>, upTo limit: Int
    ) -> Bool {
        var scanner = MarkupScanner(range, syntax: syntax)
        let stop = limit < .max - output.count ? output.count + limit : .max
        var isWhole = true
        while let token = scanner.next(in: bytes) {
            guard output.count < stop else {
                isWhole = false
                break
            }
            switch token.kind {
            case .text, .rawText:
                guard hidden == nil else { continue }
                var text = token.content
                if text.count > stop - output.count {
                    isWhole = false
                    text = text.prefix(stop - output.count)
                }
                twins.followText(text, in: bytes)
                appendText(text, isRaw: token.kind == .rawText, in: bytes)
            case .startTag:
                // HTML has no tag where the input ends within one.
                guard token.isTerminated || syntax == .xml else { continue }
                guard let element = HTMLElement.named(token.name, in: bytes) else {
                    if hidden == nil { startUnknown(token, in: bytes) }
                    continue
                }
                if let inside = hidden {
                    continueHidden(inside, at: element, token)
                    guard hidden == nil else { continue }
                }
                start(element, token, in: bytes)
            case .endTag:
                guard let element = HTMLElement.named(token.name, in: bytes) else { continue }
                if hidden == element {
                    hiddenDepth -= 1
                    if hiddenDepth == 0 { hidden = nil }
                } else if hidden == nil {
                    end(element)
                }
            case .comment, .processingInstruction, .declaration:
                continue
            }
        }
        close(to: 0)
        return isWhole
    }

    /// Follows a start tag within an element that is dropped.
    private mutating func continueHidden(
        _ inside: HTMLElement, at element: HTMLElement, _ token: MarkupToken
    ) {
        if element == inside {
            if !token.isSelfClosing { hiddenDepth += 1 }
        } else if syntax == .html, inside == .svg || inside == .select || inside == .span,
            element.isBlock || element == .img
        {
            // These can't be in there: the end tag is missing.
            hidden = nil
        }
    }

    private mutating func appendText(_ range: Range<Int>, isRaw: Bool, in bytes: Span<UInt8>) {
        let text = bytes.extracting(range)
        if range.first.map({ bytes[$0] == UInt8(ascii: "[") }) ?? false,
            embedCode(range, in: bytes)
        {
            return
        }
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
        let isEmpty =
            token.isSelfClosing && (syntax == .xml || element == .svg || element.isOfFormula)
        if element.isEmbedding, embed(element, token, in: bytes) {
            // What is in an object stands for those who can't see it.
            if element == .param {
                close(to: places[.object])
                return hide(.object)
            }
            if element == .object, !isEmpty { return hide(element) }
        }
        guard !element.isHidden else {
            if element == .svg { appendLabel(of: token, in: bytes) }
            if element == .script { embedScript(token, in: bytes) }
            if !isEmpty { hide(element) }
            return
        }
        if element.mayStandForPost, token.content.count > 12, embedPost(token, in: bytes) {
            if !isEmpty { hide(element) }
            return
        }
        if element == .img || element == .source {
            return startPicture(element, token, in: bytes)
        }
        guard prepare(for: element) else { return }
        let element = element.replacement
        if element.isVoid {
            if !element.isEmbedding { _ = appendStartTag(element, token, in: bytes) }
            return
        }
        if element == .picture { twins.sourceList = nil }
        guard open.count < Self.depthLimit else { return }
        if element == .math { hasFormula = true }
        let start = output.count
        let tag = element.isUnwrapped ? .leftOut : appendStartTag(element, token, in: bytes)
        if element == .a { linkTag = tag == .written ? start..<output.count : nil }
        if tag == .twin {
            if !isEmpty { hide(element) }
            return
        }
        let opened = OpenElement(element: element, isSilent: tag == .leftOut)
        if isEmpty { appendEndTag(opened) } else { push(opened) }
    }

    /// Leaves out what comes up to the end of `element`, which begins here.
    mutating func hide(_ element: HTMLElement) {
        hidden = element
        hiddenDepth = 1
    }

    private mutating func end(_ element: HTMLElement) {
        let element = element.replacement
        if element == .br {
            if places[.math] < 0 { output.append("<br>") }
            return
        }
        guard !element.isVoid, let place = place(ofOpen: element) else { return }
        close(to: place)
    }

    /// The place among the open elements of the one that an end tag closes.
    private func place(ofOpen element: HTMLElement) -> Int? {
        let place = element.isHeading ? innermostHeading : places[element]
        let isWithinTable = element.isTablePart || element == .table
        let boundary = isWithinTable ? places[.table] : innermostScopeBoundary
        guard place >= 0, place >= boundary, element != .li || place >= innermostList else {
            return nil
        }
        return place
    }

    /// Opens `element`, whose start tag was written if it is to be.
    mutating func push(_ element: OpenElement) {
        var element = element
        element.outer = places.open(element.element, at: open.count)
        open.append(element)
    }

    /// Closes what is open from `place` on.
    mutating func close(to place: Int) {
        while open.count > place, let last = open.popLast() {
            places.close(last.element, outer: last.outer)
            appendEndTag(last)
        }
    }

    private mutating func appendEndTag(_ closed: OpenElement) {
        guard !closed.isSilent else { return }
        if closed.element == .a { appendRealHost() }
        output.append("</")
        output.append(closed.element.name)
        output.append(UInt8(ascii: ">"))
    }
}
