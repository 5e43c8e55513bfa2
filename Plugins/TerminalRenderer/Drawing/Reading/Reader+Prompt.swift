import FeedRendering
import FeedViews

// Prompts in the status line.
extension Reader {
    /// The longest text to type, in characters: some addresses are longer than what one reads.
    private static let longestText = 4_096

    /// The keys of sort orders.
    static let orders: [(key: Unicode.Scalar, criterion: ItemOrder.Criterion, word: FeedWord)] = [
        ("d", .date, .readerByDate), ("t", .title, .readerByTitle),
        ("f", .source, .readerBySource), ("l", .asLoaded, .readerAsLoaded),
    ]
    /// The key that reverses the order.
    static let otherWay: Unicode.Scalar = "r"

    func handlePaste(_ text: String) {
        // Only for text prompts; other pasted text is ignored.
        guard let typed = prompt?.typed else { return }
        let line = text.prefix { !$0.isNewline }
        type(String((typed + String(line).displayable).prefix(Self.longestText)))
    }

    func handle(_ key: Key, for prompt: ReaderPrompt) {
        guard let typed = prompt.typed else { return choose(by: key) }
        switch key {
        case .character(let scalar):
            guard typed.count < Self.longestText, DisplayRole(scalar) == .shown else { return }
            type(typed + String(Character(scalar)))
        case .backspace:
            if typed.isEmpty { self.prompt = nil } else { type(String(typed.dropLast())) }
        case .control("u"): type("")
        case .escape, .control("c"), .control("g"):
            if prompt.isFilter { type("") }
            self.prompt = nil
        case .up, .down:
            // The filtered list can be navigated while typing.
            guard prompt.isFilter else { return }
            request(key == .up ? .previous : .next)
        case .enter:
            self.prompt = nil
            guard case .text(_, let action, _) = prompt else { return }
            if action == .search { isFinding = side == .article }
            // A filter once more, for the message if it can't be understood.
            request(action, text: typed)
        default: break
        }
    }

    private func type(_ text: String) {
        guard case .text(_, let action, let question) = prompt else { return }
        prompt = .text(text, of: action, question: question)
        if action == .filter { request(action, text: text) }
    }

    private func choose(by key: Key) {
        prompt = nil
        guard case .character(let scalar) = key else { return }
        if scalar == Self.otherWay || keys.action(of: key.name) == .sort {
            return request(.sort, text: ItemOrder.reversal)
        }
        if let order = Self.orders.first(where: { $0.key == scalar }) {
            request(.sort, text: order.criterion.rawValue)
        }
    }

    /// The question, without the typed text.
    var question: String {
        switch prompt {
        case .text(_, _, let question): question
        case .order:
            words[.readerSortBy] + " "
                + Self.orders.map { "[\(Character($0.key))] \(words[$0.word])" }
                .joined(separator: " ")
                + " [\(Character(Self.otherWay))] \(words[.readerOtherWay])"
        case nil: ""
        }
    }
}
