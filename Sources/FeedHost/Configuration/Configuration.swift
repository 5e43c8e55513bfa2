import PluginFinding
import SystemInterface
import WorkerProtocol

/// The user's settings, from `$XDG_CONFIG_HOME/feedhost/config`.
///
/// Has a property for every setting, and no logic.
struct Configuration: Equatable {
    /// The settings as written.
    var lines: [ConfigurationLine] = []
    /// The number of the last line.
    var currentLine: Int { lines.last?.number ?? 0 }
    /// Options of renderers, by id.
    var rendererOptions: [String: [ConfiguredRendererOption]] = [:]
    /// Key bindings of renderers, by id, as values of the option `keys`.
    var keys: [String: [ConfiguredRendererOption]] = [:]
    /// The commands that items are handed to.
    var commands: [UserCommand] = []
    /// The programs that change documents.
    var filters: [NamedProgram] = []
    /// The programs that write documents.
    var sources: [NamedProgram] = []
    /// The program that is told of new items.
    var notify: ProgramLine?
    /// Where plugins run and what they may do.
    var policy = PluginPolicy()
    /// True to run plugins in workers that the kernel can't fully confine.
    var acceptsMissingConfinement = false
    /// The memory of a worker in bytes.
    var memoryLimit: UInt64?
    /// The processor time of a worker in seconds.
    var processorLimit: UInt32?
    /// The output of a plugin in bytes.
    var outputLimit: Int?
    /// Deadlines in milliseconds: loading, each call, and all calls.
    var loadDeadline: Int?
    var callDeadline: Int?
    var totalDeadline: Int?

    /// Adds permissions to those of a file, or to those of all.
    mutating func grant(_ grants: WorkerGrants, to file: PluginTrust?) {
        guard let file else { return policy.grants.formUnion(grants) }
        policy.grantsByFile[file, default: WorkerGrants()].formUnion(grants)
    }

    /// The options of drawing for all renderers, in the file's order.
    var settings: [GivenOption] { settings(with: nil) }

    /// The options of drawing for one renderer, or for all.
    private func settings(with renderer: String?) -> [GivenOption] {
        lines.filter { $0.renderer == renderer }.compactMap { line in
            CommandLineOption(rawValue: line.key).flatMap {
                $0.isSetting
                    ? GivenOption(option: $0, value: line.value, written: line.written) : nil
            }
        }
    }

    /// Returns words about the source of a plugin folder, and a hint on its spelling.
    ///
    /// - Parameter path: the configuration's path.
    func namer(ofPluginPath folder: String, path: String?) -> String {
        guard let path,
            let line = lines.last(where: {
                $0.key == CommandLineOption.pluginPath.rawValue && $0.value == folder
            })
        else { return "--plugin-path names" }
        let advice = folder.hasPrefix("~") ? "; write it whole, as '~' stands for itself there" : ""
        return "line \(line.number) of '\(path)' names\(advice)"
    }

    /// Returns the settings for a run.
    ///
    /// - Parameters:
    ///   - isForPerson: whether output goes to a user's terminal. Other output doesn't use the
    ///     configured renderer or its views, so that scripts always get the same.
    ///   - given: the renderer on the command line. Settings for it, or else for the configured
    ///     renderer, take precedence over general ones.
    ///   - environment: may name a pager for this program, which takes precedence over the file, as
    ///     in git.
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
