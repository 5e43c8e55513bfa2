/// Compiles a regular expression by recursive descent.
struct QueryExpressionParser {
    private typealias Step = QueryExpression.Step

    private static let deepestGroup = 30
    private static let mostSteps = 1_000

    private let scalars: ArraySlice<Unicode.Scalar>
    private var index: Int
    /// The place in the query of the scalars' first index.
    private let offset: Int
    private var depth = 0
    private(set) var classes: [ScalarClass] = []

    init(_ pattern: ArraySlice<Unicode.Scalar>, at place: Int) {
        scalars = pattern
        index = pattern.startIndex
        offset = place - pattern.startIndex
    }

    /// Parses the whole pattern.
    mutating func expression() throws(QueryError) -> [QueryExpression.Step] {
        let steps = try alternatives()
        // A parenthesis that closes nothing.
        if index < scalars.endIndex { throw error(.expression) }
        return steps
    }

    private func error(_ expected: QueryError.Expectation, at place: Int? = nil) -> QueryError {
        QueryError(place: (place ?? index) + offset, expected: expected)
    }

    private func checked(_ steps: [Step]) throws(QueryError) -> [Step] {
        if steps.count > Self.mostSteps { throw error(.less) }
        return steps
    }

    private var next: Unicode.Scalar? { index < scalars.endIndex ? scalars[index] : nil }

    private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
        guard next == scalar else { return false }
        index += 1
        return true
    }

    private mutating func alternatives() throws(QueryError) -> [Step] {
        var steps = try sequence()
        while take("|") {
            let other = try sequence()
            steps = try checked(
                [.split(1, steps.count + 2)] + steps + [.jump(other.count + 1)] + other)
        }
        return steps
    }

    private mutating func sequence() throws(QueryError) -> [Step] {
        var steps: [Step] = []
        while let next, next != "|", next != ")" {
            steps = try checked(steps + repeated(atom()))
        }
        return steps
    }

    // MARK: Repetitions

    private mutating func repeated(_ steps: [Step]) throws(QueryError) -> [Step] {
        var steps = steps
        while let next {
            var (least, most): (Int, Int?) = (0, nil)
            switch next {
            case "*": break
            case "+": least = 1
            case "?": most = 1
            case "{": (least, most) = try bounds()
            default: return steps
            }
            index += 1
            // Greedy or not, a part of the text matches.
            _ = take("?")
            let count = (max(least, most ?? least) + 1) * (steps.count + 2)
            if count > Self.mostSteps { throw error(.less) }
            steps = Self.repeated(steps, least, most)
        }
        return steps
    }

    private static func repeated(_ steps: [Step], _ least: Int, _ most: Int?) -> [Step] {
        var result: [Step] = []
        for _ in 0..<least { result += steps }
        if let most {
            for _ in least..<most { result += [.split(1, steps.count + 1)] + steps }
        } else {
            result += [.split(1, steps.count + 2)] + steps + [.jump(-steps.count - 1)]
        }
        return result
    }

    /// Parses `{2}`, `{2,}` or `{2,5}`, up to the closing brace.
    private mutating func bounds() throws(QueryError) -> (Int, Int?) {
        index += 1
        guard let least = number() else { throw error(.repetition) }
        var most: Int? = least
        if take(",") { most = number() }
        guard next == "}", most ?? least >= least else { throw error(.repetition) }
        return (least, most)
    }

    private mutating func number() -> Int? {
        var number: Int?
        while let next, 0x30...0x39 ~= next.value, number ?? 0 < 10_000 {
            number = (number ?? 0) * 10 + Int(next.value) - 0x30
            index += 1
        }
        return number
    }

    // MARK: Atoms

    private mutating func atom() throws(QueryError) -> [Step] {
        guard let scalar = next else { return [] }
        switch scalar {
        case "(": return try group()
        case "[": return [try bracket()]
        case "*", "+", "?", "{": throw error(.expression)
        default: break
        }
        index += 1
        switch scalar {
        case ".": return [.any]
        case "^": return [.start]
        case "$": return [.end]
        case "\\":
            if take("b") { return [.boundary(true)] }
            if take("B") { return [.boundary(false)] }
            if let kind = takeKind() {
                return [add(ScalarClass(kinds: [kind]))]
            }
            return [.scalar(QueryExpression.lower(try escaped()))]
        default: return [.scalar(QueryExpression.lower(scalar))]
        }
    }

    private mutating func group() throws(QueryError) -> [Step] {
        let start = index
        index += 1
        if take("?"), !take(":") { throw error(.expression) }
        depth += 1
        guard depth <= Self.deepestGroup else { throw error(.less) }
        let steps = try alternatives()
        depth -= 1
        guard take(")") else { throw error(.endOfGroup, at: start) }
        return steps
    }

    /// Parses the letter of a kind, behind a backslash; a capital stands for all other scalars.
    private mutating func takeKind() -> (kind: ScalarClass.Kind, isNegated: Bool)? {
        guard let next, let kind = ScalarClass.Kind(rawValue: next.properties.lowercaseMapping)
        else { return nil }
        index += 1
        return (kind, next.properties.isUppercase)
    }

    /// Parses a sign behind a backslash. Letters and digits have no meaning yet.
    private mutating func escaped() throws(QueryError) -> Unicode.Scalar {
        guard let scalar = next, scalar == "_" || !ScalarClass.isOf(.word, scalar) else {
            throw error(.expression)
        }
        index += 1
        return scalar
    }

    // MARK: Classes

    private mutating func add(_ set: ScalarClass) -> Step {
        classes.append(set)
        return .oneOf(classes.count - 1)
    }

    private mutating func bracket() throws(QueryError) -> Step {
        let start = index
        index += 1
        var set = ScalarClass(isNegated: take("^"))
        var isFirst = true
        while isFirst || next != "]" {
            isFirst = false
            guard next != nil else { throw error(.expressionClass, at: start) }
            if take("\\") {
                if let kind = takeKind() {
                    set.kinds.append(kind)
                    continue
                }
                index -= 1
            }
            let first = try member()
            guard next == "-", index + 1 < scalars.endIndex, scalars[index + 1] != "]" else {
                set.ranges.append(first...first)
                continue
            }
            index += 1
            let last = try member()
            guard first <= last else { throw error(.expressionClass) }
            set.ranges.append(first...last)
        }
        index += 1
        return add(set)
    }

    private mutating func member() throws(QueryError) -> UInt32 {
        if take("\\") { return try escaped().value }
        guard let scalar = next else { throw error(.expressionClass) }
        index += 1
        return scalar.value
    }
}
