/// The actions of keys.
package struct KeyBindings: Sendable, Equatable {
    /// An error in key bindings.
    package enum Problem: Error, Equatable {
        case unknownAction(String)
        case unknownKey(String)
        /// An action without keys.
        case missingKey(action: String)
    }

    private var actions: [Key: ReaderAction] = [:]
    /// In the order of binding, for help.
    private var keys: [Key] = []

    /// Like less, vim and newsboat.
    package static let standard = KeyBindings(
        ReaderAction.allCases.reduce(into: []) { bound, action in
            for key in standardKeys(of: action) { bound.append((key, action)) }
        })

    private init(_ bound: [(Key, ReaderAction)]) {
        for (key, action) in bound { bind(key, action) }
    }

    /// Adds `text` to the defaults: `ACTION KEY...`, separated by `;`.
    package init(_ text: String) throws(Problem) {
        self = Self.standard
        for entry in text.split(whereSeparator: { $0 == ";" || $0 == "\n" }) {
            let words = entry.split(whereSeparator: { $0 == " " || $0 == "\t" })
            guard let name = words.first else { continue }
            guard let action = ReaderAction(rawValue: String(name)) else {
                throw .unknownAction(String(name))
            }
            guard words.count > 1 else {
                throw .missingKey(action: String(name))
            }
            for word in words.dropFirst() {
                guard let key = Key(named: String(word)) else {
                    throw .unknownKey(String(word))
                }
                bind(key, action)
            }
        }
    }

    package func action(of key: Key) -> ReaderAction? { actions[key] }

    /// The names of an action's keys.
    package func names(of action: ReaderAction) -> [String] {
        keys.filter { actions[$0] == action }.map { $0.name }
    }

    private mutating func bind(_ key: Key, _ action: ReaderAction) {
        if actions[key] == nil { keys.append(key) }
        actions[key] = action
    }

    private static func standardKeys(of action: ReaderAction) -> [Key] {
        switch action {
        case .next: [.character("j"), .down]
        case .previous: [.character("k"), .up]
        case .nextItem: [.character("J"), .control("n")]
        case .previousItem: [.character("K"), .control("p")]
        case .nextUnread: [.character(".")]
        case .pageDown: [.character(" "), .pageDown, .control("f")]
        case .pageUp: [.character("b"), .pageUp, .control("b")]
        case .halfDown: [.character("d"), .control("d")]
        case .halfUp: [.control("u")]
        case .first: [.character("g"), .home]
        case .last: [.character("G"), .end]
        case .enter: [.enter, .character("l"), .right]
        case .back: [.character("h"), .left, .escape, .backspace]
        case .close: [.character("q")]
        case .nextPane: [.tab]
        case .previousPane: [.backTab]
        case .search: [.character("/")]
        case .findNext: [.character("n")]
        case .findPrevious: [.character("N")]
        case .open: [.character("o")]
        case .copy: [.character("y")]
        case .unread: [.character("m")]
        case .unreadOnly: [.character("u")]
        case .filter: [.character("f")]
        case .sort: [.character("S")]
        case .rows: [.character("v")]
        case .note: [.character("#")]
        case .star: [.character("s")]
        case .allRead: [.character("A")]
        case .refresh: [.character("r")]
        case .retry: [.character("R")]
        case .help: [.character("?")]
        case .redraw: [.control("l")]
        case .suspend: [.control("z")]
        case .quit: [.character("Q"), .control("c")]
        case .none: []
        }
    }
}
