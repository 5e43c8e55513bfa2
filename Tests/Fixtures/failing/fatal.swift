// Swift: calls fatalError.

struct Shelf {
    @inline(never) func width(of title: Int) -> Int {
        fatalError("there is no title \(title)")
    }
}

@_cdecl("draw_titles")
public func drawTitles(_ count: UInt64) {
    print(Shelf().width(of: Int(count)))
}
