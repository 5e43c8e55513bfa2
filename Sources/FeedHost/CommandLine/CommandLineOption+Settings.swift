extension CommandLineOption {
    /// The configuration takes the option as a line of its own: all of drawing, but for what the
    /// command line alone may ask for (to debug, to trust for one run) and what has lines of
    /// another form.
    var isSetting: Bool {
        switch self {
        case .debugPlugin, .noConfig, .noPager, .noArchive, .help, .version, .option, .seat, .trust,
            .allow:
            false
        default: hasMeaning(with: nil)
        }
    }

    /// It may be given more than once, and each time counts.
    var isRepeatable: Bool {
        switch self {
        case .match, .exclude, .excludeFrom, .pluginPath, .option, .trust, .allow: true
        default: false
        }
    }

    /// What the command line gives adds to the configuration, and does not take its place.
    var addsToSettings: Bool { self == .exclude || self == .excludeFrom }

    /// The value where nobody gives any, as it would be written; `nil` where there is none.
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
