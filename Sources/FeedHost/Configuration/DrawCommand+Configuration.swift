import SystemInterface

extension DrawCommand {
    /// Takes the renderer that the configuration names, where the command line names none and a person
    /// is to see what is drawn. What goes into a file or to another program is drawn by the same renderer
    /// wherever it runs.
    mutating func chooseRenderer(in environment: ProcessEnvironment) throws(ConfigurationError) {
        guard !isRendererNamed, output == nil,
            Terminal.isTerminal(FileDescriptor.standardOutput)
        else { return }
        if let named = try Configuration.load(in: environment).renderer {
            renderer = named
        }
    }
}
