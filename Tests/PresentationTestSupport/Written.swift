package import FeedRendering

/// Returns the text that `draw` writes.
package func written(_ draw: (RenderingOutput) -> Void) -> String {
    var bytes: [UInt8] = []
    let output = RenderingOutput {
        bytes += $0
        return true
    }
    draw(output)
    output.flush()
    return String(decoding: bytes, as: UTF8.self)
}
