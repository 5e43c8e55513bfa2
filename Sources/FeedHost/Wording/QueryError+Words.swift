import FeedModel
import SystemInterface

extension QueryError {
    /// What is wrong with `text` as a query, a sentence without a full stop; `nil` if it is one.
    static func problem(in text: String) -> String? {
        if text.isBlank { return "there is nothing in it" }
        do throws(QueryError) {
            _ = try ItemQuery(text)
            return nil
        } catch {
            return error.problem
        }
    }

    private var problem: String {
        let place = "at character \(place + 1)"
        return switch expected {
        case .condition: "\(place) a condition is missing"
        case .text: "\(place) a text is missing"
        case .field:
            "the name \(place) is none of title, text, author, tag, in, from, link, since and "
                + "before (in quotes it is a text)"
        case .age: "\(place) there is no age such as 12h, 7d or 2w"
        case .date: "\(place) there is no date such as 2026-11-01 and no age such as 7d"
        case .endOfQuotes: "the quotes \(place) are not closed"
        case .endOfExpression:
            "the slash \(place) is not closed by another (in quotes it is a text)"
        case .endOfGroup: "the parenthesis \(place) is not closed"
        case .less: "\(place) it becomes too complicated"
        case .expression: "\(place) the regular expression can't be read"
        case .expressionClass: "\(place) there is no class of characters such as [a-z]"
        case .repetition: "\(place) there is no repetition such as {2} or {1,5}"
        }
    }
}
