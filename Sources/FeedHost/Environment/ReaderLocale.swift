import SystemInterface

/// The reader's locale, by the order of POSIX: `LC_ALL`, then `LC_TIME`, then `LANG`.
enum ReaderLocale {
    static func name(in environment: ProcessEnvironment) -> String {
        environment["LC_ALL"] ?? environment["LC_TIME"] ?? environment["LANG"] ?? ""
    }
}
