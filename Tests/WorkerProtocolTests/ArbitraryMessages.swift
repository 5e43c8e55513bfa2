import TestSupport

@testable import WorkerProtocol

extension SeededGenerator {
    mutating func text() -> String {
        let alphabet = ["a", "é", "𝄞", "\n", "\0", "日", "👩‍👩‍👧", " ", "\u{202E}"]
        return (0..<Int.random(in: 0...40, using: &self))
            .map { _ in alphabet.randomElement(using: &self) ?? "" }.joined()
    }

    mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number {
        switch Int.random(in: 0..<4, using: &self) {
        case 0: 0
        case 1: .max
        case 2: .min
        default: Number(truncatingIfNeeded: next())
        }
    }

    mutating func flag() -> Bool { Bool.random(using: &self) }

    /// A number of cells; nil for 0, as after encoding.
    mutating func cells() -> Int? {
        let count = Int(number(UInt32.self))
        return count == 0 ? nil : count
    }

    mutating func surface() -> PluginSurface {
        PluginSurface(
            columns: cells(), rows: cells(), colors: number(), isTerminal: flag(),
            allowsHyperlinks: flag())
    }

    mutating func environment() -> PluginEnvironment {
        let terminal = flag() ? surface() : nil
        return PluginEnvironment(
            output: surface(), status: surface(), terminal: terminal,
            terminalDescriptor: terminal == nil ? -1 : 0, locale: text(), timeZone: text(),
            desktop: DesktopSettings(
                colorScheme: flag() ? .dark : .unknown, contrast: flag() ? .high : .normal,
                textScalePercent: number()))
    }

    mutating func start() -> WorkerStart {
        let phrases = (0..<Int.random(in: 0...5, using: &self)).map { _ in
            WorkerStart.Phrase(key: text(), before: text(), after: text())
        }
        return WorkerStart(
            version: number(), hostName: text(), pluginPath: text(),
            grants: WorkerGrants(rawValue: number()),
            limits: WorkerLimits(
                memory: number(), processorTime: number()),
            acceptsMissingParts: flag(),
            withheldParts: ConfinementPart.allCases.filter { _ in flag() },
            offersPlainText: flag(), memory: flag() ? Array(text().utf8) : nil,
            optionCount: number(), phrases: phrases,
            environment: environment())
    }

    mutating func failure() -> WorkerFailure? {
        guard flag() else { return nil }
        let kinds: [WorkerFailure.Kind] = [.outputRefused, .status, .contractBroken]
        return WorkerFailure(
            call: text(), kind: kinds[Int.random(in: 0..<3, using: &self)], status: number(),
            detail: text(), message: flag() ? text() : nil)
    }

    mutating func incident() -> WorkerIncident {
        let frames = (0..<Int.random(in: 0...32, using: &self)).map { _ in
            WorkerIncident.Frame(
                isInPlugin: flag(), offset: number(), module: "libc.so.6",
                symbol: flag() ? "abort" : "")
        }
        return WorkerIncident(
            kind: flag() ? .refused : .signal, number: number(),
            flags: WorkerIncident.Flags(rawValue: number()), address: number(),
            text: flag() ? "/etc/passwd" : "", frames: frames)
    }

    mutating func hostMessage() -> HostMessage {
        switch Int.random(in: 0..<20, using: &self) {
        case 0: .start(start())
        case 1: .environment(environment())
        case 2: .map(segment: number(), size: number(), feed: number())
        case 3: .unmap(segment: number())
        case 4: .displayFeed(address: number(), itemCount: number(), revision: number())
        case 5: .displayLoading(address: number())
        case 6: .displayError(address: number())
        case 7: .displayImage(address: number(), image: flag() ? number() : nil)
        case 8: .batch(first: number(), count: number(), address: number())
        case 9: .makeImage(length: number(), mediaType: text())
        case 10: .releaseImage(number())
        case 11: .rounds(number())
        case 12: .makeImageFromPixels(width: number(), height: number(), stride: number())
        case 13: .outcome(number())
        case 14:
            .option(key: text(), part: ArraySlice(Array(text().utf8)), isLast: flag())
        case 15: .displaySources(address: number())
        case 16: .displayItems(address: number())
        case 17: .displayArticle(address: number(), feed: number())
        case 18: .displayNotice(address: number())
        default: .signal(HostSignal.allCases.randomElement(using: &self)!)
        }
    }

    mutating func workerMessage() -> WorkerMessage {
        switch Int.random(in: 0..<21, using: &self) {
        case 0:
            .confined(
                version: number(),
                ConfinementReport(
                    absences: ConfinementPart.allCases.filter { _ in flag() }.map {
                        .init(part: $0, error: number())
                    }, landlockVersion: number()))
        case 1: .created(WorkerFeatures(rawValue: number()))
        case 2: .refused(WorkerRefusal(kind: flag() ? .cannotLoad : .noEntry, detail: text()))
        case 3: .returned(failure())
        case 4: .madeImage(flag() ? number() : nil, failure())
        case 5: .closed
        case 6: .mapped(segment: number(), address: number())
        case 7:
            .need(
                WorkerQuery(
                    WorkerQuery.Kind.allCases.randomElement(using: &self)!, of: number(),
                    part: number(), at: number()))
        case 8: .stateIndexes(part: ArraySlice(Array(text().utf8)))
        case 9: .output(stream: number(), bytes: ArraySlice(Array(text().utf8)))
        case 10: .log(level: number(), text: text())
        case 11: .breach(text())
        case 12: .request(WorkerRequest.allCases.randomElement(using: &self)!)
        case 13: .measured(heapGrowth: number(), descriptors: number())
        case 14:
            .image(
                WorkerImageRequest.allCases.randomElement(using: &self)!, feed: number(),
                index: number(), url: flag() ? text() : nil, width: number(), height: number())
        case 15:
            .setStates(
                feed: number(), states: number(), isSet: flag(),
                items: flag() ? .list : .range(first: number(), count: number()))
        case 16: .openLink(feed: number(), index: number(), url: text())
        case 17: .copyText(part: ArraySlice(Array(text().utf8)), isLast: flag())
        case 18: .keep(ArraySlice(Array(text().utf8)))
        case 19:
            .perform(
                name: text(), text: flag() ? text() : nil, row: number(), number: number(),
                version: number())
        default: .incident(incident())
        }
    }
}
