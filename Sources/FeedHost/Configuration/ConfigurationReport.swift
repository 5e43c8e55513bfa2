import PluginFinding
import PluginReading
import SystemInterface

/// The output of `feedhost config`: every setting in force, and its origin.
struct ConfigurationReport {
    private struct Row {
        let setting: String
        let origin: String
    }

    private let given: [GivenOption]
    private let environment: ProcessEnvironment
    private let configuration: Configuration
    private let path: String?
    private let isIgnored: Bool
    /// The ids of available renderers.
    private let renderers: [String]

    /// Reads the configuration.
    ///
    /// - Parameter given: the options on the command line, which take precedence.
    init(
        _ given: [GivenOption], environment: ProcessEnvironment
    ) throws(ConfigurationError) {
        self.given = given
        self.environment = environment
        isIgnored = given.contains { $0.option == .noConfig }
        configuration = isIgnored ? Configuration() : try Configuration.load(in: environment)
        path = Configuration.path(in: environment)
        let folders = given + configuration.settings
        let finder = PluginFinder(
            directories: folders.filter { $0.option == .pluginPath }.map(\.value),
            environment: environment)
        renderers = PluginCatalog(searching: finder.searchPath).candidates.compactMap {
            $0.manifest?.id
        }
    }

    /// The report; unset keys share its last line.
    var text: String {
        var rows: [Row] = []
        var unset: [String] = []
        for option in CommandLineOption.allCases where option.isSetting {
            let found = self.rows(for: option)
            rows += found
            if found.isEmpty { unset.append(option.rawValue) }
        }
        for key in ConfigurationKey.allCases {
            let found = self.rows(for: key)
            rows += found
            if found.isEmpty { unset.append(key.rawValue) }
        }
        let width = min(40, rows.map(\.setting.count).max() ?? 0)
        let lines = rows.map { "\($0.setting.padded(to: width))  \($0.origin)" }
        let report = [fileLine] + lines + ["not set: " + unset.joined(separator: ", ")]
        return report.map { Console.clean($0) + "\n" }.joined()
    }

    private var fileLine: String {
        guard let path else { return "no configuration: neither XDG_CONFIG_HOME nor HOME is set" }
        if isIgnored { return "configuration: '\(path)', which --no-config passes over" }
        let isThere = (try? FileStatus.of(path)) != nil
        return "configuration: '\(path)'" + (isThere ? "" : ", which is not there")
    }

    private func rows(for option: CommandLineOption) -> [Row] {
        let values = given.filter { $0.option == option }
        if !values.isEmpty {
            let counting = option.isRepeatable ? values[...] : values.suffix(1)
            return counting.map {
                Row(setting: "\(option.rawValue) = \($0.value)", origin: "the command line")
            }
        }
        if option == .pager {
            if given.contains(where: { $0.option == .noPager }) {
                return [Row(setting: "pager = ", origin: "the command line")]
            }
            if let pager = environment.value(of: PagerCommand.ownVariable) {
                return [Row(setting: "pager = \(pager)", origin: "$\(PagerCommand.ownVariable)")]
            }
        }
        let configured = rows(
            for: option.rawValue, isRepeatable: option.isRepeatable,
            note: option == .renderer ? ", on a terminal" : "")
        if !configured.isEmpty { return configured }
        if option == .pluginPath, let folders = environment["FEEDHOST_PLUGIN_PATH"] {
            return [
                Row(setting: "plugin-path = \(folders)", origin: "$FEEDHOST_PLUGIN_PATH")
            ]
        }
        if option == .pager, let pager = environment.value(of: PagerCommand.commonVariable) {
            return [Row(setting: "pager = \(pager)", origin: "$\(PagerCommand.commonVariable)")]
        }
        return option.standardValue.map {
            [Row(setting: "\(option.rawValue) = \($0)", origin: standardOrigin(of: option))]
        } ?? []
    }

    private func rows(for key: ConfigurationKey) -> [Row] {
        let configured = rows(for: key.rawValue, isRepeatable: key.isRepeatable, note: "")
        let option = CommandLineOption(rawValue: key.rawValue)
        let values = given.filter { $0.option == option }
            .map { Row(setting: "\(key.rawValue) = \($0.value)", origin: "the command line") }
        if !values.isEmpty { return key.isRepeatable ? configured + values : values.suffix(1) }
        if !configured.isEmpty { return configured }
        return key.standardValue.map {
            [Row(setting: "\(key.rawValue) = \($0)", origin: Self.standard)]
        } ?? []
    }

    private func rows(for key: String, isRepeatable: Bool, note: String) -> [Row] {
        let lines = configuration.lines.filter { $0.key == key && $0.renderer == nil }
        let special = configuration.lines.filter { $0.key == key && $0.renderer != nil }
        return ((isRepeatable ? lines[...] : lines.suffix(1)) + special).map {
            let note = $0.renderer == nil ? note : ""
            return Row(
                setting: "\($0.written) = \($0.value)",
                origin: "line \($0.number)\(note)\(unknownRenderer(in: $0))")
        }
    }

    /// Reports a line for an unknown renderer: not installed, or mistyped.
    private func unknownRenderer(in line: ConfigurationLine) -> String {
        guard let id = line.namedRenderer, !renderers.contains(id) else { return "" }
        return "; there is no renderer '\(id)'"
            + QuotedWords.suggestion(EditDistance.nearest(to: id, among: renderers))
    }

    private static let standard = "the default"

    private func standardOrigin(of option: CommandLineOption) -> String {
        if option == .color, environment["NO_COLOR"] != nil { return "NO_COLOR is set" }
        return Self.standard
    }
}
