internal import FeedMarkup

/// Classes of HTML elements for conversion to a line of text.
enum HTMLNames {
    /// Returns true for current and obsolete elements of HTML.
    static func isKnown(_ name: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        known.index(of: name, in: bytes) != nil
    }

    /// Returns true for an element that must be closed and is hardly ever used in a line, so that
    /// its bare name without an end tag is more likely a word.
    static func isClosed(_ name: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        closed.index(of: name, in: bytes) != nil
    }

    /// Returns true for an element that is a block or breaks a line.
    static func isBreak(_ name: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        breaks.index(of: NamespaceScope.local(name, in: bytes), in: bytes) != nil
    }

    /// Returns true for a void element, or a formatting one (HTML, section 13.2.4.2).
    static func isVoidOrFormatting(_ name: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        voidAndFormatting.index(of: name, in: bytes) != nil
    }

    /// Returns true for an element whose text is not shown.
    static func isHidden(_ name: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        let name = NamespaceScope.local(name, in: bytes)
        return bytes.equalsIgnoringCase(name, "script") || bytes.equalsIgnoringCase(name, "style")
    }

    private static let breaks = PackedNameTable([
        "address", "article", "aside", "blockquote", "br", "dd", "details", "dialog", "div", "dl",
        "dt",
        "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
        "header", "hr", "legend", "li",
        "main", "nav", "ol", "p", "pre", "section", "summary", "table", "td", "th", "tr", "ul",
    ])

    private static let voidAndFormatting = PackedNameTable([
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param",
        "source", "track", "wbr",
        "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt",
        "u",
    ])

    private static let closed = PackedNameTable([
        "a", "abbr", "address", "article", "aside", "audio", "body", "button", "canvas", "code",
        "data", "datalist", "details", "dialog", "div", "fieldset", "figcaption", "figure",
        "footer", "form", "frameset", "head", "header", "hgroup", "html", "iframe", "label",
        "legend",
        "main", "map", "marquee", "math", "menu", "meter", "nav", "noscript", "object", "output",
        "picture", "progress", "ruby", "script", "section", "select", "slot", "span", "style",
        "summary", "svg", "table", "template", "textarea", "time", "title", "ul", "video",
    ])

    private static let known = PackedNameTable([
        "a", "abbr", "acronym", "address", "applet", "area", "article", "aside", "audio", "b",
        "base", "basefont", "bdi", "bdo", "bgsound", "big", "blink", "blockquote", "body", "br",
        "button", "canvas", "caption", "center", "cite", "code", "col", "colgroup", "data",
        "datalist", "dd", "del", "details", "dfn", "dialog", "dir", "div", "dl", "dt", "em",
        "embed", "fieldset", "figcaption", "figure", "font", "footer", "form", "frame",
        "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hgroup", "hr", "html",
        "i", "iframe", "image", "img", "input", "ins", "isindex", "kbd", "keygen", "label",
        "layer", "legend", "li", "link", "listing", "main", "map", "mark", "marquee", "math",
        "menu", "meta", "meter", "multicol", "nav", "nextid", "nobr", "noembed", "noframes",
        "noscript", "object", "ol", "optgroup", "option", "output", "p", "param", "picture",
        "plaintext", "pre", "progress", "q", "rp", "rt", "ruby", "s", "samp", "script",
        "section", "select", "slot", "small", "source", "spacer", "span", "strike", "strong",
        "style", "sub", "summary", "sup", "svg", "table", "tbody", "td", "template", "textarea",
        "tfoot", "th", "thead", "time", "title", "tr", "track", "tt", "u", "ul", "var", "video",
        "wbr", "xmp", "xml",
    ])
}
