import PluginFinding
import SystemInterface

extension PluginCandidate {
    /// Reads the plugin file that the user named, in the working folder if the name has no slash.
    init(named name: String) throws(UnreadablePlugin) {
        self.init(reading: FilePath.hasFolder(name) ? name : "./" + name)
        if case .refused(.unreadable(let number)) = verdict {
            throw UnreadablePlugin(path: name, error: SystemError(number: number))
        }
    }
}
