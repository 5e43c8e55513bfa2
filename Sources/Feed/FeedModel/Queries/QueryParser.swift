/// Parses a query by recursive descent.
struct QueryParser {
    private typealias Node = ItemQuery.Node

    private enum Term {
        case word(String)
        case or
        case condition([Node])
        /// Not complete while it is typed.
        case none
    }

    /// The names before a sign.
    private enum Name: String {
        case title, text, author, tag, link, since, before, age
        case folder = "in"
        case feed = "from"
    }

    private static let deepestGroup = 30
    private static let mostConditions = 200

    private let scalars: [Unicode.Scalar]
    private let isTyped: Bool
    private var place = 0
    private var depth = 0
    private var conditionCount = 0

    init(_ text: String, isTyped: Bool) {
        scalars = Array(text.unicodeScalars)
        self.isTyped = isTyped
    }

    mutating func query() throws(QueryError) -> [ItemQuery.Node] {
        var alternatives: [[Node]] = []
        var part = QueryConjunction()
        var isAfterOr = false
        while skipSpaces(), !isAtEndOfGroup {
            let start = place
            let term = try term()
            if case .or = term {
                if part.isEmpty, !isTyped { throw QueryError(place: start, expected: .condition) }
                if !part.isEmpty { alternatives.append(part.nodes) }
                part = QueryConjunction()
                isAfterOr = true
                continue
            }
            conditionCount += 1
            if conditionCount > Self.mostConditions {
                throw QueryError(place: start, expected: .less)
            }
            switch term {
            case .word(let word): part.add(word: word)
            case .condition(let nodes): part.add(nodes)
            case .or, .none: break
            }
        }
        if part.isEmpty, isAfterOr, !isTyped {
            throw QueryError(place: place, expected: .condition)
        }
        if !part.isEmpty || alternatives.isEmpty { alternatives.append(part.nodes) }
        return ItemQuery.joined(alternatives) { .any($0) }
    }

    // MARK: Terms

    private mutating func term() throws(QueryError) -> Term {
        guard scalars[place] == "-" else { return try positiveTerm() }
        let start = place
        place += 1
        if isEndOfWord(place) {
            let mayGoOn = isTyped && (place == scalars.count || isAtEndOfGroup)
            return mayGoOn ? .none : .word("-")
        }
        return switch try positiveTerm() {
        case .word(let word): .condition(ItemQuery.negated([.words(word, in: .any)]))
        case .condition(let nodes): .condition(ItemQuery.negated(nodes))
        case .or: throw QueryError(place: start + 1, expected: .condition)
        case .none: .none
        }
    }

    private mutating func positiveTerm() throws(QueryError) -> Term {
        switch scalars[place] {
        case "(": return try group()
        case "\"", "/": return try value(of: .any)
        default: break
        }
        let start = place
        while place < scalars.count, 0x61...0x7A ~= scalars[place].value | 0x20 { place += 1 }
        let sign = place < scalars.count ? scalars[place] : " "
        let name = text(start..<place)
        if sign == ":" || sign == "<" || sign == ">", let name = Name(rawValue: name.lowercased()) {
            if let term = try condition(name, sign) { return term }
        } else if sign == ":", !name.isEmpty, isMistakenForField(start..<place) {
            throw QueryError(place: start, expected: .field)
        }
        place = start
        let word = word()
        return switch word {
        case "or", "OR": .or
        case "read": .condition([.read])
        case "unread": .condition(ItemQuery.negated([.read]))
        case "starred": .condition([.starred])
        default: .word(word)
        }
    }

    /// Returns true for a name such as `titel:tide`; `https://a` and `Re: a` are words.
    private func isMistakenForField(_ name: Range<Int>) -> Bool {
        let next = name.upperBound + 1
        return name.count > 2 && scalars[name].allSatisfy { $0.value >= 0x61 }
            && next < scalars.count && ![":", "/", ")"].contains(scalars[next])
            && !scalars[next].properties.isWhitespace
    }

