import SystemInterface

/// A line that mpv writes.
enum PlayerMessage: Equatable {
    case second(Double)
    case length(Double)
    /// A file was played to its end, or to where its server broke off.
    case ended
    /// The user has ended it.
    case stopped
    /// Its cause in words of mpv's.
    case failed(String)

    /// What to write for the properties to be told of, by number.
    static let requests = ["time-pos", "duration"].enumerated().map { number, name in
        #"{"command":["observe_property",\#(number + 1),"\#(name)"]}"#
    }

    /// `nil` for what is of no interest here. None of these lines has a text of a recording.
    init?(_ line: String) {
        func value(_ name: String) -> Substring? {
            guard let found = line.firstRange(ofText: "\"\(name)\":") else { return nil }
            let rest = line[found.upperBound...]
            return rest.utf8.first == UInt8(ascii: "\"")
                ? rest.dropFirst().prefix { $0 != "\"" }
                : rest.prefix { $0 != "," && $0 != "}" }
        }
        switch (value("event"), value("id")) {
        case ("property-change", let id) where id == "1" || id == "2":
            guard let seconds = value("data").flatMap({ Double($0) }) else { return nil }
            self = id == "1" ? .second(seconds) : .length(seconds)
        case ("end-file", _):
            switch value("reason") {
            case "eof": self = .ended
            case "quit", "stop": self = .stopped
            case "error": self = .failed(String(value("file_error") ?? "unknown error"))
            default: return nil
            }
        default: return nil
        }
    }
}
