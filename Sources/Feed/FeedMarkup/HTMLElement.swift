/// The elements of HTML that mean something to the sanitiser and to text.
///
/// Whatever is not here is unknown: its tags are dropped, what is inside stays.
public enum HTMLElement: UInt8, CaseIterable, Sendable {
    // Phrases.
    case a, abbr, acronym, b, bdi, bdo, big, br, cite, code, data, del, dfn, em, font, i, img
    case ins, kbd, mark, q, rb, rp, rt, rtc, ruby, s, samp, small, span, strike, strong, sub, sup
    case time, tt, u, `var`, wbr
    // Media.
    case audio, picture, source, track, video
    // Blocks.
    case address, article, aside, blockquote, center, dd, details, dir, div, dl, dt, figcaption
    case figure, footer, h1, h2, h3, h4, h5, h6, header, hgroup, hr, li, listing, main, menu, nav
    case ol, p, plaintext, pre, section, summary, ul, xmp
    // Tables.
    case caption, col, colgroup, table, tbody, td, tfoot, th, thead, tr
    // Known to be dropped with what is inside.
    case annotation, annotationXML, applet, datalist, iframe, noembed, noframes, script, select
    case style, svg, template, textarea, title
    // Other pages and players that content embeds; links stand for them.
    case embed, object, param, portal
    // Formulas: MathML Core.
    case math, merror, mfrac, mi, mmultiscripts, mn, mo, mover, mpadded, mphantom, mprescripts
    case mroot, mrow, ms, mspace, msqrt, mstyle, msub, msubsup, msup, mtable, mtd, mtext, mtr
    case munder, munderover, none, semantics
    // How scripts draw formulas that are there as MathML, too.
    case mjxMath, nobr
    // Known only for what they close.
    case body, form, fieldset, legend

    /// The element that `range` names, in any case, its namespace prefix left out.
    public static func named(_ range: Range<Int>, in bytes: Span<UInt8>) -> HTMLElement? {
        if let index = names.index(of: range, in: bytes) { return all[index] }
        guard let colon = range.first(where: { bytes[$0] == UInt8(ascii: ":") }),
            range.count <= 64,
            let index = names.index(of: (colon + 1)..<range.upperBound, in: bytes)
        else { return nil }
        return all[index]
    }

    /// The name in lower case.
    var name: StaticString {
        switch self {
        case .a: "a"
        case .abbr: "abbr"
        case .acronym: "acronym"
        case .address: "address"
        case .annotation: "annotation"
        case .annotationXML: "annotation-xml"
        case .applet: "applet"
        case .article: "article"
        case .aside: "aside"
        case .audio: "audio"
        case .b: "b"
        case .bdi: "bdi"
        case .bdo: "bdo"
        case .big: "big"
        case .blockquote: "blockquote"
        case .body: "body"
        case .br: "br"
        case .caption: "caption"
        case .center: "center"
        case .cite: "cite"
        case .code: "code"
        case .col: "col"
        case .colgroup: "colgroup"
        case .data: "data"
        case .datalist: "datalist"
        case .dd: "dd"
        case .del: "del"
        case .details: "details"
        case .dfn: "dfn"
        case .dir: "dir"
        case .div: "div"
        case .dl: "dl"
        case .dt: "dt"
        case .em: "em"
        case .embed: "embed"
        case .fieldset: "fieldset"
        case .figcaption: "figcaption"
        case .figure: "figure"
        case .font: "font"
        case .footer: "footer"
        case .form: "form"
        case .h1: "h1"
        case .h2: "h2"
        case .h3: "h3"
        case .h4: "h4"
        case .h5: "h5"
        case .h6: "h6"
        case .header: "header"
        case .hgroup: "hgroup"
        case .hr: "hr"
        case .i: "i"
        case .iframe: "iframe"
        case .img: "img"
        case .ins: "ins"
        case .kbd: "kbd"
        case .legend: "legend"
        case .li: "li"
        case .listing: "listing"
        case .main: "main"
        case .mark: "mark"
        case .math: "math"
        case .menu: "menu"
        case .merror: "merror"
        case .mfrac: "mfrac"
        case .mi: "mi"
        case .mjxMath: "mjx-math"
        case .mmultiscripts: "mmultiscripts"
        case .mn: "mn"
        case .mo: "mo"
        case .mover: "mover"
        case .mpadded: "mpadded"
        case .mphantom: "mphantom"
        case .mprescripts: "mprescripts"
        case .mroot: "mroot"
        case .mrow: "mrow"
        case .ms: "ms"
        case .mspace: "mspace"
        case .msqrt: "msqrt"
        case .mstyle: "mstyle"
        case .msub: "msub"
        case .msubsup: "msubsup"
        case .msup: "msup"
        case .mtable: "mtable"
        case .mtd: "mtd"
        case .mtext: "mtext"
        case .mtr: "mtr"
        case .munder: "munder"
        case .munderover: "munderover"
        case .nav: "nav"
        case .nobr: "nobr"
        case .noembed: "noembed"
        case .noframes: "noframes"
        case .none: "none"
        case .object: "object"
        case .ol: "ol"
        case .p: "p"
        case .param: "param"
        case .picture: "picture"
        case .plaintext: "plaintext"
        case .portal: "portal"
        case .pre: "pre"
        case .q: "q"
        case .rb: "rb"
        case .rp: "rp"
        case .rt: "rt"
        case .rtc: "rtc"
        case .ruby: "ruby"
        case .s: "s"
        case .samp: "samp"
        case .script: "script"
        case .section: "section"
        case .select: "select"
        case .semantics: "semantics"
        case .small: "small"
        case .source: "source"
        case .span: "span"
        case .strike: "strike"
        case .strong: "strong"
        case .style: "style"
        case .sub: "sub"
        case .summary: "summary"
        case .sup: "sup"
        case .svg: "svg"
        case .table: "table"
        case .tbody: "tbody"
        case .td: "td"
        case .template: "template"
        case .textarea: "textarea"
        case .tfoot: "tfoot"
        case .th: "th"
        case .thead: "thead"
        case .time: "time"
        case .title: "title"
        case .tr: "tr"
        case .track: "track"
        case .tt: "tt"
        case .u: "u"
        case .ul: "ul"
        case .var: "var"
        case .video: "video"
        case .wbr: "wbr"
        case .xmp: "xmp"
        }
    }

    private static let all = allCases
    private static let names = PackedNameTable(allCases.map { $0.name })
}
