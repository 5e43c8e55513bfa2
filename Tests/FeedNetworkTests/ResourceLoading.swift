import FeedLoading
import Testing

@testable import FeedNetwork

/// A resource loader with a fake server, cache and clock, for suites to inherit.
class ResourceLoading {
    final class Results {
        var all: [Result<Resource, ResourceFailure>] = []
        var bodies: [String] {
            all.map { (try? $0.get()).map { String(decoding: $0.body, as: UTF8.self) } ?? "-" }
        }
        var failure: ResourceFailure? {
            if case .failure(let failure)? = all.last { failure } else { nil }
        }
        var notices: [ResourceNotice] { (try? all.last?.get())?.notices ?? [] }
    }

    let transport = FakeTransport()
    let store = MemoryStore()
    let clock = FakeClock()
    let results = Results()
    private(set) lazy var loader = makeLoader()

    func makeLoader(_ change: (inout ResourceSettings) -> Void = { _ in }) -> ResourceLoader {
        var settings = ResourceSettings()
        change(&settings)
        return ResourceLoader(
            transport: transport, store: store, settings: settings,
            now: { [clock] in clock.secondsSince1970 })
    }

    @discardableResult
    func load(
        _ loader: ResourceLoader? = nil, _ text: String = "http://a.example/feed",
        allowed: AddressClassSet = .all, kind: ResourceKind = .document,
        verdict: DocumentVerdict? = .whole
    ) throws -> ResourceTask {
        let address = try address(text)
        let loader = loader ?? makeLoader()
        return loader.load(
            ResourceRequest(address: address, kind: kind, allowedClasses: allowed)
        ) { [results] in
            results.all.append($0)
            guard let verdict else { return }
            loader.settle(address, as: verdict)
        }
    }

    func address(_ text: String = "http://a.example/feed") throws -> ResourceAddress {
        try #require(ResourceAddress(text))
    }

    func sent(_ index: Int, _ name: String) -> String? {
        transport.requests[index].fields.first { $0.name == name }?.value
    }
}
