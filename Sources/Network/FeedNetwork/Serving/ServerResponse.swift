/// A response to a local client.
package struct ServerResponse: Sendable, Equatable {
    package var status: Int
    package var fields: [HTTPField]
    package var body: [UInt8]

    package init(status: Int, fields: [HTTPField], body: [UInt8]) {
        self.status = status
        self.fields = fields
        self.body = body
    }
}
