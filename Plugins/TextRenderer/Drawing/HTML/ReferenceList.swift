/// The numbered addresses of an item, for outputs without links.
struct ReferenceList {
    private(set) var addresses: [String] = []
    private var numbers: [String: Int] = [:]

    /// Returns an address's number, from one.
    mutating func number(of address: String) -> Int {
        if let number = numbers[address] { return number }
        addresses.append(address)
        numbers[address] = addresses.count
        return addresses.count
    }

    func draw(on page: TextPage) {
        for (index, address) in addresses.enumerated() {
            page.writeAddress(address, before: "[\(index + 1)] ")
        }
    }
}
