/// The form a noun takes beside a whole number.
///
/// The rules for cardinals are those of the Unicode CLDR (plurals.xml; UTS #35 part 3, section 5),
/// for numbers without a fraction that are written in digits.
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

    // Japanese knows `other` only.

    /// The form that is meant; `other` stands in where a language tells a category from it elsewhere only.
    func form(one: String? = nil, many: String? = nil, other: String) -> String {
        switch self {
        case .one: one ?? other
        case .many: many ?? other
        case .other: other
        }
    }
}
