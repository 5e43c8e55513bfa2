/// The longest that answers are believed to be fresh, whatever a server says.
enum FreshnessCap {
    /// A day.
    static let seconds: Int64 = 86_400
    /// An hour, for a document whose server gives nothing to ask conditionally with.
    static let unconditionalSeconds: Int64 = 3_600

    /// The longest that a response is used without asking, in seconds.
    static func seconds(_ kind: ResourceKind, hasValidators: Bool) -> Int64 {
        kind == .document && !hasValidators ? unconditionalSeconds : seconds
    }
}
