/// Words of a program's own language in a sentence: each in quotes, so that one sees where it ends.
enum QuotedWords {
    /// The words with commas between them, and `last` before the last, such as `'a', 'b' or 'c'`.
    static func list(_ words: [String], _ last: String) -> String {
        let quoted = words.map { "'\($0)'" }
        guard quoted.count > 1 else { return quoted.first ?? "" }
        return quoted.dropLast().joined(separator: ", ") + " \(last) \(quoted[quoted.count - 1])"
    }
}
