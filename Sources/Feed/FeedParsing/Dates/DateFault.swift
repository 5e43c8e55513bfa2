/// A reason why a readable date does not conform to its format.
enum DateFault: Equatable {
    /// It does not match the grammar.
    case shape
    /// The zone's name is not one the format allows, and is ambiguous elsewhere.
    case foreignZone(String)
    /// It names the wrong day of the week.
    case weekday(String)
    /// The hour is out of range, such as 24.
    case hour

    /// Describes the fault of `text` and its remedy.
    ///
    /// - Parameter example: A date in the required format.
    func message(for text: String, example: String) -> String {
        switch self {
        case .shape:
            "“\(text)” can be read here, but not by every reader; write it as in “\(example)”."
        case .foreignZone(let name):
            "Not every reader knows the time zone “\(name)” of “\(text)”; write how far it is from UTC, as in “+0200”."
        case .weekday(let name):
            "“\(text)” is no \(name); leave the day of the week out, or put it right."
        case .hour:
            "“\(text)” can be read here, but not by every reader; hours end with 23, and 24:00 is 00:00 of the next day."
        }
    }
}
