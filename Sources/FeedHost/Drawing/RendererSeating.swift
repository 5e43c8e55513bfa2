import PluginHosting
import PluginReading
import SystemInterface

/// Seats the plugins of one drawing: each once, however many of its views are used.
struct RendererSeating {
    private struct Seated {
        let name: String
        let seat: any RendererSeat
    }

    let command: DrawCommand
    let console: Console
    let loop: EventLoop
    let maker: SeatMaker
    let services: PluginHostServices

    /// Seats what is named; what may show progress unasked is seated when it does.
    func makeSeats() throws -> RendererSeats {
        var seats: [Seated] = []
        func seat(_ name: String, for view: PluginViewKind) throws -> any RendererSeat {
            if let known = seats.first(where: { $0.name == name }) {
                return try known.seat.giving(view)
            }
            let given = command.options.filter { view == .feed || $0.renderer != nil }
            // Beside one that stays, another stays, too; and a pager may be left after hours.
            let made = try maker.makeSeat(
                for: name, options: given, services: services,
                drawsOnce: view == .feed && !mayHavePager)
            seats.append(Seated(name: name, seat: made))
            return try made.giving(view)
        }
        let feed = try seat(command.renderer, for: .feed)
        // What it shows would be seen in its own main loop only, which nobody runs.
        func beside(_ name: String, for view: PluginViewKind) throws -> any RendererSeat {
            let made = try seat(name, for: view)
            guard made === feed || !made.isInteractive else {
                throw LoopingView(plugin: made.manifest.id, view: view)
            }
            return made
        }
        let loading = try command.loadingView.map { try beside($0, for: .loading) }
        let error = try command.errorView.map { try beside($0, for: .error) }
        try checkOptions(of: [feed, loading, error].compactMap { $0?.manifest.id })
        return RendererSeats(
            feed: feed, loading: loading, error: error,
            progress: makeUnaskedProgress {
                // One that has the terminal would be drawn over.
                feed.isInteractive ? nil : try seat(UnaskedProgress.plugin, for: .loading)
            })
    }

    /// Refuses an option for a plugin that is none of `used`. That which shows progress unasked may not be
    /// needed.
    private func checkOptions(of used: [String]) throws(UsageError) {
        let known = used + [UnaskedProgress.plugin]
        guard
            let other = command.options.lazy.compactMap(\.renderer).first(where: {
                !known.contains($0)
            })
        else { return }
        throw .optionOfOther(option: "-O", renderer: other)
    }

    private var mayHavePager: Bool {
        command.output == nil && Terminal.isTerminal(FileDescriptor.standardOutput)
    }

    private func makeUnaskedProgress(
        _ makeSeat: @escaping () throws -> (any RendererSeat)?
    ) -> UnaskedProgress? {
        guard command.loadingView == nil, console.verbosity > .quiet,
            Terminal.isTerminal(FileDescriptor.standardError)
        else { return nil }
        return UnaskedProgress(loop: loop, console: console, makeSeat: makeSeat)
    }
}

extension RendererSeat {
    /// The seat itself, if it gives `view`.
    fileprivate func giving(_ view: PluginViewKind) throws(MissingView) -> Self {
        let isGiven =
            switch view {
            case .feed: feedView != nil
            case .loading: loadingView != nil
            case .error: errorView != nil
            case .image: imageView != nil
            }
        guard isGiven else {
            throw MissingView(plugin: manifest.id, view: view, available: manifest.views)
        }
        return self
    }
}
