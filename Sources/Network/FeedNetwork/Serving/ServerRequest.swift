/// A request that a client on this machine has sent, and that waits for its answer.
package struct ServerRequest: Sendable, Equatable {
    /// The number to answer it by.
    package let number: UInt64
    /// The method as it was sent, such as `GET`.
    package var method: String
    /// The path with the query, nothing decoded.
    package var target: String
    /// The fields that decide who gets an answer, by their names in lower case. One that was sent more than
    /// once is empty.
    package var fields: [String: String]

    /// The names of the fields that are kept of a request.
    package static let fieldNames = [
        "host", "origin", "sec-fetch-site", "sec-fetch-dest", "cache-control",
    ]

    /// Creates a request.
    package init(number: UInt64, method: String, target: String, fields: [String: String]) {
        self.number = number
        self.method = method
        self.target = target
        self.fields = fields
    }
}
