/// One of those who want the same resource.
final class ResourceWaiter: ResourceTask {
    private let load: ResourceLoad
    private var completion: ((Result<Resource, ResourceFailure>) -> Void)?

    init(
        load: ResourceLoad, completion: @escaping (Result<Resource, ResourceFailure>) -> Void
    ) {
        self.load = load
        self.completion = completion
    }

    var receivedBytes: Int64 { load.receivedBytes }
    var isStarted: Bool { load.isStarted }

    func cancel() {
        guard completion != nil else { return }
        completion = nil
        load.remove(self)
    }

    func finish(with result: Result<Resource, ResourceFailure>) {
        let completion = completion
        self.completion = nil
        completion?(result)
    }
}
