import SystemInterface

/// The reason why a project was not created. Nothing of it exists then.
enum NewProjectError: Error {
    /// The templates are missing, or can't be read.
    case noTemplates(folder: String?, SystemError?)
    /// The folder exists.
    case isThere(path: String)
    /// The folder can't be created or filled.
    case notMade(path: String, SystemError)
}
