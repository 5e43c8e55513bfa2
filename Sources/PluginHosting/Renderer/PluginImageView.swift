package import FeedPresentation

/// The image view of a plugin.
package final class PluginImageView: FeedImageView {
    private let instance: PluginInstance

    init(_ instance: PluginInstance) {
        self.instance = instance
    }

    package func display(_ viewModel: FeedImageViewModel<PluginImage>) {
        instance.deliver(.displayImage) { [unowned instance] table in
            defer { instance.arena.reset() }
            let image = unsafe viewModel.image.flatMap { unsafe instance.pointer(of: $0) }
            var model = unsafe instance.arena.image(viewModel, image: image)
            return unsafe table.display(&model)
        }
    }
}
