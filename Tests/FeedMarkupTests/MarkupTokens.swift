import FeedMarkup

/// Returns the tokens of `markup`, each written by kind: `<name|attributes>`, `</name>`, `"text"`,
/// `!comment`, `?instruction`, `[raw text]`, `D declaration`. A trailing `~` marks a truncated
/// token, a trailing `/` a self-closing one.
func tokens(_ markup: String, _ syntax: MarkupSyntax) -> [String] {
    let bytes = Array(markup.utf8)
    let span = bytes.span
    var scanner = MarkupScanner(0..<bytes.count, syntax: syntax)
    var found: [String] = []
    while let token = scanner.next(in: span) {
        let content = String(decoding: bytes[token.content], as: UTF8.self)
        let name = String(decoding: bytes[token.name], as: UTF8.self)
        let description =
            switch token.kind {
            case .text: "\"\(content)\""
            case .rawText: "[\(content)]"
            case .startTag: "<\(name)\(content.isEmpty ? "" : "|" + content)>"
            case .endTag: "</\(name)>"
            case .comment: "!\(content)"
            case .processingInstruction: "?\(content)"
            case .declaration: "D \(content)"
            }
        found.append(
            description + (token.isSelfClosing ? "/" : "") + (token.isTerminated ? "" : "~"))
    }
    return found
}

/// Returns the attributes of the first tag of `markup`, as `name=value`.
func attributes(_ markup: String, _ syntax: MarkupSyntax) -> [String] {
    let bytes = Array(markup.utf8)
    let span = bytes.span
    var scanner = MarkupScanner(0..<bytes.count, syntax: syntax)
    while let token = scanner.next(in: span) {
        guard token.kind == .startTag else { continue }
        var attributes = MarkupAttributeScanner(token, syntax: syntax)
        var found: [String] = []
        while let attribute = attributes.next(in: span) {
            let name = String(decoding: bytes[attribute.name], as: UTF8.self)
            let value = String(decoding: bytes[attribute.value], as: UTF8.self)
            found.append("\(name)=\(value)")
        }
        return found
    }
    return []
}
