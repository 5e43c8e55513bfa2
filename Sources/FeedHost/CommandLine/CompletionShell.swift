/// A shell with completions.
enum CompletionShell: String, CaseIterable {
    case bash
    case zsh
    case fish
}
