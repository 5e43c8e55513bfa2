import FeedModel
import FeedParsing

/// Dates must be within the range of RFC 3339, and the fast path agree with the general parser.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = unsafe input(start, count)
    if let date = FeedDateParser.fastPathDate(bytes.span) {
        // A space disables the fast path.
        let general = [0x20] + bytes
        precondition(FeedDateParser.parse(general.span) == date)
    }
    if let date = FeedDateParser.parse(bytes.span) {
        precondition(abs(Int(date.utcOffsetMinutes)) < 24 * 60)
        precondition(abs(date.secondsSince1970) < 253_500_000_000)
    }
    return 0
}