    private mutating func group() throws(QueryError) -> Term {
        let start = place
        guard depth < Self.deepestGroup else { throw QueryError(place: start, expected: .less) }
        place += 1
        depth += 1
        let nodes = try query()
        depth -= 1
        if place < scalars.count {
            place += 1
        } else if !isTyped {
            throw QueryError(place: start, expected: .endOfGroup)
        }
        if case .all(1) = nodes[0] { return .none }
        return .condition(nodes)
    }

    /// Parses what follows a name; `nil` if that is no condition.
    private mutating func condition(
        _ name: Name, _ sign: Unicode.Scalar
    ) throws(QueryError) -> Term? {
        guard (sign == ":") == (name != .age) else { return nil }
        place += 1
        if let field = QueryField(rawValue: name.rawValue) { return try value(of: field) }
        let start = place
        let word = word()
        let time = QueryTime(word)
        var isAge = false
        if case .age = time { isAge = true }
        guard let time, isAge || name != .age else {
            if isTyped, place == scalars.count, QueryTime.isBeginning(word) { return Term.none }
            throw QueryError(place: start, expected: name == .age ? .age : .date)
        }
        let isSince = name == .since || sign == "<"
        return .condition([isSince ? .since(time) : .before(time)])
    }

    /// Parses a word, a quoted text or an expression.
    private mutating func value(of field: QueryField) throws(QueryError) -> Term {
        let start = place
        let first = place < scalars.count ? scalars[place] : " "
        let node: Node
        let isEmpty: Bool
        if first == "/" {
            let end = try end(of: first, .endOfExpression)
            let pattern = scalars[start + 1..<end]
            isEmpty = pattern.isEmpty
            node = .expression(try QueryExpression(pattern, at: start + 1), in: field)
        } else {
            let words =
                first == "\"" ? unescaped(start + 1..<(try end(of: first, .endOfQuotes))) : word()
            isEmpty = words.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
            node = .words(words, in: field)
        }
        if !isEmpty { return .condition([node]) }
        if isTyped { return .none }
        throw QueryError(place: start, expected: .text)
    }

    // MARK: Scalars

    /// Moves behind the sign that closes a text, and returns its place.
    private mutating func end(
        of sign: Unicode.Scalar, _ expected: QueryError.Expectation
    ) throws(QueryError) -> Int {
        let start = place
        place += 1
        while place < scalars.count {
            if scalars[place] == "\\" {
                place += 1
            } else if scalars[place] == sign,
                sign != "/" || isEndOfWord(place + 1)
            {
                place += 1
                return place - 1
            }
            place += 1
        }
        place = scalars.count
        if isTyped { return place }
        throw QueryError(place: start, expected: expected)
    }

    private func unescaped(_ range: Range<Int>) -> String {
        var text = String.UnicodeScalarView()
        var isEscaped = false
        for scalar in scalars[range] {
            isEscaped = scalar == "\\" && !isEscaped
            if !isEscaped { text.append(scalar) }
        }
        return String(text)
    }

    /// Moves behind a word, and returns it.
    private mutating func word() -> String {
        let start = place
        while !isEndOfWord(place) { place += 1 }
        return text(start..<place)
    }

    private func text(_ range: Range<Int>) -> String {
        String(String.UnicodeScalarView(scalars[range]))
    }

    /// Returns false at the end.
    private mutating func skipSpaces() -> Bool {
        while place < scalars.count, scalars[place].properties.isWhitespace { place += 1 }
        return place < scalars.count
    }

    private var isAtEndOfGroup: Bool { depth > 0 && scalars[place] == ")" }

    private func isEndOfWord(_ place: Int) -> Bool {
        place >= scalars.count || scalars[place].properties.isWhitespace
            || depth > 0 && scalars[place] == ")"
    }
}
