extension HostMessage {
    /// Splits an option into messages, in order.
    package static func parts(of option: WorkerStart.Option) -> [HostMessage] {
        let parts = WorkerProtocol.parts(of: Array(option.value.utf8))
        return parts.indices.map {
            .option(key: option.key, part: parts[$0], isLast: $0 == parts.count - 1)
        }
    }
}
