/// The parameters of a sequence for colours and styles (SGR).
enum TextStyles {
    private static let concealing = 8
    /// Foreground, background and underline colour; their parameters follow.
    private static let coloring: Set<Int> = [38, 48, 58]
    private static let largest = 255

    /// Returns the parameters without concealment; `nil` if none are left, or some are unknown and
    /// could conceal on some terminal.
    static func withoutConcealing(_ parameters: [UInt8]) -> [UInt8]? {
        if parameters.isEmpty { return [] }
        var left: [ArraySlice<UInt8>] = []
        var rest = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)[
            ...]
        while let parameter = rest.popFirst() {
            guard let number = number(parameter) else { return nil }
            let hasColorWithin = parameter.contains(UInt8(ascii: ":"))
            if number == concealing { continue }
            left.append(parameter)
            guard coloring.contains(number), !hasColorWithin else { continue }
            // "5;INDEX", or "2;RED;GREEN;BLUE".
            let count =
                switch rest.first.flatMap(Self.number) {
                case 5: 2
                case 2: 4
                default: 0
                }
            let color = rest.prefix(count)
            guard count > 0, color.count == count, color.allSatisfy({ Self.number($0) != nil })
            else { return nil }
            left += color
            rest = rest.dropFirst(count)
        }
        return left.isEmpty ? nil : Array(left.joined(separator: [UInt8(ascii: ";")]))
    }

    /// The number at the start of a parameter; 0 if empty.
    private static func number(_ parameter: ArraySlice<UInt8>) -> Int? {
        let digits = parameter.prefix { $0 != UInt8(ascii: ":") }
        if digits.isEmpty { return 0 }
        return Int(String(decoding: digits, as: UTF8.self)).flatMap { $0 <= largest ? $0 : nil }
    }
}
