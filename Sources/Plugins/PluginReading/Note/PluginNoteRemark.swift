/// An unknown part of a note, which is ignored.
///
/// Not a reason to reject the plugin, since a later version may know it; but often a typing error.
package struct PluginNoteRemark: Sendable, Hashable {
    package enum Subject: Sendable, Hashable {
        case key(String)
        case view(String)
        case optionType(String, option: String)
        case imageForm(String)
        case want(String)
        case seat(String)
    }

    /// The remarks stored per note.
    static let limit = 100

    package let subject: Subject
    /// The line, counted from one.
    package let line: Int

    init(_ subject: Subject, line: Int) {
        self.subject = subject
        self.line = line
    }

    /// What is not known, the word for it, and the words that are.
    private var unknown: (what: String, word: String, known: [String]) {
        switch subject {
        case .key(let key): ("there is no key '\(key)'", key, PluginManifestParser.keys)
        case .view(let view):
            ("there is no view '\(view)'", view, PluginViewKind.allCases.map(\.rawValue))
        case .optionType(let type, let option):
            (
                "there is no type '\(type)', so the option '\(option)' takes any text", type,
                PluginOptionType.names
            )
        case .want(let need):
            (
                "there is no need '\(need)', so it is never granted", need,
                PluginNeed.allCases.map(\.rawValue)
            )
        case .seat(let seat): ("there is no seat '\(seat)' to ask for", seat, ["worker"])
        case .imageForm(let form): ("pictures have no form '\(form)'", form, ["pixels"])
        }
    }

    /// The remark in one line, with the likely meaning if anything known is close.
    package var words: String {
        let (what, word, known) = unknown
        let question =
            EditDistance.nearest(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
        return "line \(line) of its note: \(what)\(question)".oneDisplayableLine
    }
}
