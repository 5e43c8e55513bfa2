import PluginHosting

extension PluginFailure {
    /// Renames the plugin to the name that the user gave (an id or a path), if there is no
    /// renderer, since the advice uses that name.
    func named(_ name: String) -> PluginFailure {
        // The plugin itself prevents a renderer.
        let isBeforeDrawing =
            switch reason {
            case .refused: true
            case .status, .contractBroken: call == .create
            case .outputRefused, .lost: false
            }
        guard isBeforeDrawing else { return self }
        return PluginFailure(plugin: name, call: call, reason: reason, message: message)
    }
}

extension PluginOptionError {
    /// Renames the plugin to the name that the user gave.
    func named(_ name: String) -> PluginOptionError {
        switch self {
        case .unknown(let key, _, let known): .unknown(key: key, plugin: name, known: known)
        case .invalid(let value, let option, _):
            .invalid(value: value, option: option, plugin: name)
        }
    }
}
