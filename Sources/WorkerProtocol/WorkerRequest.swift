/// What a plugin asks of the delegate.
package enum WorkerRequest: UInt8, Sendable, CaseIterable {
    /// The feed, again.
    case refresh = 1
    /// A picture.
    case image = 2
    /// A picture no more.
    case cancelImage = 3
    /// A picture soon.
    case preload = 4
    /// A picture not soon after all.
    case cancelPreload = 5
    /// That the program stops until the person wants it again.
    case suspension = 30
}
