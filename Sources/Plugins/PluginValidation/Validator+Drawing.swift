import PluginHosting
import ReaderPresentation
import WorkerHosting
import WorkerProtocol

// Checks of drawing: feeds of every kind, failing outputs, and pictures.

extension Validator {
    func feeds() -> [ValidationCheck] {
        var checks: [ValidationCheck] = []
        for feed in ValidationFeed.allCases {
            var settings = settings
            if feed == .huge {
                // Batches, as in use: each item on its own would take too long.
                settings.lendsSingly = false
                settings.deadlines.call *= 6
                settings.limits.processorTime = base.limits.processorTime
            }
            let run = makeRun(settings)
            let findings = run.draw(feed.viewModel) + run.textFindings
            checks.append(ValidationCheck(feed.rawValue, findings, with: [.feed(feed)]))
            if findings.contains(where: { [.survival, .inTime, .bounds].contains($0.rule) }) {
                return checks
            }
        }
        let poor = makeRun(settings, withholdsExtensions: true)
        checks.append(
            ValidationCheck(
                "a host without the extensions memory and plain-text",
                poor.draw(SampleFeeds.awkward) + poor.textFindings, with: [.feed(.awkward)]))
        let run = makeRun()
        run.with { renderer in
            renderer.feedView?.display(SampleFeeds.small)
            renderer.feedView?.display(SampleFeeds.empty)
            renderer.feedView?.display(SampleFeeds.small)
            try? renderer.finish()
        }
        checks.append(
            ValidationCheck(
                "one feed after another", run.findings() + run.textFindings,
                with: [.feed(.small), .feed(.empty)]))
        return checks
    }

    /// Checks outputs that fail at once or later.
    func output() -> ValidationCheck {
        var findings: [ValidationFinding] = []
        for capacity in [0, 1, 40] as [UInt64] {
            var settings = settings
            settings.outputCapacity = capacity
            findings += makeRun(settings).draw(SampleFeeds.small) { $0.reason == .outputRefused }
        }
        return ValidationCheck(
            "an output that takes no more", findings, with: [.feed(.small)])
    }

    func pictures() -> ValidationCheck {
        let run = makeRun()
        run.with { renderer in
            guard let view = renderer.imageView else { return }
            var feed = SampleFeeds.small
            feed.revision = 1
            renderer.feedView?.display(feed)
            func show(
                _ image: PluginImage?, _ index: Int, as form: FeedImageForm = .file,
                loading: Bool, retry: Bool
            ) {
                view.display(
                    FeedImageViewModel(
                        request: FeedImageRequest(revision: 1, index: index, form: form),
                        id: "id-\(index)", title: "Item", image: image, isLoading: loading,
                        shouldRetry: retry))
            }
            show(nil, 0, loading: true, retry: false)
            show(nil, 0, loading: false, retry: true)
            for (_, bytes) in ValidationPictures.files {
                show(nil, 1, loading: true, retry: false)
                let image = try? renderer.makeImage(
                    FeedImageData(bytes: bytes, mediaType: "image/png"))
                show(image, 1, loading: false, retry: image == nil)
            }
            for pixels in ValidationPictures.pixels {
                let image = try? renderer.makeImage(.pixels(pixels))
                show(
                    image, 1,
                    as: .pixels(maximumWidth: pixels.width, maximumHeight: pixels.height),
                    loading: false, retry: image == nil)
            }
            // Cancelled: nothing must follow.
            show(nil, 2, loading: true, retry: false)
            show(nil, 2, loading: false, retry: false)
            // Late: another feed is displayed by now.
            let late = try? renderer.makeImage(
                FeedImageData(bytes: ValidationPictures.png, mediaType: "image/png"))
            feed = SampleFeeds.empty
            feed.revision = 2
            renderer.feedView?.display(feed)
            show(late, 2, loading: false, retry: late == nil)
            try? renderer.finish()
        }
        return ValidationCheck(
            "pictures: loading, failed, damaged, too large, cancelled, late",
            run.findings() + run.textFindings,
            with: ValidationPictures.files.map { .picture($0.name, $0.bytes) })
    }
    /// Performs each action on lists of feeds, and shows what a reader does.
    func reader() -> [ValidationCheck] {
        let feeds = [SampleFeeds.small, SampleFeeds.awkward, SampleFeeds.empty, SampleFeeds.small]
        let run = makeRun()
        var isReader = false
        run.with { renderer in
            guard let view = renderer.readerView else { return }
            isReader = true
            let presenter = ReaderPresenter(
                delegate: run.requests,
                views: ReaderViews(sources: view, items: view, article: view, notice: view))
            for (number, feed) in feeds.enumerated() {
                var feed = feed
                feed.revision = UInt64(number + 1)
                renderer.feedView?.display(feed)
                // With an article of the feed before, whose item is gone.
                presenter.display(feed)
                for action in ReaderAction.allCases {
                    let text = [.filter, .search].contains(action) ? "e" : nil
                    _ = presenter.didRequestAction(ReaderActionRequest(action, text: text, row: 0))
                    while presenter.continueSearching() {}
                }
                _ = presenter.didRequestAction(ReaderActionRequest(.filter))
                _ = presenter.didRequestAction(ReaderActionRequest(.enter, row: 0))
            }
            presenter.display(FeedErrorViewModel(message: "E", remedy: nil, canRetry: true))
            try? renderer.finish()
        }
        guard isReader || run.failure != nil else { return [] }
        return [
            ValidationCheck(
                "a reader's lists, articles and notices", run.findings() + run.textFindings,
                with: [.feed(.small)])
        ]
    }
}
