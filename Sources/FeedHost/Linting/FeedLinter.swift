import FeedLoading
import FeedNetwork
import FeedParsing
import SystemInterface

/// Finds faults in a feed.
struct FeedLinter {
    let values: OptionValues
    let environment: ProcessEnvironment
    let console: Console

    /// Returns the faults, and sources that could not be read.
    func report() -> LintReport {
        let source = values.draw.sources[0]
        let probe = SourceProbe(
            environment: environment, console: console, options: values.draw.loading, checks: .all)
        let found = probe.look(at: [FeedLocation(argument: source)])
        var report = LintReport(
            source: AddressText.withoutCredentials(source), asJSON: values.asJSON,
            now: SystemClock.secondsSince1970)
        for (list, problems) in found.damagedLists { report.addDamagedList(list, problems) }
        for feeds in found.announcements { LoadedFeedsReport.report(of: feeds, on: console) }
        for group in FailureGroup.groups(found.failures) {
            console.error(group.line)
            for line in group.detailLines { console.debug(line) }
        }
        report.add(found.results)
        report.failure = found.failure
        return report
    }
}
