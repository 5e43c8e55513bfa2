/// A plugin's own image, which the host never looks into.
///
/// It is released at the end of this object's life, or when the plugin's part ends, whichever is
/// first. It belongs to the thread of its plugin.
package final class PluginImage {
    private let instance: PluginInstance
    private let number: Int

    init(number: Int, of instance: PluginInstance) {
        self.number = number
        self.instance = instance
    }

    deinit {
        instance.releaseImage(number)
    }

    /// The image's number where it is one of `instance`.
    func number(in instance: PluginInstance) -> Int? {
        instance === self.instance ? number : nil
    }
}
