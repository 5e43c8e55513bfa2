/// A server's request to pause.
package struct StoredHold: Sendable, Equatable {
    /// The status of the response.
    package var status: Int
    /// The end in seconds since 1970.
    package var until: Int64
    /// The number of holds in a row.
    package var count: Int
}
