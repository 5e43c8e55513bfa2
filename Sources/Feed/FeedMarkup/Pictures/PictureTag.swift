/// The start tag of a picture as displayed after the page's scripts have run.
struct PictureTag {
    /// The address to show, as written; a placeholder only for lack of another.
    private(set) var source: Range<Int>?
    /// The `srcset` to show, as written.
    private(set) var list: Range<Int>?
    /// A script would have set `source` or `list`.
    private(set) var isLazy = false
    /// Only a placeholder is known.
    private(set) var isPlaceholder = false
    /// It is hidden, counts readers, or is a placeholder for another tag.
    private(set) var isHidden = false
    /// The size stated is that of a placeholder, or a shape.
    private(set) var isOfPlaceholderSize = false
    private(set) var alternativeText: Range<Int>?
    private var title: Range<Int>?
    private var signName: Range<Int>?
    /// The address that a proxy's one stands for.
    private var proxied: Range<Int>?
    /// The class marks an inline symbol.
    private var isSign = false
    /// The address contains a keyword about the picture's purpose.
    private var hasKeyword = false
    /// The size stated is that of a photo.
    private var isOfPhotoSize = false
    private var styleWorth = PictureWorth.photo

    /// Reads the attributes of `token`, the start tag of an `img` or an element used as one.
    ///
    /// Long because it is one switch over the attributes.
    init(_ token: MarkupToken, syntax: MarkupSyntax, in bytes: Span<UInt8>) {
        var written: Range<Int>?
        var writtenList: Range<Int>?
        var lazy: Range<Int>?
        var lazyList: Range<Int>?
        var alternative: Range<Int>?
        var data: Range<Int>?
        var isMarkedLazy = false
        var width: Int?
        var height: Int?
        var box = InlineStyle.Box()
        var attributes = MarkupAttributeScanner(token, syntax: syntax)
        while let found = attributes.next(in: bytes) {
            let value = found.value
            switch HTMLAttribute.named(found.name, in: bytes) {
            case .src: written = written ?? value
            case .srcset: writtenList = writtenList ?? value
            case .alt: alternativeText = alternativeText ?? value
            case .title: title = title ?? value
            case .hidden: isHidden = true
            case .width: width = width ?? InlineStyle.pixels(value, in: bytes)
            case .height: height = height ?? InlineStyle.pixels(value, in: bytes)
            case .style: box.read(value, in: bytes)
            case .classes:
                let looks = PictureClass(value, in: bytes)
                isSign = isSign || looks.isSign
                isMarkedLazy = isMarkedLazy || looks.isLazy
                let isFormula = InlineStyle.isFormulaFallback(value, in: bytes)
                styleWorth = min(styleWorth, isFormula ? .none : looks.worth)
            default:
                switch PictureAttributes.kind(of: found.name, in: bytes) {
                case .lazySource: if lazy == nil, isAddress(value) { lazy = value }
                case .lazyList: if lazyList == nil, isAddress(value) { lazyList = value }
                case .alternative: if alternative == nil, !value.isEmpty { alternative = value }
                case .data:
                    if data == nil, PictureAddress(bytes.extracting(value)).looksLikePicture {
                        data = value
                    }
                case .proxied: proxied = proxied ?? value
                case .sign: signName = signName ?? value
                case .placeholder: isHidden = isHidden || value.isEmpty || token.name.count > 3
                case nil:
                    if bytes.equalsIgnoringCase(found.name, "aria-hidden"),
                        bytes.equalsIgnoringCase(value, "true")
                    {
                        styleWorth = .none
                    } else if bytes.equalsIgnoringCase(found.name, "role"),
                        bytes.equalsIgnoringCase(value, "presentation")
                    {
                        styleWorth = min(styleWorth, .unlikely)
                    } else if bytes.equalsIgnoringCase(found.name, "layout"),
                        bytes.equalsIgnoringCase(value, "responsive")
                    {
                        // AMP.
                        box.isWide = true
                    }
                }
            }
        }
        box.isShownLater = box.isShownLater || lazy != nil || lazyList != nil || isMarkedLazy
        isHidden = isHidden || box.isHidden
        width = width ?? box.width
        height = height ?? box.height
        isOfPhotoSize = PictureWorth.isOfPhotoSize(width: width, height: height)
        let isDot = 0...2 ~= width ?? 3 && 0...2 ~= height ?? 3
        let worthOfLook = styleWorth
        styleWorth = min(styleWorth, .of(width: width, height: height))
        /// Returns false for a template such as `photo_{width}x.jpg`, which a script completes.
        func isAddress(_ range: Range<Int>) -> Bool {
            !range.isEmpty && bytes.firstIndex(of: UInt8(ascii: "{"), in: range) == nil
        }
        source = written
        list = writtenList
        hasKeyword = written.map { PictureAddress.hasKeyword($0, in: bytes) } ?? false
        let mayBeLazy =
            lazy != nil || lazyList != nil || alternative != nil || data != nil || isMarkedLazy
        // A dot that stands for nothing else counts readers; the size of a photo may be its shape, which
        // would make a dot of it in a page.
        isOfPlaceholderSize =
            isDot
            && (box.isWide
                || written.map { PictureAddress(bytes.extracting($0)).isPhoto } ?? false)
        if isDot, !isOfPlaceholderSize, !mayBeLazy, writtenList == nil, let written,
            !PictureAddress.isBlank(written, in: bytes)
        {
            isHidden = true
        }
        guard
            mayBeLazy
                || written.map({
                    PictureAddress.isBlank($0, in: bytes)
                        || hasKeyword && PictureAddress(bytes.extracting($0)).isPlaceholder
                }) ?? true
        else { return }
        choose(
            written: written, writtenList, lazy: lazy, lazyList, alternative: alternative ?? data,
            isMarkedLazy: isMarkedLazy, isDot: isDot, in: bytes)
        if isDot, isLazy, let source {
            if PictureAddress(bytes.extracting(source)).isPhoto {
                isOfPlaceholderSize = true
                styleWorth = worthOfLook
            } else if list == nil, !isOfPlaceholderSize {
                isHidden = true
            }
        }
        hasKeyword = source.map { PictureAddress.hasKeyword($0, in: bytes) } ?? false
    }

