/// The elements of HTML known to the sanitiser and to conversion to text.
///
/// Tags of other elements are dropped, their content is kept.
package enum HTMLElement: UInt8, CaseIterable, Sendable {
    /// Part of a line of text.
    case a, abbr, acronym, b, bdi, bdo, big, br, cite, code, data, del, dfn, em, font, i, img, ins,
        kbd, mark, q, rb, rp, rt, rtc, ruby, s, samp, small, span, strike, strong, sub, sup, time,
        tt, u, `var`, wbr
    /// A picture, film or sound, or one of its sources.
    case audio, picture, source, track, video
    /// A block of text, which begins a line of its own.
    case address, article, aside, blockquote, center, dd, details, dir, div, dl, dt, figcaption,
        figure, footer, h1, h2, h3, h4, h5, h6, header, hgroup, hr, li, listing, main, menu, nav,
        ol, p, plaintext, pre, section, summary, ul, xmp
    /// A table or a part of one.
    case caption, col, colgroup, table, tbody, td, tfoot, th, thead, tr
    /// Dropped with its content.
    case annotation, annotationXML, applet, datalist, iframe, noembed, noframes, script, select,
        style, svg, template, textarea, title
    /// An embedded page or player, which becomes a link, or its parameter.
    case embed, object, param, portal
    /// A formula or a part of one, as in MathML Core.
    case math, merror, mfrac, mi, mmultiscripts, mn, mo, mover, mpadded, mphantom, mprescripts,
        mroot, mrow, ms, mspace, msqrt, mstyle, msub, msubsup, msup, mtable, mtd, mtext, mtr,
        munder, munderover, none, semantics
    /// Part of a formula that a script draws beside its MathML.
    case mjxMath, nobr
    /// Relevant only for the elements that it closes.
    case body, form, fieldset, legend
    /// Relevant for duplicates of pictures in it.
    case noscript
    /// Relevant only where it labels a section; else it works by scripts.
    case button

    /// Looks up the element called as in `range`, ignoring case and a namespace prefix.
    package static func named(_ range: Range<Int>, in bytes: Span<UInt8>) -> HTMLElement? {
        if let index = names.index(of: range, in: bytes) { return all[index] }
        guard let colon = range.first(where: { bytes[$0] == UInt8(ascii: ":") }),
            range.count <= 64,
            let index = names.index(of: (colon + 1)..<range.upperBound, in: bytes)
        else { return nil }
        return all[index]
    }

    /// The name in lower case.
    var name: StaticString { Self.spellings[Int(rawValue)] }

    /// The names in the order of the cases.
    private static let spellings: [144 of StaticString] = [
        "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "br", "cite", "code", "data", "del",
        "dfn", "em", "font", "i", "img", "ins", "kbd", "mark", "q", "rb", "rp", "rt", "rtc",
        "ruby", "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "time", "tt", "u",
        "var", "wbr",
        "audio", "picture", "source", "track", "video",
        "address", "article", "aside", "blockquote", "center", "dd", "details", "dir", "div",
        "dl", "dt", "figcaption", "figure", "footer", "h1", "h2", "h3", "h4", "h5", "h6",
        "header", "hgroup", "hr", "li", "listing", "main", "menu", "nav", "ol", "p", "plaintext",
        "pre", "section", "summary", "ul", "xmp",
        "caption", "col", "colgroup", "table", "tbody", "td", "tfoot", "th", "thead", "tr",
        "annotation", "annotation-xml", "applet", "datalist", "iframe", "noembed", "noframes",
        "script", "select", "style", "svg", "template", "textarea", "title",
        "embed", "object", "param", "portal",
        "math", "merror", "mfrac", "mi", "mmultiscripts", "mn", "mo", "mover", "mpadded",
        "mphantom", "mprescripts", "mroot", "mrow", "ms", "mspace", "msqrt", "mstyle", "msub",
        "msubsup", "msup", "mtable", "mtd", "mtext", "mtr", "munder", "munderover", "none",
        "semantics",
        "mjx-math", "nobr",
        "body", "form", "fieldset", "legend",
        "noscript",
        "button",
    ]

    private static let all = allCases
    private static let names = PackedNameTable(allCases.map { $0.name })
}
