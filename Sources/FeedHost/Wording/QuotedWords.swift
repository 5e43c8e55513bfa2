/// Quoted words in a sentence.
enum QuotedWords {
    /// Joins words with commas, and `last` before the last one, such as `'a', 'b' or 'c'`.
    static func list(_ words: [String], _ last: String) -> String {
        let quoted = words.map { "'\($0)'" }
        guard quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " \(last) \(quoted[quoted.count - 1])"
    }

    /// Asks after a mistyped word whether `word` was meant, if there is one.
    static func suggestion(_ word: String?) -> String {
        word.map { "; did you mean '\($0)'?" } ?? ""
    }
}
