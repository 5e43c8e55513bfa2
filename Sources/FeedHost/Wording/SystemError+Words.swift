import FeedPresentation
import Glibc
import SystemInterface

extension SystemError {
    /// True if there is no such file.
    var isAbsence: Bool { self == .notFound || self == .notDirectory }

    /// Advice where a file can't be read.
    var adviceOnReading: String {
        switch number {
        case ELOOP, ENAMETOOLONG: "check its name"
        case EFBIG: "shorten it"
        default: "check that you may read it"
        }
    }

    /// Returns words for the failure to read a file.
    ///
    /// - Parameters:
    ///   - name: the file as shown, in quotes.
    ///   - remedy: advice if there is no such file.
    func words(reading name: String, ifAbsent remedy: String = "check its name")
        -> FeedErrorWords
    {
        if isAbsence { return "there is no file \(name)".advising(remedy) }
        return self == .isDirectory
            ? "\(name) is a directory".advising("name a file in it")
            : "cannot read \(name): \(words)".advising(adviceOnReading)
    }
}
