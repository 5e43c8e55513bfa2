/// The addresses an item's text refers to by number, for outputs without links.
struct ReferenceList {
    private(set) var addresses: [String] = []
    private var numbers: [String: Int] = [:]

    /// The number of `address`, counted from one; the same for the same address.
    mutating func number(of address: String) -> Int {
        if let number = numbers[address] { return number }
        addresses.append(address)
        numbers[address] = addresses.count
        return addresses.count
    }

    /// Draws the addresses with their numbers.
    func draw(on page: TextPage) {
        for (index, address) in addresses.enumerated() {
            page.writeAddress(address, before: "[\(index + 1)] ")
        }
    }
}
