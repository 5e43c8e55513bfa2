import SystemInterface

/// Words for an instant in messages.
enum ClockWording {
    /// Local date and time, such as `2024-05-06 07:08`.
    static func words(_ secondsSince1970: Int64) -> String {
        guard let time = LocalTime(secondsSince1970: secondsSince1970) else { return "a while" }
        return
            "\(time.year)-\(padded(time.month))-\(padded(time.day)) "
            + "\(padded(time.hour)):\(padded(time.minute))"
    }

    private static func padded(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}
