import FeedLoading
import FeedModel
import SystemInterface

/// A rule as written: what to do, and a query.
struct RuleArgument: Equatable {
    let effect: ItemRule.Effect
    let query: String

    /// Parses `EFFECT QUERY` and adds it to `rules`, or returns what is wrong.
    static func add(
        _ text: String, to rules: inout [RuleArgument]
    ) -> SettableValue<OptionValues>.Fault? {
        let words = text[...].words(maxSplits: 1).map(String.init)
        let effects = ItemRule.Effect.allCases.map(\.rawValue)
        guard words.count == 2, let effect = ItemRule.Effect(rawValue: words[0]) else {
            return (QuotedWords.list(effects, "or") + ", and a query", nil)
        }
        if let problem = QueryError.problem(in: words[1]) {
            return ("'\(effect.rawValue)' and a query", problem)
        }
        rules.append(RuleArgument(effect: effect, query: words[1]))
        return nil
    }

    /// The rule; its query was checked.
    var rule: ItemRule { ItemRule(effect, (try? ItemQuery(query)) ?? .any([])) }
}
