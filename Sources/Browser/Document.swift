import FeedRendering
import JSONRendering

/// A document in JSON for the page.
enum Document {
    /// Writes one, and hands it over piece by piece, and then an empty piece.
    static func write(
        to page: @escaping (UnsafePointer<UInt8>?, Int) -> Void,
        _ write: (inout JSONWriter) -> Void
    ) {
        let output = RenderingOutput { bytes in
            unsafe bytes.withUnsafeBufferPointer { unsafe page($0.baseAddress, $0.count) }
            return true
        }
        var writer = JSONWriter(output: output, layout: .compact)
        write(&writer)
        writer.finish()
        page(nil, 0)
    }

    /// Writes the answer to a question of the page.
    static func answer(_ body: (inout JSONWriter) -> Void) {
        unsafe write(to: { unsafe page_answer($0, $1) }, body)
    }

    /// Has the page show something.
    static func show(_ kind: Int, _ body: (inout JSONWriter) -> Void) {
        unsafe write(to: { unsafe page_show(UInt32(kind), $0, $1) }, body)
    }
}