    private mutating func choose(
        written: Range<Int>?, _ writtenList: Range<Int>?, lazy: Range<Int>?,
        _ lazyList: Range<Int>?, alternative: Range<Int>?, isMarkedLazy: Bool, isDot: Bool,
        in bytes: Span<UInt8>
    ) {
        let hasOther = lazy != nil || lazyList != nil || alternative != nil
        func isStandIn(_ range: Range<Int>) -> Bool {
            let address = PictureAddress(bytes.extracting(range))
            return hasOther ? address.mayBePlaceholder : address.isPlaceholder
        }
        let isWrittenBlank =
            written.map {
                PictureAddress.isBlank($0, in: bytes)
                    || isStandIn($0) || isDot && hasOther
            } ?? true
        func isReal(_ range: Range<Int>?) -> Bool {
            guard let range else { return false }
            return !PictureAddress.isBlank(range, in: bytes)
                && (isWrittenBlank || PictureAddress(bytes.extracting(range)).isWhole)
        }
        let listBegins = writtenList.flatMap { ContentPictures.firstCandidate($0, in: bytes) }
        let isListBlank = listBegins.map { isStandIn($0) } ?? true
        if let lazyList, ContentPictures.firstCandidate(lazyList, in: bytes) != nil {
            list = lazyList
            isLazy = true
        } else if isListBlank {
            list = nil
        }
        if isReal(lazy) {
            source = lazy
            isLazy = true
            // The list belongs to the placeholder.
            if lazyList == nil, let written, let listBegins, bytes.equals(written, listBegins) {
                list = nil
            }
        } else if isWrittenBlank || (isMarkedLazy && list == nil), isReal(alternative) {
            source = alternative
            isLazy = true
        } else if isWrittenBlank, list != nil {
            source = nil
        } else {
            isPlaceholder = isWrittenBlank
        }
    }

    /// The picture's worth for its article.
    func worth(in bytes: Span<UInt8>) -> PictureWorth {
        if isHidden || isSign || isPlaceholder || styleWorth == .none { return .none }
        guard let source = source ?? list else { return .none }
        if let proxied, PictureWorth.of(address: bytes.extracting(proxied)) == .none {
            return .none
        }
        guard hasKeyword else { return styleWorth }
        let address = PictureAddress(bytes.extracting(source))
        if address.isOfKnownService { return .none }
        return isOfPhotoSize ? styleWorth : min(styleWorth, address.worth)
    }

    /// The alternative text of an inline symbol, as written; `nil` if it is none, or has none.
    func sign(in bytes: Span<UInt8>) -> Range<Int>? {
        if let alternativeText, !isOfPhotoSize, EmojiText.isAll(alternativeText, in: bytes) {
            return bytes.trimmingWhiteSpace(alternativeText)
        }
        guard isSign || signName != nil || hasKeyword else { return nil }
        let known = [alternativeText, signName, title].compactMap { $0 }
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

    /// Returns true for a single non-ASCII symbol, a name between colons, and a few emoticons such
    /// as `;-)`.
    private static func isSign(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        if range.allSatisfy({ bytes[$0] >= 0x80 }) { return range.count <= 32 }
        let colon = UInt8(ascii: ":")
        if range.count > 2, bytes[range.lowerBound] == colon, bytes[range.upperBound - 1] == colon {
            return range.allSatisfy { !bytes[$0].isHTMLWhiteSpace }
        }
        return range.count <= 4 && range.contains { !bytes[$0].isASCIIAlphanumeric }
    }
}
