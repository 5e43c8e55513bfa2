/// Makes HTML that can be put into any page as it is.
///
/// By allowlist: the elements and attributes that are known to be harmless are written anew, text
/// is escaped, addresses are resolved and their schemes checked, and nothing else comes out. What
/// was not closed is closed, what was badly nested is nested well; giving the output in again
/// gives the same output. No `style`, `class` or `id` is let through, nor anything of SVG, MathML
/// or forms but the text in them.
///
/// Takes time linear in the input; elements deeper than ``depthLimit`` lose their tags.
package struct HTMLSanitizer {
    /// How many elements may be open at once.
    package static let depthLimit = 120
    /// The longest value of an attribute, in bytes; longer ones are left out. It leaves room for
    /// a picture that is written into its address.
    package static let attributeLimit = 4 << 20

    /// An element that is open.
    struct OpenElement {
        var element: HTMLElement
        /// Whether its tags are left out of the output.
        var isSilent: Bool
        /// What ``OpenElementPlaces`` wants when it is closed.
        var outer: Int8 = -1
    }

    let syntax: MarkupSyntax
    let base: URLBase?
    private(set) var open: [OpenElement] = []
    private(set) var places = OpenElementPlaces()
    var output: [UInt8]
    var scratch: [UInt8] = []
    var addressScratch: [UInt8] = []
    /// The dropped element that is open, and how many of its kind are open within it.
    private var hidden: HTMLElement?
    private var hiddenDepth = 0

    /// Appends the sanitised markup in `range` to `output`, as HTML in UTF-8.
    ///
    /// - Parameters:
    ///   - bytes: Markup in UTF-8.
    ///   - syntax: The rules the markup was written by; XHTML in a feed is XML.
    ///   - base: What relative addresses are resolved against.
    ///   - limit: How many bytes to make before the rest is left out. The last text may end
    ///     anywhere then, within a reference or a character too.
    /// - Returns: Whether nothing was left out for the limit.
    @discardableResult
    package static func sanitize(
        _ bytes: Span<UInt8>, in range: Range<Int>, syntax: MarkupSyntax = .html,
        base: URLBase? = nil, upTo limit: Int = .max, into output: inout [UInt8]
    ) -> Bool {
        var sanitizer = HTMLSanitizer(syntax: syntax, base: base, output: output)
        // The sanitiser has it now: without this, the first append would copy it.
        output = []
        let isWhole = sanitizer.run(bytes, range, upTo: limit)
        output = sanitizer.output
        return isWhole
    }

    /// The sanitised markup of `bytes`; see ``sanitize(_:in:syntax:base:upTo:into:)``.
    package static func sanitized(
        _ bytes: Span<UInt8>, syntax: MarkupSyntax = .html, base: URLBase? = nil
    ) -> String {
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + bytes.count / 8)
        sanitize(bytes, in: 0..<bytes.count, syntax: syntax, base: base, into: &output)
        return String(decoding: output, as: UTF8.self)
    }

    private init(syntax: MarkupSyntax, base: URLBase?, output: [UInt8]) {
        self.syntax = syntax
        self.base = base
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
                appendText(text, isRaw: token.kind == .rawText, in: bytes)
            case .startTag:
                // HTML has no tag where the input ends within one.
                guard token.isTerminated || syntax == .xml else { continue }
                guard let element = HTMLElement.named(token.name, in: bytes) else { continue }
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

    /// What a start tag does within an element that is dropped.
    private mutating func continueHidden(
        _ inside: HTMLElement, at element: HTMLElement, _ token: MarkupToken
    ) {
        if element == inside {
            if !token.isSelfClosing { hiddenDepth += 1 }
        } else if syntax == .html, inside == .svg || inside == .select,
            element.isBlock || element == .img
        {
            // These can't be in there: the end tag is missing.
            hidden = nil
        }
    }

    private mutating func appendText(_ range: Range<Int>, isRaw: Bool, in bytes: Span<UInt8>) {
        let text = bytes.extracting(range)
        if isRaw {
            MarkupEscaping.appendText(text, into: &output)
        } else {
            MarkupEscaping.appendDecodedText(
                text, as: syntax == .xml ? .xml : .text, scratch: &scratch, into: &output)
        }
    }

    // MARK: - Tags

    private mutating func start(
        _ element: HTMLElement, _ token: MarkupToken, in bytes: Span<UInt8>
    ) {
        let isEmpty = token.isSelfClosing && (syntax == .xml || element == .svg)
        guard !element.isHidden else {
            if !isEmpty {
                hidden = element
                hiddenDepth = 1
            }
            return
        }
        guard prepare(for: element) else { return }
        let element = element.replacement
        if element.isVoid {
            _ = appendStartTag(element, token, in: bytes)
        } else if open.count < Self.depthLimit {
            let isSilent =
                element.isUnwrapped || !appendStartTag(element, token, in: bytes)
            let opened = OpenElement(element: element, isSilent: isSilent)
            if isEmpty { appendEndTag(opened) } else { push(opened) }
        }
    }

    private mutating func end(_ element: HTMLElement) {
        let element = element.replacement
        if element == .br {
            output.append("<br>")
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
        output.append("</")
        output.append(closed.element.name)
        output.append(UInt8(ascii: ">"))
    }
}
