/// The start tag of a picture as a person sees it: what it shows when its page's scripts have
/// run, and what for.
struct PictureTag {
    /// The address to show, as it is written; that of a stand-in only where there is no other.
    private(set) var source: Range<Int>?
    /// The list of addresses to show, as it is written.
    private(set) var list: Range<Int>?
    /// A script would have put `source` or `list` in its place.
    private(set) var isLazy = false
    /// Nothing is known but a stand-in.
    private(set) var isPlaceholder = false
    /// What `src` shows is a stand-in; a list may have better.
    private(set) var hasOnlyStandIn = false
    /// It is not to be seen, or stands for another tag.
    private(set) var isUnseen = false
    /// The words that stand for it.
    private(set) var words: Range<Int>?
    private var title: Range<Int>?
    private var signName: Range<Int>?
    /// It stands for a sign among words by its class.
    private var isSign = false
    /// The address has words that tell what the picture is for.
    private var isTelling = false
    private var worthOfLooks = PictureWorth.photo

    /// Reads the attributes of `token`, the start tag of an `img` or of what a page makes one of.
    init(_ token: MarkupToken, syntax: MarkupSyntax, in bytes: Span<UInt8>) {
        var written: Range<Int>?
        var writtenList: Range<Int>?
        var lazy: Range<Int>?
        var lazyList: Range<Int>?
        var spare: Range<Int>?
        var data: Range<Int>?
        var isMarkedLazy = false
        var size = InlineLooks.Size()
        var attributes = MarkupAttributeScanner(token, syntax: syntax)
        while let found = attributes.next(in: bytes) {
            let value = found.value
            switch HTMLAttribute.named(found.name, in: bytes) {
            case .src: written = written ?? value
            case .srcset: writtenList = writtenList ?? value
            case .alt: words = words ?? value
            case .title: title = title ?? value
            case .hidden: isUnseen = true
            case .width: size.width = size.width ?? InlineLooks.pixels(value, in: bytes)
            case .height: size.height = size.height ?? InlineLooks.pixels(value, in: bytes)
            case .style:
                isUnseen = isUnseen || InlineLooks.isUnseen(value, in: bytes)
                size.read(value, in: bytes)
            case .classes:
                let looks = PictureClass(value, in: bytes)
                isSign = isSign || looks.isSign
                isMarkedLazy = isMarkedLazy || looks.isLazy
                worthOfLooks = min(worthOfLooks, looks.worth)
            default:
                switch PictureAttributes.kind(of: found.name, in: bytes) {
                case .lazySource: if lazy == nil, !value.isEmpty { lazy = value }
                case .lazyList: if lazyList == nil, !value.isEmpty { lazyList = value }
                case .spare: if spare == nil, !value.isEmpty { spare = value }
                case .data: if data == nil, looksLikePicture(value) { data = value }
                case .sign: signName = signName ?? value
                case .standIn: isUnseen = isUnseen || value.isEmpty || token.name.count > 3
                case nil:
                    if bytes.equalsIgnoringCase(found.name, "aria-hidden"),
                        bytes.equalsIgnoringCase(value, "true")
                    {
                        worthOfLooks = .none
                    } else if bytes.equalsIgnoringCase(found.name, "role"),
                        bytes.equalsIgnoringCase(value, "presentation")
                    {
                        worthOfLooks = min(worthOfLooks, .unlikely)
                    }
                }
            }
        }
        worthOfLooks = min(worthOfLooks, .of(width: size.width, height: size.height))
        func looksLikePicture(_ range: Range<Int>) -> Bool {
            PictureAddress(bytes.extracting(range)).looksLikePicture
        }
        source = written
        list = writtenList
        isTelling = written.map { PictureAddress.isTelling($0, in: bytes) } ?? false
        guard
            lazy != nil || lazyList != nil || spare != nil || data != nil || isMarkedLazy
                || written.map({
                    PictureAddress.isBlank($0, in: bytes)
                        || isTelling && PictureAddress(bytes.extracting($0)).isPlaceholder
                }) ?? true
        else { return }
        choose(
            written: written, writtenList, lazy: lazy, lazyList, spare: spare ?? data,
            isMarkedLazy: isMarkedLazy, in: bytes)
        isTelling = source.map { PictureAddress.isTelling($0, in: bytes) } ?? false
    }

