extension CommandLineOption {
    /// True if the option is also a setting in the configuration: all options of drawing except
    /// those only for the command line (debugging, trust for one run) and those with another form
    /// there.
    var isSetting: Bool {
        switch self {
        case .debugPlugin, .noConfig, .noPager, .noArchive, .help, .version, .option, .seat, .trust,
            .allow:
            false
        default: hasMeaning(with: nil)
        }
    }

    /// True if the option can repeat, and each value counts.
    var isRepeatable: Bool {
        switch self {
        case .match, .exclude, .excludeFrom, .pluginPath, .option, .trust, .allow: true
        default: false
        }
    }

    /// True if values add to the configuration's instead of replacing them.
    var addsToSettings: Bool { self == .exclude || self == .excludeFrom }

    /// The default as written, or `nil`.
    var standardValue: String? {
        switch self {
        case .renderer: DrawCommand().renderer
        case .output: "-"
        case .timeout: "30"
        case .staleOk: "0"
        case .jobs: "\(LoadingOptions().jobs)"
        case .pager: PagerCommand.standard
        case .archive: "90d"
        case .color: DrawCommand().color.rawValue
        default: isSwitch ? "false" : nil
        }
    }
}
