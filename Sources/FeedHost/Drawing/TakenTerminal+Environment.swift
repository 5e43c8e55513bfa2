import SystemInterface

extension TakenTerminal {
    /// Takes the terminal, as far as `TERM` says what it can do; `nil` where the process has none.
    ///
    /// - Parameter inPlace: whether it stays on the person's screen.
    convenience init?(in environment: ProcessEnvironment, inPlace: Bool = false) {
        self.init(
            isScreen: !["", "dumb"].contains(environment["TERM"] ?? ""), inPlace: inPlace)
    }
}
