public import FeedViews

extension RendererError {
    /// Describes a problem with the user's keys, and how to fix it.
    public init(_ problem: ReaderKeys.Problem) {
        switch problem {
        case .unknownAction(let name):
            let known = ReaderAction.allCases.map { $0.rawValue }.joined(separator: ", ")
            self.init("keys: there is no action '\(name)'; there are \(known)")
        case .unknownKey(let name):
            self.init(
                "keys: there is no key '\(name)'; a key is a character, or a name such as space, "
                    + "enter, escape, pagedown or ctrl-f")
        case .missingKey(let action):
            self.init("keys: '\(action)' needs a key, as in 'next j'")
        }
    }
}
