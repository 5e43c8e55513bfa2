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

    /// The likely meaning; `nil` if nothing known is close.
    package var suggestion: String? {
        switch subject {
        case .key(let key): EditDistance.nearest(to: key, among: PluginManifestParser.keys)
        case .view(let view):
            EditDistance.nearest(to: view, among: PluginViewKind.allCases.map(\.rawValue))
        case .optionType(let type, _):
            EditDistance.nearest(to: type, among: PluginOptionType.names)
        case .want(let need):
            EditDistance.nearest(to: need, among: PluginNeed.allCases.map(\.rawValue))
        case .seat(let seat): EditDistance.nearest(to: seat, among: ["worker"])
        case .imageForm(let form): EditDistance.nearest(to: form, among: ["pixels"])
        }
    }

    /// The remark in one line.
    package var words: String {
        let what =
            switch subject {
            case .key(let key): "there is no key '\(key)'"
            case .view(let view): "there is no view '\(view)'"
            case .optionType(let type, let option):
                "there is no type '\(type)', so the option '\(option)' takes any text"
            case .want(let need): "there is no need '\(need)', so it is never granted"
            case .seat(let seat): "there is no seat '\(seat)' to ask for"
            case .imageForm(let form): "pictures have no form '\(form)'"
            }
        let question = suggestion.map { "; did you mean '\($0)'?" } ?? ""
        return "line \(line) of its note: \(what)\(question)".oneDisplayableLine
    }
}
