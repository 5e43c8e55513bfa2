/// The plural category of a whole number.
///
/// Follows the cardinal rules of the Unicode CLDR (plurals.xml; UTS #35 part 3, section 5) for
/// numbers in digits without a fraction.
enum PluralCategory: Equatable {
    case one
    case many
    case other

    /// `one` for 1.
    static func english(_ number: Int) -> PluralCategory { number == 1 ? .one : .other }

    /// `one` for 1.
    static func german(_ number: Int) -> PluralCategory { number == 1 ? .one : .other }

    /// `one` for 0 and 1, `many` for whole millions.
    static func french(_ number: Int) -> PluralCategory {
        if number == 0 || number == 1 { return .one }
        return number % 1_000_000 == 0 ? .many : .other
    }

    /// `one` for 1, `many` for whole millions.
    static func spanish(_ number: Int) -> PluralCategory {
        if number == 1 { return .one }
        return number != 0 && number % 1_000_000 == 0 ? .many : .other
    }

    // Japanese has `other` only.

    /// Returns the form for this category; `other` if the language has no separate form here.
    func form(one: String? = nil, many: String? = nil, other: String) -> String {
        switch self {
        case .one: one ?? other
        case .many: many ?? other
        case .other: other
        }
    }
}
