/// What a client on this machine is answered.
package struct ServerResponse: Sendable, Equatable {
    /// The status of HTTP.
    package var status: Int
    /// The fields, by name and value.
    package var fields: [HTTPField]
    /// The body.
    package var body: [UInt8]

    /// Creates a response.
    package init(status: Int, fields: [HTTPField], body: [UInt8]) {
        self.status = status
        self.fields = fields
        self.body = body
    }
}
