/// That items were marked as read, in words.
enum MarkedItems {
    static func words(_ count: Int) -> String {
        "marked \(count) item\(count == 1 ? "" : "s") as read"
    }
}
