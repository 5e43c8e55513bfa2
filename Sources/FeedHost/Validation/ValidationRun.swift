import FeedNetwork
import PluginFinding
import PluginHosting
import PluginReading
import PluginValidation
import SystemInterface
import WorkerHosting
import WorkerProtocol

/// Validates a plugin and reports the findings.
struct ValidationRun {
    let values: OptionValues
    let environment: ProcessEnvironment

    /// The plugin's path as written.
    var path: String { values.draw.sources[0] }

    /// Returns the report, the exit status, and the failure to write inputs, if any.
    func run() throws -> (text: String, status: ExitStatus, failure: OutputFailure?) {
        let plugin = try PluginCandidate(named: path)
        let seed = values.seed ?? UInt64.random(in: 0...999_999)
        if values.validatesHere {
            SharedProcess.setStatus(ExitStatus.dataError.rawValue)
            SharedProcess.begin(takingSignals: false)
        }
        let report = Validator(
            path: plugin.path, seed: seed, settings: try settings(for: plugin),
            only: values.only, isHere: values.validatesHere
        ) {
            "\($0.reason); \($0.remedy)"
        }.run()
        var kept = values.keep.map { FailingInputs(in: $0) }
        var failure: OutputFailure?
        do {
            try kept?.keep(inputsOf: report)
        } catch {
            failure = error
        }
        return (
            values.asJSON
                ? ValidationJSON.text(for: report, kept: kept)
                : ValidationText.text(
                    for: report, showsAll: values.draw.verbosity == .verbose, kept: kept),
            !report.findings.isEmpty ? .dataError : report.isMade ? .success : .usage, failure
        )
    }

    /// The configuration's settings, with all of the plugin's needs granted.
    private func settings(for plugin: PluginCandidate) throws -> WorkerSettings {
        let configuration = try Configuration.load(in: environment)
        var settings = WorkerSettings(configuration)
        settings.deadlines.call = configuration.callDeadline ?? 5_000
        guard let manifest = plugin.manifest else { return settings }
        var policy = configuration.policy
        policy.grants.formUnion(values.draw.grants)
        let digest =
            policy.isDigestOfGrant(wantedFor: manifest)
            ? (try? SealedFile(copying: plugin.path, whole: true))?.digest() : nil
        let missing = policy.missingGrants(for: manifest, digest)
        guard missing.isEmpty else {
            throw MissingGrant(
                plugin: manifest.id, needs: missing, changed: digest,
                isOnX11: WorkerGrants.isDisplayOfX11 { environment[$0] })
        }
        settings.grants = policy.granted(to: manifest, in: .worker, digest)
        settings.reaches = { AddressClass($0.span) == .public }
        settings.variables = settings.grants.variables { environment[$0] }
        return settings
    }
}
