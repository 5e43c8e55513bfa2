/// Matches a regular expression against scalars as they arrive.
package struct ExpressionMatch {
    private let expression: QueryExpression
    /// The steps from which to go on, and those that wait for a scalar.
    private var reached: [Int] = []
    private var waiting: [Int] = []
    /// For each step, the number of scalars before which it was passed last.
    private var marks: [Int]
    private var previous: Unicode.Scalar?
    private var scalarCount = 0
    /// The number of steps taken so far.
    private(set) var stepCount = 0

    /// Creates a match that has seen no text.
    package init(_ expression: QueryExpression) {
        self.expression = expression
        marks = Array(repeating: -1, count: expression.steps.count)
    }

    /// Takes the next scalar. Returns true if the expression matches.
    package mutating func add(_ scalar: Unicode.Scalar) -> Bool {
        if isFound(before: scalar) { return true }
        let lower = QueryExpression.lower(scalar)
        for step in waiting {
            let passes =
                switch expression.steps[step] {
                case .scalar(let value): value == lower
                case .oneOf(let index): expression.classes[index].contains(scalar)
                default: true
                }
            if passes { reached.append(step + 1) }
        }
        previous = scalar
        scalarCount += 1
        return false
    }

    /// Returns true if the expression matches at the end of the text.
    package mutating func end() -> Bool { isFound(before: nil) }

    /// Follows the steps that take no scalar.
    private mutating func isFound(before next: Unicode.Scalar?) -> Bool {
        waiting.removeAll(keepingCapacity: true)
        // A match may begin anywhere.
        reached.append(0)
        while let step = reached.popLast() {
            if marks[step] == scalarCount { continue }
            marks[step] = scalarCount
            stepCount += 1
            switch expression.steps[step] {
            case .split(let first, let second):
                reached.append(step + second)
                reached.append(step + first)
            case .jump(let distance): reached.append(step + distance)
            case .start: if previous == nil { reached.append(step + 1) }
            case .end: if next == nil { reached.append(step + 1) }
            case .boundary(let isAt):
                if (Self.isWord(previous) != Self.isWord(next)) == isAt { reached.append(step + 1) }
            case .found: return true
            case .scalar, .any, .oneOf: waiting.append(step)
            }
        }
        return false
    }

    private static func isWord(_ scalar: Unicode.Scalar?) -> Bool {
        scalar.map { ScalarClass.isOf(.word, $0) } ?? false
    }
}
