/// Whoever keeps a renderer's images, here or in another process.
package protocol PluginImageOwner: AnyObject {
    /// The image of this number is not shown any more.
    func releaseImage(_ number: Int)
}