    private mutating func choose(
        written: Range<Int>?, _ writtenList: Range<Int>?, lazy: Range<Int>?,
        _ lazyList: Range<Int>?, spare: Range<Int>?, isMarkedLazy: Bool, in bytes: Span<UInt8>
    ) {
        let hasOther = lazy != nil || lazyList != nil || spare != nil
        func isStandIn(_ range: Range<Int>) -> Bool {
            let address = PictureAddress(bytes.extracting(range))
            return hasOther ? address.mayBePlaceholder : address.isPlaceholder
        }
        let isWrittenBlank =
            written.map {
                PictureAddress.isBlank($0, in: bytes)
                    || isStandIn($0)
            } ?? true
        func isReal(_ range: Range<Int>?) -> Bool {
            guard let range else { return false }
            return !PictureAddress.isBlank(range, in: bytes)
                && (isWrittenBlank || PictureAddress(bytes.extracting(range)).isWhole)
        }
        let listBegins = writtenList.flatMap { ContentPictures.firstCandidate($0, in: bytes) }
        let isListBlank =
            listBegins.map {
                PictureAddress.isBlank($0, in: bytes) || isStandIn($0)
            } ?? true
        if let lazyList, ContentPictures.firstCandidate(lazyList, in: bytes) != nil {
            list = lazyList
            isLazy = true
        } else if isListBlank {
            list = nil
        }
        hasOnlyStandIn = isWrittenBlank && written != nil
        if isReal(lazy) {
            source = lazy
            isLazy = true
            // The list is of what the other stood for.
            if lazyList == nil, let written, let listBegins, bytes.equals(written, listBegins) {
                list = nil
            }
        } else if isWrittenBlank || (isMarkedLazy && list == nil), isReal(spare) {
            source = spare
            isLazy = true
        } else if isWrittenBlank, list != nil {
            source = nil
        } else {
            isPlaceholder = isWrittenBlank
        }
    }

    /// The worth of the picture for the article it stands in.
    func worth(in bytes: Span<UInt8>) -> PictureWorth {
        if isUnseen || isSign || isPlaceholder || worthOfLooks == .none { return .none }
        guard let source = source ?? list else { return .none }
        guard isTelling else { return worthOfLooks }
        return min(worthOfLooks, PictureAddress(bytes.extracting(source)).worth)
    }

    /// The words that are to stand for a picture of a sign, as they are written; `nil` where it is
    /// none, or has none.
    func sign(in bytes: Span<UInt8>) -> Range<Int>? {
        guard isSign || signName != nil || isTelling else { return nil }
        let known = [words, signName, title].compactMap { $0 }
            .map { bytes.trimmingWhiteSpace($0) }
            .first { !$0.isEmpty }
        guard let known, known.count <= 64 else { return nil }
        if isSign || signName != nil { return known }
        guard let source else { return nil }
        let address = PictureAddress(bytes.extracting(source))
        guard address.isOfEmoji || address.isSurelyEmoji else { return nil }
        return address.isSurelyEmoji && known.count <= 32 || Self.isSign(known, in: bytes)
            ? known : nil
    }

    /// True for one character of those that are none of ASCII, a name between colons, and a few
    /// signs such as `;-)`.
    private static func isSign(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        if range.allSatisfy({ bytes[$0] >= 0x80 }) { return range.count <= 32 }
        let colon = UInt8(ascii: ":")
        if range.count > 2, bytes[range.lowerBound] == colon, bytes[range.upperBound - 1] == colon {
            return range.allSatisfy { !bytes[$0].isHTMLWhiteSpace }
        }
        return range.count <= 4 && range.contains { !bytes[$0].isASCIIAlphanumeric }
    }
}
