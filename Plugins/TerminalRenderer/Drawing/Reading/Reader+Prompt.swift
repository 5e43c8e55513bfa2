import FeedRendering
import FeedViews

// What is typed into the status line, and what is asked there.
extension Reader {
    /// How long a text that is typed may be, in characters.
    private static let longestText = 200

    /// The keys by which an order is chosen.
    static let orders: [(key: Unicode.Scalar, criterion: ItemOrder.Criterion, word: FeedWord)] = [
        ("d", .date, .readerByDate), ("t", .title, .readerByTitle),
        ("f", .source, .readerBySource), ("l", .asLoaded, .readerAsLoaded),
    ]
    /// The key that turns an order around.
    static let otherWay: Unicode.Scalar = "r"

    func handlePaste(_ text: String) {
        // Only where something is typed; the rest of what is pasted means nothing here.
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
            if typed.isEmpty { endPrompt() } else { type(String(typed.dropLast())) }
        case .control("u"): type("")
        case .escape, .control("c"), .control("g"):
            type("")
            endPrompt()
        case .up, .down:
            // What is listed is seen, and can be gone through while it is narrowed.
            guard case .filter = prompt else { return }
            list.move(by: key == .up ? -1 : 1)
            itemBeforeFilter = selectedItem
        case .enter:
            endPrompt()
            guard case .search = prompt else { return }
            // Nothing typed is what was searched for last.
            search = SearchText(typed) ?? search
            find(1, from: 0)
        default: break
        }
    }

    private func endPrompt() {
        prompt = nil
        itemBeforeFilter = nil
    }

    private func type(_ text: String) {
        switch prompt {
        case .search: prompt = .search(text)
        case .filter:
            prompt = .filter(text)
            setFilter(text)
        case .order, nil: break
        }
    }

    private func choose(by key: Key) {
        prompt = nil
        guard case .character(let scalar) = key else { return }
        if scalar == Self.otherWay || bindings.action(of: key) == .sort {
            return setOrder(choice.order.criterion)
        }
        if let order = Self.orders.first(where: { $0.key == scalar }) { setOrder(order.criterion) }
    }

    /// The question as the status line has it, without what is typed.
    var question: String {
        switch prompt {
        case .search: "/"
        case .filter: words[phrase: .readerFilteredBy].before
        case .order:
            words[.readerSortBy] + " "
                + Self.orders.map { "[\(Character($0.key))] \(words[$0.word])" }
                .joined(separator: " ")
                + " [\(Character(Self.otherWay))] \(words[.readerOtherWay])"
        case nil: ""
        }
    }

    /// The order of the list in words; empty where it is as it came.
    var orderWords: String {
        let order = choice.order
        guard order != ItemOrder(),
            let word = Self.orders.first(where: { $0.criterion == order.criterion })?.word
        else { return "" }
        return words[.readerSortBy] + " " + words[word] + (order.isReversed ? " ↑" : " ↓")
    }
}
