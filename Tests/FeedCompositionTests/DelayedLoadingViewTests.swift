import FeedComposition
import FeedPresentation
import FeedTesting
import Testing

@Suite struct DelayedLoadingViewTests {
    private final class ViewSpy: FeedLoadingView {
        var received: [FeedLoadingViewModel] = []
        func display(_ viewModel: FeedLoadingViewModel) { received.append(viewModel) }
    }

    /// A clock that the test advances.
    private final class Clock {
        private var waiting: [Int: () -> Void] = [:]
        private var count = 0

        var isWaitedFor: Bool { !waiting.isEmpty }

        func wait(_ work: @escaping () -> Void) -> () -> Void {
            count += 1
            let number = count
            waiting[number] = work
            return { [weak self] in self?.waiting[number] = nil }
        }

        func pass() {
            let due = waiting
            waiting = [:]
            for work in due.values { work() }
        }
    }

    private let leaks = LeakTracker()
    private let clock: Clock
    private let spy: ViewSpy

    init() {
        clock = leaks.track(Clock())
        spy = leaks.track(ViewSpy())
    }

    private func makeSUT(didMake: @escaping () -> Void = {}) -> DelayedLoadingView {
        leaks.track(
            DelayedLoadingView(
                wait: { [clock] in clock.wait($0) },
                makeView: { [spy] in
                    didMake()
                    return spy
                }))
    }

    private func loading(_ completed: Int = 0) -> FeedLoadingViewModel {
        FeedLoadingViewModel(isLoading: true, completedSources: completed, totalSources: 3)
    }

    private let over = FeedLoadingViewModel(isLoading: false)

    @Test func `Shows and creates nothing if loading ends soon`() {
        var made = 0
        let sut = makeSUT { made += 1 }
        sut.display(loading())
        sut.display(loading(1))
        sut.display(over)
        #expect(!clock.isWaitedFor)
        clock.pass()
        #expect(made == 0)
        #expect(spy.received.isEmpty)
    }

    @Test func `Shows the current state after the delay, until loading ends`() {
        var made = 0
        let sut = makeSUT { made += 1 }
        sut.display(loading())
        sut.display(loading(1))
        clock.pass()
        sut.display(loading(2))
        sut.display(over)
        #expect(spy.received == [loading(1), loading(2), over])
        #expect(made == 1)
        #expect(!clock.isWaitedFor)
    }

    @Test func `Delays each load, and creates the view once`() {
        var made = 0
        let sut = makeSUT { made += 1 }
        for _ in 1...2 {
            sut.display(loading())
            sut.display(over)
            sut.display(over)
            sut.display(loading(1))
            clock.pass()
            sut.display(over)
        }
        #expect(spy.received == [loading(1), over, loading(1), over])
        #expect(made == 1)
    }

    @Test func `Shows nothing without a view, and requests it once`() {
        var requestCount = 0
        let sut = DelayedLoadingView(
            wait: { [clock] in clock.wait($0) },
            makeView: {
                requestCount += 1
                return nil
            })
        for _ in 1...2 {
            sut.display(loading())
            clock.pass()
            sut.display(loading(1))
            sut.display(over)
        }
        #expect(requestCount == 1)
    }

    @Test func `Cancels the delay when released`() {
        do {
            let sut = makeSUT()
            sut.display(loading())
            #expect(clock.isWaitedFor)
        }
        #expect(!clock.isWaitedFor)
    }
}
