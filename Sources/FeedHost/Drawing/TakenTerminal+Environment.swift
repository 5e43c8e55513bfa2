import SystemInterface

extension TakenTerminal {
    /// Takes the terminal, as far as `TERM` allows; `nil` if the process has none.
    ///
    /// - Parameter inPlace: whether to stay on the user's screen.
    convenience init?(in environment: ProcessEnvironment, inPlace: Bool = false) {
        self.init(
            isScreen: !["", "dumb"].contains(environment["TERM"] ?? ""), inPlace: inPlace)
    }
}
