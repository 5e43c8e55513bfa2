import FeedModel
import PluginFinding
import PluginReading
import WorkerProtocol

/// The values of options, from the command line and the configuration.
struct OptionValues {
    var draw = DrawCommand()
    var asJSON = false
    var opensPage = false
    var writesMoves = false
    var seed: UInt64?
    var keep: String?
    var language: ProjectLanguage?
    var kinds: [ProjectKind] = []
    var directory = "."
    var title: String?
    var folder: String?
    var wantsHelp = false
    var wantsVersion = false

    /// Sets the value of an option. Long because it is one switch over the options.
    mutating func set(_ given: GivenOption) throws(UsageError) {
        switch given.option {
        case .renderer: draw.renderer = try given.nonEmpty("a renderer's id or file")
        case .loadingView: draw.loadingView = try given.nonEmpty("a renderer's id or file")
        case .errorView: draw.errorView = try given.nonEmpty("a renderer's id or file")
        case .output:
            let path = try given.nonEmpty("a file")
            draw.output = path == "-" ? nil : path
        case .limit:
            draw.choice.limit = try given.number(in: 0...Int.max, "a number from 0 up")
        case .unread: draw.choice.isUnreadOnly = try given.isOn()
        case .starred: draw.choice.isStarredOnly = try given.isOn()
        case .markRead: draw.choice.marksRead = try given.isOn()
        case .skipEmpty: draw.skipsEmpty = try given.isOn()
        case .since:
            draw.choice.since = try given.known(SinceArgument(given.value), SinceArgument.expected)
        case .match: draw.choice.texts.append(try given.text())
        case .exclude: draw.choice.excluded.append(ExcludedText(text: try given.text()))
        case .excludeFrom:
            draw.choice.excluded.append(
                try given.known(ExcludedText(ofFeed: given.value), ExcludedText.expected))
        case .perFeed: draw.choice.perFeed = try given.number(in: 1...1_000_000)
        case .sort: draw.choice.order = try given.choice() as FeedItemOrder
        case .option: draw.options.append(try given.rendererOption())
        case .pluginPath: draw.pluginDirectories.append(try given.nonEmpty("a folder"))
        case .seat: draw.seat = try given.choice() as PluginSeat
        case .trust: draw.trusted.append(try given.nonEmpty("a renderer's id"))
        case .allow:
            for name in given.value.split(separator: ",", omittingEmptySubsequences: false) {
                let need: PluginNeed = try given.choice(String(name))
                draw.grants.formUnion(need.grant)
            }
        case .debugPlugin: draw.debugsPlugins = true
        case .archive:
            draw.archive = try given.known(
                ArchiveArgument(given.value), ArchiveArgument.expected)
        case .noArchive: draw.archive = .off
        case .watch: draw.isWatching = try given.isOn()
        case .offline: draw.loading.isOffline = try given.isOn()
        case .reload: try setReload(given)
        case .staleOk:
            draw.loading.acceptedAgeSeconds = try given.known(
                DurationArgument.seconds(given.value), DurationArgument.expected)
        case .noCache: draw.loading.usesCache = try !given.isOn()
        case .allowPrivate: draw.loading.allowsPrivate = try given.isOn()
        case .timeout: draw.loading.timeoutMilliseconds = try given.milliseconds()
        case .jobs: draw.loading.jobs = try given.number(in: 1...1000)
        case .maxBytes: draw.loading.maximumBytes = try given.bytes()
        case .color: draw.color = try given.choice()
        case .pager: draw.pager = given.value
        case .noPager: draw.pager = ""
        case .quiet: try choose(.quiet, given.isOn())
        case .verbose: try choose(.verbose, given.isOn())
        case .json: asJSON = true
        case .open: opensPage = true
        case .write: writesMoves = true
        case .seed: seed = try given.number(in: 0...UInt64.max, "a number from 0 up")
        case .keep: keep = try given.nonEmpty("a folder")
        case .language: language = try given.choice() as ProjectLanguage
        case .interactive: kinds.append(.interactive)
        case .window: kinds.append(.window)
        case .directory: directory = try given.nonEmpty("a folder")
        case .title: title = try given.line("a name")
        case .folder: folder = try given.folderPath("a folder's name")
        case .noConfig: draw.usesConfiguration = false
        case .help: wantsHelp = true
        case .version: wantsVersion = true
        }
    }

    /// Sets a reload, once or periodically; off resets both.
    private mutating func setReload(_ given: GivenOption) throws(UsageError) {
        let seconds = DurationArgument.seconds(given.value)
        let isOn: Bool? =
            if let seconds { seconds >= RefreshPolicy.shortestSeconds ? false : nil } else {
                Bool(given.value)
            }
        draw.loading.reloads = try given.known(isOn, DurationArgument.expectedReload)
        draw.loading.reloadSeconds = seconds
    }

    /// Sets the verbosity; off resets it only if it was on.
    private mutating func choose(_ verbosity: Verbosity, _ isOn: Bool) {
        if isOn {
            draw.verbosity = verbosity
        } else if draw.verbosity == verbosity {
            draw.verbosity = .normal
        }
    }
}
