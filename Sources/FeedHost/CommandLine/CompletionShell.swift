/// A shell for which there are completions.
enum CompletionShell: String, CaseIterable {
    case bash
    case zsh
    case fish
}
