/// A request that waits for an answer.
package struct ServerRequest: Sendable, Equatable {
    /// Identifies it for the answer.
    package let number: UInt64
    /// The method as sent, such as `GET`.
    package var method: String
    /// The path and query, not decoded.
    package var target: String
    /// The fields needed to authorize it, by name in lower case. A repeated field is empty.
    package var fields: [String: String]

    /// The names of these fields.
    package static let fieldNames = [
        "host", "origin", "sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest", "cache-control",
    ]

    package init(number: UInt64, method: String, target: String, fields: [String: String]) {
        self.number = number
        self.method = method
        self.target = target
        self.fields = fields
    }
}
