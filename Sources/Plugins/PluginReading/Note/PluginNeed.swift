/// A need, or a request, of a plugin beyond drawing on the output it is given; granted by the person.
package enum PluginNeed: String, Sendable, CaseIterable {
    case terminal
    case display
    case network
    case listen
    case files
}
