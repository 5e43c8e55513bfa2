/// Reproducible random numbers (SplitMix64 by Steele, Lea and Flood).
package struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// Returns a number below `bound`.
    package mutating func next(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }

    /// Returns `count` of `pieces`, joined.
    package mutating func text(of pieces: [String], count: Int) -> String {
        (0..<count).map { _ in pieces[next(pieces.count)] }.joined()
    }

    /// Returns `count` of `pieces`, with occasional random bytes between them.
    package mutating func bytes(of pieces: [String], count: Int) -> [UInt8] {
        (0..<count).flatMap { _ -> [UInt8] in
            if next(12) == 0 { return [UInt8.random(in: 0...255, using: &self)] }
            return Array(pieces[next(pieces.count)].utf8)
        }
    }
}
