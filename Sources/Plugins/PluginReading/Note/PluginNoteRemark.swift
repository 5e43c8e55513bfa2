/// Something in a note that this version does not know, and therefore does not use.
///
/// It refuses no plugin: what a later version writes is not for this one to judge. For the author
/// it is more often a slip of the pen.
package struct PluginNoteRemark: Sendable, Hashable {
    /// The unknown thing.
    package enum Subject: Sendable, Hashable {
        case key(String)
        case view(String)
        case optionType(String, option: String)
        case imageForm(String)
    }

    /// How many are kept of one note.
    static let limit = 100

    /// The unknown thing.
    package let subject: Subject
    /// The line of the note, counted from one as its author counts them.
    package let line: Int

    init(_ subject: Subject, line: Int) {
        self.subject = subject
        self.line = line
    }

    /// The likely meaning; `nil` where nothing known looks like it.
    package var suggestion: String? {
        switch subject {
        case .key(let key): EditDistance.nearest(to: key, among: PluginManifestParser.keys)
        case .view(let view):
            EditDistance.nearest(to: view, among: PluginViewKind.allCases.map(\.rawValue))
        case .optionType(let type, _):
            EditDistance.nearest(to: type, among: PluginOptionType.names)
        case .imageForm(let form): EditDistance.nearest(to: form, among: ["pixels"])
        }
    }

    /// The remark in one line: what is not known, and what becomes of it.
    package var words: String {
        let what =
            switch subject {
            case .key(let key): "there is no key '\(key)'"
            case .view(let view): "there is no view '\(view)'"
            case .optionType(let type, let option):
                "there is no type '\(type)', so the option '\(option)' takes any text"
            case .imageForm(let form): "pictures have no form '\(form)'"
            }
        let question = suggestion.map { "; did you mean '\($0)'?" } ?? ""
        return "line \(line) of its note: \(what)\(question)".oneDisplayableLine
    }
}
