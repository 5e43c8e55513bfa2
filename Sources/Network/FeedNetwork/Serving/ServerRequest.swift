/// A request that waits for an answer.
package struct ServerRequest: Sendable, Equatable {
    /// Identifies it for the answer.
    package let number: UInt64
    /// The method as sent, such as `GET`.
    package var method: String
    /// The path and query, not decoded.
    package var target: String
    /// The fields needed to authorize and answer it, by name in lower case. A repeated field is empty.
    package var fields: [String: String]
    /// The body, if the request comes again after ``LoopbackServer/readBody(of:limit:)``.
    package var body: [UInt8]?

    /// The names of these fields.
    package static let fieldNames = [
        "host", "origin", "sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest", "cache-control",
        "content-length", "if-none-match", "if-match",
    ]
}
