/// Words for items marked as read.
enum MarkedItems {
    static func words(_ count: Int) -> String {
        "marked \(count) item\(count == 1 ? "" : "s") as read"
    }
}
