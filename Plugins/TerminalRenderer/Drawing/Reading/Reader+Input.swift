import FeedViews

// Handles input.
extension Reader {
    private static let wheelLines = 3

    /// Handles an event. Changes appear with the next drawing.
    package func handle(_ event: InputEvent) {
        chooseSide()
        makeLayout()
        settle()
        openAwaitedArticle()
        switch event {
        case .key(let key): handle(key)
        case .paste(let text): handlePaste(text)
        case .press(let column, let row): handlePress(column: column, row: row)
        case .wheel(let isDown, let column, let row):
            handleWheel(isDown ? Self.wheelLines : -Self.wheelLines, column: column, row: row)
        case .answer: break
        }
    }

    /// Removes the last message if it was visible: the user has read it.
    func dismissMessage() {
        notice = ""
        outcome = ""
        noteLine = nil
        if isMessageSeen { message = "" }
    }

    private func handle(_ key: Key) {
        dismissMessage()
        if let prompt { return handle(key, for: prompt) }
        if case .character(let scalar) = key, scalar.value >= 0x30, scalar.value <= 0x39,
            helpTop == nil, keys.action(of: key.name) == nil
        {
            if number.count < 9, number != "0" { number.unicodeScalars.append(scalar) }
            return
        }
        let given = Int(number)
        number = ""
        guard let action = keys.action(of: key.name) else { return }
        if helpTop != nil { return handleHelp(action) }
        if given != nil, action == .back { return }
        perform(action, number: given)
    }

    private func handleHelp(_ action: ReaderAction) {
        guard let top = helpTop else { return }
        let page = max(layout.status - 1, 1)
        switch action {
        case .next: helpTop = top + 1
        case .previous: helpTop = max(top - 1, 0)
        case .pageDown, .halfDown: helpTop = top + page
        case .pageUp, .halfUp: helpTop = max(top - page, 0)
        case .first: helpTop = 0
        case .last: helpTop = 1_000
        case .quit, .suspend, .redraw: perform(action, number: nil)
        default: helpTop = nil
        }
    }
}
