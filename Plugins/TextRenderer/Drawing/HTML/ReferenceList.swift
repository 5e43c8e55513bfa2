/// The numbered addresses of an item, for outputs without links.
struct ReferenceList {
    private(set) var addresses: [String] = []
    /// By bytes, since strings compare canonically.
    private var numbers: [[UInt8]: Int] = [:]

    /// Returns an address's number, from one.
    mutating func number(of address: String) -> Int {
        let bytes = Array(address.utf8)
        if let number = numbers[bytes] { return number }
        addresses.append(address)
        numbers[bytes] = addresses.count
        return addresses.count
    }

    func draw(on page: TextPage) {
        for (index, address) in addresses.enumerated() {
            page.writeAddress(address, before: "[\(index + 1)] ")
        }
    }
}
