/// A plugin's own image, opaque to the host.
///
/// Released with this object, or when the renderer ends, whichever comes first. Belongs to the
/// plugin's thread.
package final class PluginImage {
    private let owner: any PluginImageOwner
    private let number: Int

    /// Creates a reference to an image of `owner`.
    package init(number: Int, of owner: any PluginImageOwner) {
        self.number = number
        self.owner = owner
    }

    deinit {
        owner.releaseImage(number)
    }

    /// Returns the image's number if it belongs to `owner`.
    package func number(in owner: any PluginImageOwner) -> Int? {
        owner === self.owner ? number : nil
    }
}
