/// What keeps a date that can be read from being as its format wants it.
enum DateFault: Equatable {
    /// It is written in another way.
    case shape
    /// Its zone's name says nothing to anyone; it is taken to be UTC.
    case unknownZone(String)
    /// Its zone's name is known, but not to the format, and may mean others elsewhere.
    case foreignZone(String)
    /// It names a day of the week that it isn't.
    case weekday(String)
    /// It has an hour that no day has, such as 24.
    case hour

    /// What is wrong with the date `text`, and what to do.
    ///
    /// - Parameter example: a date as the format wants it.
    func words(for text: String, example: String) -> String {
        switch self {
        case .shape:
            "“\(text)” can be read here, but not by every reader; write it as in “\(example)”."
        case .unknownZone(let name):
            "No time zone is known as “\(name)”, so that “\(text)” is taken to be in UTC; write how far it is from UTC, as in “+0200”."
        case .foreignZone(let name):
            "Not every reader knows the time zone “\(name)” of “\(text)”; write how far it is from UTC, as in “+0200”."
        case .weekday(let name):
            "“\(text)” is no \(name); leave the day of the week out, or put it right."
        case .hour:
            "“\(text)” can be read here, but not by every reader; hours end with 23, and 24:00 is 00:00 of the next day."
        }
    }
}
