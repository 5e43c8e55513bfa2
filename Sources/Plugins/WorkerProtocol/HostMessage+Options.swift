extension HostMessage {
    /// Splits an option into messages, in order.
    package static func parts(of option: WorkerStart.Option) -> [HostMessage] {
        var rest = Array(option.value.utf8)[...]
        var messages: [HostMessage] = []
        repeat {
            let part = rest.prefix(WorkerProtocol.maximumPartLength)
            rest = rest.dropFirst(part.count)
            messages.append(.option(key: option.key, part: part, isLast: rest.isEmpty))
        } while !rest.isEmpty
        return messages
    }
}
