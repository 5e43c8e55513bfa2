/// Encodes a label of a host name in ASCII (RFC 3492, section 6.3).
enum Punycode {
    private static let base = 36
    private static let smallest = 1
    private static let largest = 26

    /// Returns the label without `xn--`. O(n²), so callers must bound its length.
    static func encoded(_ label: [Unicode.Scalar]) -> [UInt8] {
        var output = label.filter { $0.isASCII }
            .map { UInt8(truncatingIfNeeded: $0.value).asciiLowercased }
        let basic = output.count
        var handled = basic
        if basic > 0 { output.append(UInt8(ascii: "-")) }
        var next = 0x80
        var delta = 0
        var bias = 72
        while handled < label.count {
            let smallest = label.lazy.map { Int($0.value) }.filter { $0 >= next }.min() ?? next
            delta += (smallest - next) * (handled + 1)
            next = smallest
            for scalar in label {
                let value = Int(scalar.value)
                if value < next { delta += 1 }
                guard value == next else { continue }
                append(delta, bias: bias, to: &output)
                bias = adapted(delta, count: handled + 1, isFirst: handled == basic)
                delta = 0
                handled += 1
            }
            delta += 1
            next += 1
        }
        return output
    }

    private static func append(_ delta: Int, bias: Int, to output: inout [UInt8]) {
        var rest = delta
        var weight = base
        while true {
            let threshold = min(max(weight - bias, smallest), largest)
            if rest < threshold { break }
            output.append(digit(threshold + (rest - threshold) % (base - threshold)))
            rest = (rest - threshold) / (base - threshold)
            weight += base
        }
        output.append(digit(rest))
    }

    private static func adapted(_ delta: Int, count: Int, isFirst: Bool) -> Int {
        var delta = isFirst ? delta / 700 : delta / 2
        delta += delta / count
        var steps = 0
        while delta > (base - smallest) * largest / 2 {
            delta /= base - smallest
            steps += base
        }
        return steps + (base - smallest + 1) * delta / (delta + 38)
    }

    private static func digit(_ value: Int) -> UInt8 {
        UInt8(truncatingIfNeeded: value < 26 ? value + 0x61 : value - 26 + 0x30)
    }
}
