/// A plugin's own image, which the host never looks into.
///
/// It is released at the end of this object's life, or when the plugin's part ends, whichever is
/// first. It belongs to the thread of its plugin.
package final class PluginImage {
    private let owner: any PluginImageOwner
    private let number: Int

    /// The image of a number among those of `owner`.
    package init(number: Int, of owner: any PluginImageOwner) {
        self.number = number
        self.owner = owner
    }

    deinit {
        owner.releaseImage(number)
    }

    /// The image's number where it is one of `owner`.
    package func number(in owner: any PluginImageOwner) -> Int? {
        owner === self.owner ? number : nil
    }
}
