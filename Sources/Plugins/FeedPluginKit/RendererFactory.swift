import FeedPluginAPI

/// The C factory for a Swift renderer type.
final class RendererFactory {
    typealias Make = (RendererHost, RendererOptions) throws(RendererError) -> RendererInstance

    private let make: Make
    private let path: String

    private init(at path: String, _ make: @escaping Make) {
        self.path = path
        self.make = make
    }

    /// Allocates the plugin and its factory, which are never freed, as the ABI requires.
    static func makePlugin(
        for minimumVersion: UInt32, at path: String, _ make: @escaping Make
    ) -> UnsafePointer<feed_plugin> {
        let factory = unsafe UnsafeMutablePointer.allocate(sized: feed_factory())
        let maker = RendererFactory(at: path, make)
        unsafe factory.pointee.context = Unmanaged.passRetained(maker).toOpaque()
        unsafe factory.pointee.create = { factory, host, configuration, renderer, error in
            guard let context = unsafe factory?.pointee.context, let host = unsafe host,
                let renderer = unsafe renderer
            else { return feed_status(FEED_STATUS_FAILED) }
            let maker = unsafe Unmanaged<RendererFactory>.fromOpaque(context).takeUnretainedValue()
            return unsafe maker.create(host, configuration, renderer, error)
        }
        let plugin = unsafe UnsafeMutablePointer.allocate(sized: feed_plugin())
        unsafe plugin.pointee.abi_version = UInt32(FEED_ABI_VERSION)
        unsafe plugin.pointee.abi_minimum_version = minimumVersion
        unsafe plugin.pointee.factory = UnsafePointer(factory)
        return unsafe UnsafePointer(plugin)
    }

    private func create(
        _ host: UnsafePointer<feed_host>, _ configuration: UnsafePointer<feed_configuration>?,
        _ renderer: UnsafeMutablePointer<UnsafePointer<feed_renderer>?>,
        _ error: UnsafeMutablePointer<feed_error>?
    ) -> feed_status {
        let table = unsafe HostCalls(host)
        do throws(RendererError) {
            let options = unsafe RendererOptions(configuration)
            let host = RendererHost(table: table, pluginPath: path)
            let instance = try make(host, options)
            if let words = host.takeFailure() { throw RendererError(words) }
            unsafe renderer.pointee = RendererTables.make(for: instance)
            return feed_status(FEED_STATUS_OK)
        } catch let failure {
            unsafe error?.pointee.write(failure.message)
            table.invalidate()
            return feed_status(FEED_STATUS_FAILED)
        }
    }
}

extension RendererOptions {
    fileprivate init(_ configuration: UnsafePointer<feed_configuration>?) {
        guard let configuration = unsafe configuration else {
            self.init()
            return
        }
        var values: [String: String] = [:]
        unsafe configuration.pointee.options.forEach(of: feed_option.self) { option in
            unsafe values[String(feedString: option.pointee.key)] =
                unsafe String(feedString: option.pointee.value)
        }
        self.init(values)
    }
}
