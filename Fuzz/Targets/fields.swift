import FeedMarkup
import FeedParsing

/// Parses fields of responses and email addresses.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe input(start, count)
    let text = String(decoding: bytes, as: UTF8.self)
    if let address = MailAddress.harmless(text) {
        let query = address.utf8.drop { $0 != UInt8(ascii: "?") }.dropFirst()
        let fields = query.split { "&?;".utf8.contains($0) }
            .map { String(Substring($0)).lowercased() }
        precondition(!fields.contains { $0.hasPrefix("attach") })
        precondition(MailAddress.harmless(address) == address)
    }
    let now: Int64 = 1_500_000_000
    if let seconds = HTTPDate.parse(text, now: now) { precondition(abs(seconds) < 1 << 38) }
    if let seconds = RetryAfter.seconds(text, now: now) {
        precondition((1...RetryAfter.longest).contains(seconds))
    }
    for link in FeedAutodiscovery.links(inFields: text, pageURL: "https://a.example/b/") {
        precondition(["http://", "https://"].contains { link.url.utf8.starts(with: $0.utf8) })
    }
    _ = CacheControl(text)
    return 0
}
