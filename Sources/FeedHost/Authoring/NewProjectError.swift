import SystemInterface

/// Why a project was not begun. Nothing of it is there then.
enum NewProjectError: Error {
    /// The templates that come with FeedHost are not there, or can't be read.
    case noTemplates(folder: String?, SystemError?)
    /// There is something where the project's folder would be.
    case isThere(path: String)
    /// The project's folder can't be made or filled.
    case notMade(path: String, SystemError)
}
