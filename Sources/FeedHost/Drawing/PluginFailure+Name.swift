import PluginHosting

extension PluginFailure {
    /// The same failure, told by the name under which the person asked for the plugin (an id or a
    /// path) where the plugin gave no renderer at all: what there is to do is done with that name.
    func named(_ name: String) -> PluginFailure {
        guard isBeforeDrawing else { return self }
        return PluginFailure(plugin: name, call: call, reason: reason, message: message)
    }

    /// There is no renderer, because of what the plugin is or says.
    var isBeforeDrawing: Bool {
        switch reason {
        case .refused: true
        case .status, .contractBroken: call == .create
        case .outputRefused, .lost: false
        }
    }
}

extension PluginOptionError {
    /// The same error, told by the name under which the person asked for the plugin.
    func named(_ name: String) -> PluginOptionError {
        switch self {
        case .unknown(let key, _, let known): .unknown(key: key, plugin: name, known: known)
        case .invalid(let value, let option, _):
            .invalid(value: value, option: option, plugin: name)
        }
    }
}
