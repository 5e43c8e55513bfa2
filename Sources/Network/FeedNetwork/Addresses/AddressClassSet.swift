/// A set of address classes that a request may connect to.
package struct AddressClassSet: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package init(_ addressClass: AddressClass) {
        rawValue = 1 << UInt32(addressClass.rawValue)
    }

    /// For addresses named by the user.
    package static let all = AddressClassSet(rawValue: .max)
    /// For addresses named by others.
    package static let `public` = AddressClassSet(.public)

    /// The classes allowed for what a document in class `source` names: the internet, or the
    /// document's own network.
    package static func named(bySourceIn source: AddressClass?) -> AddressClassSet {
        source.map { AddressClassSet.public.union(AddressClassSet($0)) } ?? .public
    }

    package func contains(_ addressClass: AddressClass) -> Bool {
        contains(AddressClassSet(addressClass))
    }
}
