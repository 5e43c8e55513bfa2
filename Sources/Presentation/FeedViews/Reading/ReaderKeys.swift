/// The keys of a reader's actions, by name: the default ones and the user's.
public struct ReaderKeys: Sendable {
    /// An error in the user's keys.
    public enum Problem: Error, Equatable {
        /// The name of no ``ReaderAction``.
        case unknownAction(String)
        /// The name of no key.
        case unknownKey(String)
        /// An action without keys.
        case missingKey(action: String)
    }

    /// The default keys: letters as in less, vim and newsboat.
    public static let standard = ReaderKeys()

    /// In the order of binding, for help.
    private var bound: [(key: String, action: ReaderAction)] = []

    private init() {
        for action in ReaderAction.allCases {
            for key in action.keys { bind(key, to: action) }
        }
    }

    /// Adds `text` to the default keys: `ACTION KEY...`, separated by `;`.
    public init(_ text: String) throws(Problem) {
        self.init()
        for entry in text.utf8.split(whereSeparator: { ";\n".utf8.contains($0) }) {
            let words = entry.split(whereSeparator: { " \t".utf8.contains($0) })
                .map { String(decoding: $0, as: UTF8.self) }
            guard let name = words.first else { continue }
            guard let action = ReaderAction(rawValue: name) else { throw .unknownAction(name) }
            guard words.count > 1 else { throw .missingKey(action: name) }
            for key in words.dropFirst() {
                guard Self.isKey(key) else { throw .unknownKey(key) }
                bind(key, to: action)
            }
        }
    }

    /// Creates the keys that `bound` names, in the order of help, instead of the default ones.
    public init(_ bound: [(key: String, action: ReaderAction)]) {
        self.bound = bound
    }

    /// Returns the action of a key; `nil` if it has none.
    public func action(of key: String) -> ReaderAction? {
        bound.first { $0.key.utf8.elementsEqual(key.utf8) }?.action
    }

    /// Returns the names of an action's keys, the preferred one first.
    public func names(of action: ReaderAction) -> [String] {
        bound.compactMap { $0.action == action ? $0.key : nil }
    }

    private mutating func bind(_ key: String, to action: ReaderAction) {
        if let index = bound.firstIndex(where: { $0.key.utf8.elementsEqual(key.utf8) }) {
            bound[index].action = action
        } else {
            bound.append((key, action))
        }
    }

    // MARK: Names

    /// The names of keys that type no character, or one with a meaning in settings.
    private static let named = [
        "enter", "tab", "backtab", "escape", "backspace", "delete", "insert", "up", "down", "left",
        "right", "home", "end", "pageup", "pagedown", "space", "semicolon",
    ]

    private static func isKey(_ name: String) -> Bool {
        if named.contains(where: { $0.utf8.elementsEqual(name.utf8) }) { return true }
        var scalars = name.unicodeScalars
        let isControl = scalars.count == 6 && name.utf8.starts(with: "ctrl-".utf8)
        if isControl { scalars.removeFirst(5) }
        guard let scalar = scalars.first, scalars.count == 1 else { return false }
        if isControl { return ("a"..."z").contains(scalar) }
        return scalar.value > 0x20 && !(0x7F..<0xA0).contains(scalar.value)
    }
}
