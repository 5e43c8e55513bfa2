import PluginFinding
import PluginReading
import SystemInterface

/// The output of `feedhost config`: every setting in force, and its origin.
struct ConfigurationReport {
    private typealias Row = (setting: String, origin: String)

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
        let all = given + configuration.settings
        let finder = PluginFinder(
            directories: all.filter { $0.option == .pluginPath }.map(\.value),
            environment: environment)
        let views: [CommandLineOption] = [.renderer, .loadingView, .errorView]
        renderers = finder.ids(
            with: all.filter { views.contains($0.option) }.map(\.value))
    }

    /// The report; unset keys share its last line.
    var text: String {
        var rows: [Row] = []
        var unset: [String] = []
        func add(_ name: String, _ found: [Row]) {
            rows += found
            if found.isEmpty { unset.append(name) }
        }
        for option in CommandLineOption.allCases where option.isSetting {
            let definition = option.definition
            add(
                option.rawValue,
                self.rows(
                    for: option.rawValue, isRepeatable: definition.repetition != .replaces,
                    addsToLines: definition.repetition == .addsToSettings,
                    standard: definition.standard))
        }
        for key in ConfigurationKey.allCases {
            add(
                key.rawValue,
                self.rows(
                    for: key.rawValue, isRepeatable: key.isRepeatable,
                    addsToLines: key.isRepeatable, standard: key.standardValue))
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

    private func rows(
        for name: String, isRepeatable: Bool, addsToLines: Bool, standard: String?
    ) -> [Row] {
        func row(ofVariable variable: String) -> [Row]? {
            environment.value(of: variable).map { value -> [Row] in
                [("\(name) = \(value)", "$\(variable)")]
            }
        }
        let isPager = name == CommandLineOption.pager.rawValue
        let values = given.filter { [name, "no-" + name].contains($0.option.rawValue) }
            .map { option -> Row in
                let value = option.option == .noArchive ? "off" : option.value
                return ("\(name) = \(value)", "the command line")
            }
        let lines = configuration.lines.filter { $0.key == name }
        let general = lines.filter { $0.renderer == nil }
        let configured =
            (isRepeatable ? general : general.suffix(1)).map {
                configuredRow(
                    $0, name == CommandLineOption.renderer.rawValue ? ", on a terminal" : "")
            } + lines.filter { $0.renderer != nil }.map { configuredRow($0, "") }
        if !values.isEmpty {
            return addsToLines ? configured + values : isRepeatable ? values : values.suffix(1)
        }
        if isPager, let row = row(ofVariable: PagerCommand.ownVariable) { return row }
        if !configured.isEmpty { return configured }
        if isPager, let row = row(ofVariable: PagerCommand.commonVariable) { return row }
        let isPluginPath = name == CommandLineOption.pluginPath.rawValue
        if isPluginPath, let row = row(ofVariable: "FEEDHOST_PLUGIN_PATH") { return row }
        let isColorless =
            name == CommandLineOption.color.rawValue && environment["NO_COLOR"] != nil
        guard let standard else { return [] }
        return [("\(name) = \(standard)", isColorless ? "NO_COLOR is set" : "the default")]
    }

    private func configuredRow(_ line: ConfigurationLine, _ note: String) -> Row {
        (
            "\(line.written) = \(line.value)",
            "line \(line.number)\(note)\(unknownRenderer(in: line))"
        )
    }

    /// Reports a line for an unknown renderer: not installed, or mistyped.
    private func unknownRenderer(in line: ConfigurationLine) -> String {
        guard let id = line.namedRenderer, !renderers.contains(id) else { return "" }
        return "; there is no renderer '\(id)'"
            + QuotedWords.suggestion(EditDistance.nearest(to: id, among: renderers))
    }
}
