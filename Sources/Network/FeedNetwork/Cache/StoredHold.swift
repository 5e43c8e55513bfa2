/// That a server asked to be left alone for a while.
package struct StoredHold: Sendable, Equatable {
    /// The status it answered.
    package var status: Int
    /// Until when it is not asked again, in seconds since 1970.
    package var until: Int64
    /// How often in a row it asked for that.
    package var count: Int
}
