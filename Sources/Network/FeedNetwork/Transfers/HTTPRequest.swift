/// A GET request.
package struct HTTPRequest: Sendable, Equatable {
    package var address: ResourceAddress
    /// Additional header fields.
    package var fields: [HTTPField] = []
    /// The classes allowed for the connection.
    package var allowedClasses: AddressClassSet
    package var timeoutMilliseconds: Int64
    /// The limit on decoded bytes.
    package var maximumBytes: Int
}
