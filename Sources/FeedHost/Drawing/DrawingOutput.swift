import SystemInterface

/// Where a drawing goes: a file, standard output, a pager.
struct DrawingOutput {
    let command: DrawCommand
    let context: DrawingContext

    /// Opens what is written to.
    func open() throws(OutputFailure) -> RenderingDestination {
        do throws(SystemError) {
            // While watching, each round is whole: where a plugin fails, another draws it.
            return try RenderingDestination(
                path: command.output, screen: context.screen,
                isHeldBack: context.kept != nil && context.screen == nil, pager: pager)
        } catch {
            throw OutputFailure(path: command.output, step: .creating, error: error)
        }
    }

    /// The pager for the drawing, where a person is to read it on their terminal and it is drawn
    /// once.
    private var pager: PagerCommand? {
        guard command.output == nil, !command.isWatching,
            Terminal.isTerminal(FileDescriptor.standardOutput),
            Terminal.isInForeground(on: FileDescriptor.standardOutput)
        else { return nil }
        return PagerCommand(setting: command.pager, environment: context.environment)
    }

    /// Puts what was drawn in its place.
    func commit(_ destination: RenderingDestination) throws(OutputFailure) {
        do throws(SystemError) {
            try destination.commit()
        } catch {
            throw OutputFailure(path: command.output, step: .writing, error: error)
        }
        if destination.lacksPager, let pager = destination.pager {
            context.console.warning(
                "the pager '\(pager.line)' could not be run; name another \(pager.place), "
                    + "or use --no-pager"
            )
        }
    }

    /// Why bytes were refused; `nil` where they were not.
    func failure(of destination: RenderingDestination) -> OutputFailure? {
        destination.failure.map {
            OutputFailure(path: command.output, step: .writing, error: $0)
        }
    }
}
