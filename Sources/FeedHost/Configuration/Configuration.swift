import PluginFinding
import PluginReading
import SystemInterface
import WorkerProtocol

/// A person's settings for all runs, in `$XDG_CONFIG_HOME/feedhost/config`.
///
/// As many values as there are things that can be settled; nothing is decided here.
struct Configuration: Equatable {
    /// The lines that settle something, as they are written.
    var lines: [ConfigurationLine] = []
    /// Options of renderers, by their ids.
    var rendererOptions: [String: [ConfiguredRendererOption]] = [:]
    /// The keys of renderers by their ids: each line as their option `keys` takes it.
    var keys: [String: [ConfiguredRendererOption]] = [:]
    /// Where every plugin is to run.
    var seat: PluginSeat?
    /// The files that may run in-process.
    var trust: [PluginTrust] = []
    /// Granted to every plugin that needs it.
    var grants = WorkerGrants()
    /// Granted to single plugins' files.
    var grantsByFile: [PluginFileGrant] = []
    /// Plugins run in workers that the kernel can't confine fully.
    var acceptsMissingConfinement = false
    /// Bytes a worker may allocate.
    var memoryLimit: UInt64?
    /// Seconds of processor time a worker may use.
    var processorLimit: UInt32?
    /// Bytes a plugin may write.
    var outputLimit: Int?
    /// Milliseconds for loading, for each call, and for all.
    var loadDeadline: Int?
    var callDeadline: Int?
    var totalDeadline: Int?

    /// Grants something to a plugin's file, beside what it is granted already.
    mutating func grant(_ grants: WorkerGrants, to file: PluginTrust) {
        if let index = grantsByFile.firstIndex(where: { $0.file == file }) {
            grantsByFile[index].grants.formUnion(grants)
        } else {
            grantsByFile.append(PluginFileGrant(file: file, grants: grants))
        }
    }

    /// The options of drawing that are settled for all renderers, in the order of the file.
    var settings: [GivenOption] { settings(with: nil) }

    /// The options of drawing that are settled for one renderer, or for all.
    private func settings(with renderer: String?) -> [GivenOption] {
        lines.filter { $0.renderer == renderer }.compactMap { line in
            CommandLineOption(rawValue: line.key).flatMap {
                $0.isSetting
                    ? GivenOption(option: $0, value: line.value, written: line.written) : nil
            }
        }
    }

    /// Who names a folder of plugins, as words that go on behind it, and what is to be known of how it is
    /// written.
    ///
    /// - Parameter path: where the configuration is.
    func namer(ofPluginPath folder: String, path: String?) -> String {
        guard let path,
            let line = lines.last(where: {
                $0.key == CommandLineOption.pluginPath.rawValue && $0.value == folder
            })
        else { return "--plugin-path names" }
        let advice = folder.hasPrefix("~") ? "; write it whole, as '~' stands for itself there" : ""
        return "line \(line.number) of '\(path)' names\(advice)"
    }

    /// The settings for a run.
    ///
    /// - Parameters:
    ///   - isForPerson: whether what is drawn goes to a person's terminal. What goes elsewhere is drawn by
    ///     the same renderer wherever it runs, and that has no views of the one that is settled.
    ///   - given: the renderer that the command line names. Lines for one renderer hold with that, or else with
    ///     the one that is settled, and go before those for all.
    ///   - environment: where a pager may be named for the program, which goes before the file, as with
    ///     git.
    func settings(
        isForPerson: Bool, renderer given: String? = nil,
        environment: ProcessEnvironment = ProcessEnvironment([:])
    ) -> [GivenOption] {
        let renderer = settings.last { $0.option == .renderer }?.value
        let drawing = given ?? (isForPerson ? renderer : nil) ?? DrawCommand().renderer
        let special = self.settings(with: drawing)
        let settings =
            settings.filter { setting in !special.contains { $0.option == setting.option } }
            + special
        return settings.filter { setting in
            switch setting.option {
            case .renderer: isForPerson
            case .loadingView, .errorView: isForPerson || setting.value != renderer
            case .pager: environment.value(of: PagerCommand.ownVariable) == nil
            default: true
            }
        }
    }
}
