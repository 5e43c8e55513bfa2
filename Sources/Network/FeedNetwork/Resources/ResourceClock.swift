package protocol ResourceClock: AnyObject {
    /// The wall clock, in seconds since 1970.
    var secondsSince1970: Int64 { get }
}
