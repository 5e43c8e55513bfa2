import FeedLoading
import PluginFinding
import PluginReading
import SystemInterface
import WorkerProtocol

/// The output of `feedhost renderers PLUGIN`: everything known of a file without running it.
struct PluginReport {
    private let candidate: PluginCandidate
    private let policy: PluginPolicy
    private let digest: SHA256Digest?
    private let place: PluginPlace
    private let configurationPath: String
    /// Permissions given on the command line.
    private let given: WorkerGrants
    private let asJSON: Bool

    /// Reads the plugin with the given name.
    ///
    /// - Throws: if the file, the id or the configuration can't be read.
    init(
        on name: String, _ values: OptionValues, environment: ProcessEnvironment
    ) throws {
        let finder = PluginFinder(
            directories: values.draw.pluginDirectories, environment: environment)
        let candidate =
            FilePath.hasFolder(name) || name.hasSuffix(".so")
            ? try PluginCandidate(named: name) : try finder.candidate(named: name)
        let configuration = try Configuration.load(in: environment)
        let policy = configuration.policy
        self.policy = policy
        configurationPath = Configuration.path(in: environment) ?? "the configuration"
        // A refused file is not copied either.
        let digest =
            candidate.manifest == nil
            ? nil : (try? SealedFile(copying: candidate.path, whole: true))?.digest()
        self.digest = digest
        let isInstalled = finder.isInstalled(candidate)
        place =
            candidate.manifest.map {
                policy.decision(on: $0, isInstalled: isInstalled) { digest }.place
            } ?? .worker
        self.candidate = candidate.checked(for: place, isInstalled: isInstalled)
        given = values.draw.grants
        asJSON = values.asJSON
    }

    var status: ExitStatus { candidate.verdict == .usable ? .success : .unavailable }

    var text: String { asJSON ? json.document : table }

    // MARK: Text

    private var table: String {
        var rows: [(label: String, value: String?)] = [("verdict", candidate.verdict.words)]
        if let manifest = candidate.manifest {
            rows += Self.identity(of: manifest)
            let abi = manifest.abi
            rows.append(
                ("abi", "built for version \(abi.current), works from version \(abi.minimum) on"))
            rows += manifest.requires.map { ("requires", $0.description) }
            rows.append(("views", manifest.views.map(\.rawValue).joined(separator: ", ")))
            rows.append(("runs", place == .worker ? "in a worker" : "in feedhost's own process"))
            rows += manifest.needs.map { ("needs", "\($0.rawValue): \(words(for: $0, manifest))") }
            rows += manifest.wants.map { ("wants", "\($0.rawValue): \(words(for: $0, manifest))") }
            rows += manifest.images.map { ("images", $0.description) }
            rows += [("output", manifest.mediaType), ("extension", manifest.fileExtension)]
            rows += manifest.options.map { ("option", Self.words(for: $0)) }
            rows += manifest.remarks.map { ("not used", $0.words) }
        } else {
            for (number, line) in (PluginNoteLines.read(at: candidate.path) ?? []).enumerated() {
                rows.append(("note:\(number + 1)", line))
            }
        }
        let known = rows.compactMap { label, value in value.map { (label, $0.oneDisplayableLine) } }
        let width = known.map(\.0.count).max() ?? 0
        let lines = known.map { "  \($0.padded(to: width))  \($1)" }
        return ([SystemText.shown(candidate.path).oneDisplayableLine] + lines).joined(
            separator: "\n") + "\n"
    }

    private static func identity(
        of manifest: PluginManifest
    ) -> [(label: String, value: String?)] {
        [
            ("id", manifest.id), ("name", manifest.name),
            ("version", manifest.version.description), ("summary", manifest.summary),
            ("license", manifest.license),
        ]
    }

    private static func words(for option: PluginOption) -> String {
        let standard = option.defaultValue.isEmpty ? "" : "; '\(option.defaultValue)' unless given"
        return "\(option.key): \(option.type.words)\(standard): \(option.help)"
    }

    /// Names what grants a permission, or would.
    private func words(for need: PluginNeed, _ manifest: PluginManifest) -> String {
        let grant = policy.grant(of: need, to: manifest, in: place, digest)
        return switch grant {
        case .none where given.contains(need.grant):
            "granted by this --allow \(need.rawValue), once"
        case .notAskedFor: "not asked for, as it runs in feedhost's own process"
        case .toAll: "granted to every plugin in \(configurationPath)"
        case .toFile: "granted to this very file in \(configurationPath)"
        case .none:
            "not granted; --allow \(need.rawValue) grants it once"
                + (digest.map {
                    ", 'allow = \(manifest.id) sha256:\($0.hexadecimal) \(need.rawValue)' in "
                        + "\(configurationPath) for good"
                } ?? "")
        }
    }

    // MARK: JSON

    private var json: PrintedJSON {
        let verdict: [(String, PrintedJSON?)] =
            [("path", .string(SystemText.shown(candidate.path)))] + candidate.verdict.members
        guard let manifest = candidate.manifest else {
            let lines = PluginNoteLines.read(at: candidate.path)
            return .object(verdict + [("note", lines.map { .strings($0) })])
        }
        let identity = Self.identity(of: manifest).map { ($0, PrintedJSON.text($1)) }
        let declared: [(String, PrintedJSON?)] = [
            (
                "abi",
                .object([
                    ("current", .number(manifest.abi.current)),
                    ("minimum", .number(manifest.abi.minimum)),
                ])
            ),
            ("requires", .strings(manifest.requires.map(\.description))),
            ("views", .strings(manifest.views.map(\.rawValue))),
            ("seat", .string(place.rawValue)),
            ("needs", .strings(manifest.needs.map(\.rawValue))),
            ("wants", .strings(manifest.wants.map(\.rawValue))),
            ("grants", .array((manifest.needs + manifest.wants).map { grant($0, manifest) })),
            ("images", .strings(manifest.images.map(\.description))),
            ("media_type", .text(manifest.mediaType)),
            ("extension", .text(manifest.fileExtension)),
            ("options", .array(manifest.options.map(Self.json))),
            ("not_used", .array(manifest.remarks.map(Self.json))),
        ]
        return .object(verdict + identity + declared)
    }

    private func grant(_ need: PluginNeed, _ manifest: PluginManifest) -> PrintedJSON {
        let isGranted =
            given.contains(need.grant)
            || policy.grant(of: need, to: manifest, in: place, digest) != .none
        return .object([
            ("need", .string(need.rawValue)), ("granted", .boolean(isGranted)),
            ("by", .string(words(for: need, manifest))),
        ])
    }

    private static func json(_ remark: PluginNoteRemark) -> PrintedJSON {
        .object([("line", .number(remark.line)), ("reason", .string(remark.words))])
    }

    private static func json(_ option: PluginOption) -> PrintedJSON {
        .object([
            ("key", .string(option.key)), ("takes", .string(option.type.words)),
            ("default", .string(option.defaultValue)), ("help", .string(option.help)),
        ])
    }
}
