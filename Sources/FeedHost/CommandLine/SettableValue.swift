/// The value of an option or of a key of the configuration: its form, its check, and what it sets in
/// a `Target`.
struct SettableValue<Target> {
    /// Its placeholder in help; `nil` for an option without a value.
    var placeholder: String?
    /// The possible words, if they are known.
    var choices: [String] = []
    /// True if it is on without a value, else `=true` or `=false`.
    var isSwitch = false
    /// What was expected of a value that is invalid, and what is wrong with it if there is more to say.
    typealias Fault = (expected: String, problem: String?)

    /// Checks and stores a value.
    let set: (inout Target, String) -> Fault?

    /// An option without a value.
    static func flag(_ store: @escaping (inout Target) -> Void) -> SettableValue {
        SettableValue { target, _ in
            store(&target)
            return nil
        }
    }

    /// On or off.
    static func toggle(_ store: @escaping (inout Target, Bool) -> Void) -> SettableValue {
        parsed(
            nil, QuotedWords.list(["true", "false"], "or"), isSwitch: true, { Bool($0) }, store)
    }

    /// One of the words of an enumeration.
    static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ type: Choice.Type, _ store: @escaping (inout Target, Choice) -> Void
    ) -> SettableValue {
        let words = type.allCases.map(\.rawValue)
        return parsed(
            words.joined(separator: "|"), QuotedWords.list(words, "or"), choices: words,
            { Choice(rawValue: $0) }, store)
    }

    /// A text that is not empty.
    static func text(
        _ placeholder: String, _ expected: String,
        _ store: @escaping (inout Target, String) -> Void
    ) -> SettableValue {
        parsed(placeholder, expected, { $0.isEmpty ? nil : $0 }, store)
    }

    /// A whole number within a range.
    static func number<Number: FixedWidthInteger>(
        in range: ClosedRange<Number>, _ store: @escaping (inout Target, Number) -> Void
    ) -> SettableValue {
        let end = range.upperBound == .max ? " up" : " to \(range.upperBound)"
        return parsed(
            "N", "a number from \(range.lowerBound)\(end)",
            { Number($0).flatMap { range.contains($0) ? $0 : nil } }, store)
    }

    /// What `parse` makes of a text.
    static func parsed<Value>(
        _ placeholder: String?, _ expected: String, choices: [String] = [], isSwitch: Bool = false,
        _ parse: @escaping (String) -> Value?, _ store: @escaping (inout Target, Value) -> Void
    ) -> SettableValue {
        SettableValue(placeholder: placeholder, choices: choices, isSwitch: isSwitch) {
            target, text in
            guard let value = parse(text) else { return (expected, nil) }
            store(&target, value)
            return nil
        }
    }
}
