import SystemInterface

/// Creates a plugin project that builds, validates and draws.
struct NewProject {
    let command: NewCommand

    /// Creates the project's folder atomically and returns the text to print.
    func make() throws(NewProjectError) -> String {
        guard let share = AuthorFiles.folder else { throw .noTemplates(folder: nil, nil) }
        let templates = share + "/templates"
        let template: ProjectTemplate
        do {
            template = try ProjectTemplate(command, in: templates)
        } catch {
            throw .noTemplates(folder: templates, error)
        }
        let parent = FilePath.withoutTrailingSlashes(command.directory)
        let path = command.directory == "." ? command.name : "\(parent)/\(command.name)"
        let placeholders = Placeholders(command, kit: share + "/swift/FeedPluginKit")
        do {
            let folder = try NewFolder(command.name, in: parent)
            for file in template.files {
                try folder.write(
                    placeholders.filled(file.bytes), to: file.path, isExecutable: file.isExecutable)
            }
            try folder.commit()
        } catch {
            if error == .exists { throw .isThere(path: path) }
            throw .notMade(path: path, error)
        }
        return report(on: path)
    }

    private func report(on path: String) -> String {
        let isPlain = !path.utf8.contains { " '\"\\$`&|;<>()*?[]!#~".utf8.contains($0) }
        let word = isPlain ? path : ShellWord.quoted(path)
        return """
            Made '\(path)'. Next:

                cd \(word)
                \(command.language.build)
                feedhost \(command.kind.allowance)--renderer \(command.library)

            Its README.md says how to test, debug and install it.

            """
    }
}
