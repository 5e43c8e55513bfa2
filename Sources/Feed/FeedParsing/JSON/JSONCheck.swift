internal import FeedModel

/// A check that the parser of JSON offers, with what it knows at this moment.
enum JSONCheck {
    /// The feed in this range, at its end.
    case feed(Range<Int>, hasVersion: Bool)
    /// An item; `nil` for something else among the items.
    case item(JSONItem?, at: Int)
    case attachment(FeedAttachment, at: Int)
    case date(JSONText, FeedDate)
    case address([UInt8], at: Int)
    /// A number that is malformed or negative and ignored, and its name.
    case number(Range<Int>, of: String)
}
