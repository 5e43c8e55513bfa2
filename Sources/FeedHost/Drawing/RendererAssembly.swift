import PluginHosting
import PluginReading
import SystemInterface

/// Creates the renderers of a drawing, one per plugin.
struct RendererAssembly {
    let command: DrawCommand
    let console: Console
    let loop: EventLoop
    let maker: RendererMaker
    let services: PluginHostServices

    /// Creates the named renderers; the default progress view is created when needed.
    func makeRenderers() throws -> HostedRenderers {
        var renderers: [String: any HostedRenderer] = [:]
        let mayHavePager =
            command.output == nil && Terminal.isTerminal(FileDescriptor.standardOutput)
        func renderer(_ name: String, for view: PluginViewKind) throws -> any HostedRenderer {
            if let known = renderers[name] { return try known.giving(view) }
            let given = command.options.filter { view == .feed || $0.renderer != nil }
            // Beside an interactive renderer others stay, too; and a pager may be open for hours.
            var services = services
            if view != .feed {
                services.output = StatusOnlyOutput(services.output) { [console] in
                    console.warning(
                        "\(name): wrote to the rendering, which only the renderer of the feed may; that is left out"
                    )
                }
            }
            let made = try maker.makeRenderer(
                for: name, options: given, services: services,
                drawsOnce: view == .feed && !mayHavePager)
            renderers[name] = made
            return try made.giving(view)
        }
        let feed = try renderer(command.renderer, for: .feed)
        func beside(_ name: String, for view: PluginViewKind) throws -> any HostedRenderer {
            let made = try renderer(name, for: view)
            guard made === feed || !made.isInteractive else {
                throw MissingView(plugin: made.manifest.id, view: view)
            }
            return made
        }
        let loading = try command.loadingView.map { try beside($0, for: .loading) }
        let error = try command.errorView.map { try beside($0, for: .error) }
        try checkOptions(of: [feed, loading, error].compactMap { $0?.manifest.id })
        return HostedRenderers(
            feed: feed, loading: loading, error: error,
            progress: makeDefaultProgress {
                // Not over a renderer that has the terminal.
                feed.isInteractive ? nil : try renderer(DefaultProgress.plugin, for: .loading)
            })
    }

    /// Throws for an option of a plugin that is not in `used`, except for the default progress
    /// view.
    private func checkOptions(of used: [String]) throws(UsageError) {
        let known = used + [DefaultProgress.plugin]
        for case let other? in command.options.map(\.renderer) where !known.contains(other) {
            throw .optionOfOther(option: "-O", renderer: other)
        }
    }

    private func makeDefaultProgress(
        _ makeRenderer: @escaping () throws -> (any HostedRenderer)?
    ) -> DefaultProgress? {
        guard command.loadingView == nil, console.verbosity > .quiet,
            Terminal.isTerminal(FileDescriptor.standardError)
        else { return nil }
        return DefaultProgress(loop: loop, console: console, makeRenderer: makeRenderer)
    }
}

extension HostedRenderer {
    /// Returns the renderer if it has `view`.
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
