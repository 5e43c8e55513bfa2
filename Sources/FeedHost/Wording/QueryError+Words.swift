import FeedModel
import SystemInterface

extension QueryError {
    /// What an option takes where `text` is no query, in words; `nil` if it is one.
    static func expectedWords(of text: String) -> String? {
        if text.isBlank { return "a text" }
        do throws(QueryError) {
            _ = try ItemQuery(text)
            return nil
        } catch {
            return error.expectedWords
        }
    }

    private var expectedWords: String {
        let what =
            switch expected {
            case .condition: "a condition"
            case .text: "a text"
            case .field:
                "title, text, author, tag, in, from, link, since or before, or else quotes"
            case .age: "an age such as 12h, 7d or 2w"
            case .date: "a date such as 2026-11-01 or an age such as 7d"
            case .endOfQuotes: "closing quotes for those"
            case .endOfExpression: "a closing slash, or quotes, for that"
            case .endOfGroup: "a closing parenthesis, or quotes, for that"
            case .less: "something simpler"
            case .expression: "another sign of a regular expression"
            case .expressionClass: "a class of characters such as [a-z]"
            case .repetition: "a repetition such as {2} or {1,5}"
            }
        return "a query with \(what) at character \(place + 1)"
    }
}
