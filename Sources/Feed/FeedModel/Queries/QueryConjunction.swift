/// Conditions that all have to be met. Quick ones come first.
struct QueryConjunction {
    private var quick: [[ItemQuery.Node]] = []
    private var slow: [[ItemQuery.Node]] = []
    /// Words in a row are one text.
    private var words = ""

    var isEmpty: Bool { quick.isEmpty && slow.isEmpty && words.isEmpty }

    var nodes: [ItemQuery.Node] {
        let texts = words.isEmpty ? [] : [[ItemQuery.Node.words(words, in: .any)]]
        return ItemQuery.joined(quick + slow + texts) { .all($0) }
    }

    mutating func add(word: String) {
        if !words.isEmpty { words += " " }
        words += word
    }

    mutating func add(_ nodes: [ItemQuery.Node]) {
        if !words.isEmpty { slow.append([.words(words, in: .any)]) }
        words = ""
        let isSlow = nodes.contains {
            switch $0 {
            case .words, .expression: true
            default: false
            }
        }
        if isSlow { slow.append(nodes) } else { quick.append(nodes) }
    }
}
