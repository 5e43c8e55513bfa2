/// One GET request.
package struct HTTPRequest: Sendable, Equatable {
    /// The address that is asked for.
    package var address: ResourceAddress
    /// The header fields beside those every request has.
    package var fields: [HTTPField] = []
    /// Where the connection may lead.
    package var allowedClasses: AddressClassSet
    /// How long it may take in all, in milliseconds.
    package var timeoutMilliseconds: Int64
    /// How many decoded bytes it may bring.
    package var maximumBytes: Int
}
