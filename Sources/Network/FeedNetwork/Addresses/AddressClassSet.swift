/// Classes of addresses, for saying where a request may go.
package struct AddressClassSet: OptionSet, Sendable, Hashable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// A set of one class.
    package init(_ addressClass: AddressClass) {
        rawValue = 1 << UInt32(addressClass.rawValue)
    }

    /// Wherever a person says: what they name themselves.
    package static let all = AddressClassSet(rawValue: .max)
    /// The internet only: what others name.
    package static let `public` = AddressClassSet(.public)

    /// Where something may be that is named by what came from an address of class `source`: on
    /// the internet, or in the network its source is in.
    package static func named(bySourceIn source: AddressClass?) -> AddressClassSet {
        source.map { AddressClassSet.public.union(AddressClassSet($0)) } ?? .public
    }

    /// Returns true for a class in the set.
    package func contains(_ addressClass: AddressClass) -> Bool {
        contains(AddressClassSet(addressClass))
    }
}
