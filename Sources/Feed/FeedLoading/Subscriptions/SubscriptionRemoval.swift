/// A feed that was removed from the user's list, to be restored.
package struct SubscriptionRemoval: Sendable {
    /// The removed entries; none if the list had none.
    package let entries: [SubscriptionEntry]
    /// The document before.
    let before: [UInt8]
    /// The document that was written.
    let after: [UInt8]
}
