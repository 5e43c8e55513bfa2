/// The attributes in which pages keep the address of what a script would load.
enum PictureAttributes {
    /// What an attribute says of a picture.
    enum Kind {
        /// What a script puts in place of `src`.
        case lazySource
        /// What a script puts in place of `srcset`.
        case lazyList
        /// Another form of the picture, of use where `src` shows nothing.
        case spare
        /// The tag stands for another one until that is loaded, or where it can't be.
        case standIn
        /// What a sign among words is called.
        case sign
        /// Any other that is named for data.
        case data
    }

    /// The kind of the attribute that `range` names, `nil` where it says nothing of a picture.
    static func kind(of range: Range<Int>, in bytes: Span<UInt8>) -> Kind? {
        guard range.count >= 4, range.count <= 40 else { return nil }
        func isOne(_ names: [StaticString]) -> Bool {
            names.contains { bytes.equalsIgnoringCase(range, $0) }
        }
        let isData = bytes.hasCaseInsensitivePrefix(
            "data-", at: range.lowerBound, before: range.upperBound)
        if !isData {
            if isOne(others) { return .lazySource }
            if isOne(otherLists) { return .lazyList }
            return isOne(standIns) ? .standIn : nil
        }
        if isOne(lists) { return .lazyList }
        if isOne(sources) { return .lazySource }
        if isOne(signs) { return .sign }
        return isOne(spares) ? .spare : .data
    }

    private static let sources: [StaticString] = [
        "data-src", "data-lazy-src", "data-original", "data-lazy", "data-lazyload", "data-echo",
        "data-actualsrc", "data-cfsrc", "data-ll-src", "data-real-src", "data-original-src",
        "data-delayed-url", "data-lazy-original", "data-lazy-image", "data-lazy-img",
        "data-load-src", "data-pagespeed-lazy-src", "data-pagespeed-high-res-src",
        "data-flickity-lazyload", "data-flickity-lazyload-src", "data-td-src-property",
        "data-litespeed-src", "data-rocket-src", "data-nitro-lazy-src", "data-wpfc-original-src",
        "data-ezsrc", "data-opt-src", "data-croporisrc", "data-breeze", "data-sf-src",
        "data-smartsrc", "data-defer-src", "data-deferred-src", "data-async-src",
        "data-ks-lazyload",
        "data-cmp-src", "data-cookieblock-src", "data-consent-src", "data-iframe-src",
    ]
    private static let lists: [StaticString] = [
        "data-srcset", "data-lazy-srcset", "data-original-set", "data-original-srcset",
        "data-cfsrcset", "data-ll-srcset", "data-lazyset", "data-rocket-srcset",
        "data-litespeed-srcset", "data-pagespeed-lazy-srcset", "data-bgset", "data-opt-srcset",
        "data-flickity-lazyload-srcset", "data-wpfc-original-srcset", "data-defer-srcset",
        "data-ezsrcset", "data-nitro-lazy-srcset", "data-optimumx-srcset",
    ]
    private static let spares: [StaticString] = [
        "data-orig-file", "data-large-file", "data-medium-file", "data-full-url", "data-full-src",
        "data-image", "data-img", "data-img-src", "data-image-src", "data-url", "data-hi-res-src",
        "data-highres", "data-large-src", "data-src-retina", "data-retina", "data-pin-media",
        "data-zoom-image", "data-zoom-src", "data-src-large", "data-src-medium", "data-src-small",
        "data-photo-src", "data-fallback-src", "data-default-src", "data-thumb", "data-bg",
    ]
    private static let others: [StaticString] = [
        "lazysrc", "lazy-src", "loadsrc", "nitro-lazy-src", "zoomfile", "real_src", "_src",
        "original-src", "x-src", "ng-src", "v-lazy", "file",
    ]
    private static let otherLists: [StaticString] = [
        "lazy-srcset", "nitro-lazy-srcset", "lazysrcset",
    ]
    private static let standIns: [StaticString] = ["placeholder", "fallback"]
    private static let signs: [StaticString] = [
        "data-emoji", "data-emoji-name", "data-emoticon", "data-emoji-shortname", "data-goomoji",
    ]
}
