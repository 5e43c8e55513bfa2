import FeedRendering
import JSONRendering

/// Writes JSON documents for the page.
enum Document {
    /// Writes a document, an object, in pieces; an empty piece marks the end.
    // A copy for each closure would be 9 KB of the module.
    @_optimize(none)
    static func write(
        to page: @escaping (UnsafePointer<UInt8>?, Int) -> Void,
        _ writeMembers: (inout JSONWriter) -> Void
    ) {
        let output = RenderingOutput { bytes in
            unsafe bytes.withUnsafeBufferPointer { unsafe page($0.baseAddress, $0.count) }
            return true
        }
        var writer = JSONWriter(output: output, layout: .compact)
        writer.object(writeMembers)
        writer.finish()
        page(nil, 0)
    }

    /// Writes the answer to a query of the page.
    static func answer(_ members: (inout JSONWriter) -> Void) {
        unsafe write(to: { unsafe page_answer($0, $1) }, members)
    }

    /// Writes a view model of `kind` for the page to show.
    static func show(_ kind: Int, _ members: (inout JSONWriter) -> Void) {
        unsafe write(to: { unsafe page_show(UInt32(kind), $0, $1) }, members)
    }
}
