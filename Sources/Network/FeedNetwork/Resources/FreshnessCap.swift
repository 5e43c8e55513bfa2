/// Upper limits on freshness, whatever a server says.
enum FreshnessCap {
    /// A day.
    static let seconds: Int64 = 86_400
    /// An hour, for a document without validators.
    static let unconditionalSeconds: Int64 = 3_600

    /// The longest freshness in seconds.
    static func seconds(_ kind: ResourceKind, hasValidators: Bool) -> Int64 {
        kind == .document && !hasValidators ? unconditionalSeconds : seconds
    }
}
