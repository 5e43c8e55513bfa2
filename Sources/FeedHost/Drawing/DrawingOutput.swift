import SystemInterface

/// The output of a drawing: a file, standard output, or a pager.
struct DrawingOutput {
    let command: DrawCommand
    let context: DrawingContext

    /// Opens the destination.
    func open() throws(OutputFailure) -> RenderingDestination {
        do throws(SystemError) {
            // While watching, each round is buffered whole: where a plugin fails, another draws it.
            return try RenderingDestination(
                path: command.output, screen: context.screen,
                isHeldBack: context.kept != nil && context.screen == nil,
                last: context.lastOutput, pager: pager)
        } catch {
            throw OutputFailure(path: command.output, step: .creating, error: error)
        }
    }

    /// The pager, where the user reads a single drawing on a terminal.
    private var pager: PagerCommand? {
        guard command.output == nil, !command.isWatching,
            Terminal.isTerminal(FileDescriptor.standardOutput),
            Terminal.isInForeground(on: FileDescriptor.standardOutput)
        else { return nil }
        return PagerCommand(setting: command.pager, environment: context.environment)
    }

    /// Replaces the output file with what was drawn.
    func commit(_ destination: RenderingDestination) throws(OutputFailure) {
        do throws(SystemError) {
            try destination.commit()
        } catch {
            throw OutputFailure(path: command.output, step: .writing, error: error)
        }
        if destination.lacksPager, let pager = destination.pager {
            context.console.warning(
                "the pager '\(pager.line)' could not be run; name another \(pager.origin), "
                    + "or use --no-pager"
            )
        }
    }

    /// Returns the reason why bytes were refused; `nil` if none were.
    func failure(of destination: RenderingDestination) -> OutputFailure? {
        destination.failure.map {
            OutputFailure(path: command.output, step: .writing, error: $0)
        }
    }
}
