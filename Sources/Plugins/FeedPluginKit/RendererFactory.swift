import FeedPluginAPI

/// The C factory over a Swift renderer type.
final class RendererFactory {
    typealias Make = (RendererHost, RendererOptions) throws(RendererError) -> RendererInstance

    private let make: Make

    private init(_ make: @escaping Make) {
        self.make = make
    }

    /// Lays out the plugin and its factory. They are never freed, as the ABI asks.
    static func makePlugin(_ make: @escaping Make) -> UnsafePointer<feed_plugin> {
        let factory = UnsafeMutablePointer<feed_factory>.allocate(capacity: 1)
        let context = unsafe Unmanaged.passRetained(RendererFactory(make))
        unsafe factory.initialize(
            to: feed_factory(
                size: MemoryLayout<feed_factory>.size,
                context: context.toOpaque(),
                create: { factory, host, configuration, error in
                    guard let context = unsafe factory?.pointee.context, let host = unsafe host
                    else { return nil }
                    let maker = unsafe Unmanaged<RendererFactory>.fromOpaque(context)
                        .takeUnretainedValue()
                    return unsafe maker.create(host, configuration, error)
                }))
        let plugin = UnsafeMutablePointer<feed_plugin>.allocate(capacity: 1)
        unsafe plugin.initialize(
            to: feed_plugin(
                size: MemoryLayout<feed_plugin>.size,
                magic: FEED_PLUGIN_MAGIC,
                abi_version: UInt32(FEED_ABI_VERSION),
                abi_minimum_version: UInt32(FEED_ABI_MINIMUM_VERSION),
                reserved: 0,
                factory: UnsafePointer(factory)))
        return unsafe UnsafePointer(plugin)
    }

    private func create(
        _ host: UnsafePointer<feed_host>, _ configuration: UnsafePointer<feed_configuration>?,
        _ error: UnsafeMutablePointer<feed_error>?
    ) -> UnsafePointer<feed_renderer>? {
        let table = unsafe HostCalls(host)
        do throws(RendererError) {
            let options = unsafe RendererOptions(configuration)
            let instance = try make(RendererHost(table: table), options)
            return unsafe RendererTables.make(for: instance)
        } catch let failure {
            unsafe error?.pointee.write(failure.message)
            table.invalidate()
            return nil
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
