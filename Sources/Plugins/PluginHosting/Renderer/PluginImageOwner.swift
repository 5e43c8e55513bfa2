/// Owns a renderer's images, in this process or another.
package protocol PluginImageOwner: AnyObject {
    /// Releases an image that is no longer displayed.
    func releaseImage(_ number: Int)
}
