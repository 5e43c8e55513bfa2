import SystemInterface

/// Completion scripts for shells, generated from the tables of verbs and options.
enum CompletionScript {
    static func text(for shell: CompletionShell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    private static let verbs = CommandLineVerb.allCases

    private static func options(of verb: CommandLineVerb?) -> [CommandLineOption] {
        CommandLineOption.allCases.filter { $0.hasMeaning(with: verb) }
    }

    private static func names(of option: CommandLineOption) -> [String] {
        ["--\(option.rawValue)"] + (option.definition.letter.map { ["-\($0)"] } ?? [])
    }

    /// Values offered for an option, beside files.
    private static func values(of option: CommandLineOption) -> [String] {
        switch option {
        // Draws no feed, only its loading and errors.
        case .renderer: NewCommand.takenNames.subtracting(["progress"]).sorted()
        case .loadingView, .errorView: NewCommand.takenNames.sorted()
        default: option.definition.value.choices
        }
    }

    private static func takesFile(_ option: CommandLineOption) -> Bool {
        ["FILE", "ID"].contains(option.placeholder)
    }

    private static func takesFolder(_ option: CommandLineOption) -> Bool {
        option.placeholder == "DIR"
    }

    // MARK: bash

    private static var bash: String {
        let values = CommandLineOption.allCases.filter(\.takesValue).map { option in
            let files = takesFile(option) ? " -f" : takesFolder(option) ? " -d" : ""
            let words = self.values(of: option).joined(separator: " ")
            return """
                        \(names(of: option).joined(separator: "|")))
                            mapfile -t COMPREPLY < <(compgen\(files) -W '\(words)' -- "$word"); return ;;
                """
        }
        func words(_ options: [CommandLineOption]) -> String {
            options.map { "--\($0.rawValue)" }.joined(separator: " ")
        }
        let cases = verbs.map { verb in
            "        \(verb.rawValue)) options='\(words(options(of: verb)))'; "
                + "arguments='\(verb.definition.choices.joined(separator: " "))' ;;"
        }
        return """
            # Completes the command lines of feedhost for bash.
            _feedhost() {
                local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
                local verb=${COMP_WORDS[1]} options arguments
                if ((COMP_CWORD == 1)); then verb=; fi
                # Bash takes the equals sign of --option=value as a word.
                if [[ $word == = ]]; then
                    word=
                elif [[ $before == = ]]; then
                    before=${COMP_WORDS[COMP_CWORD - 2]}
                fi
                case $before in
            \(values.joined(separator: "\n"))
                esac
                case $verb in
            \(cases.joined(separator: "\n"))
                    *) options='\(words(options(of: nil)))'
                        if ((COMP_CWORD == 1)); then
                            arguments='\(verbs.map(\.rawValue).joined(separator: " "))'
                        fi ;;
                esac
                if [[ $word == -* ]]; then
                    mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
                else
                    local files=-f
                    if [[ -n $verb && -n $arguments ]]; then files=; fi
                    mapfile -t COMPREPLY < <(compgen $files -W "$arguments" -- "$word")
                fi
            }
            complete -o filenames -F _feedhost feedhost

            """
    }

    // MARK: zsh

    private static var zsh: String {
        func quoted(_ text: String) -> String {
            text.replacing(text: "'", with: "'\\''").replacing(text: "[", with: "\\[")
                .replacing(text: "]", with: "\\]").replacing(text: ":", with: "\\:")
        }
        func specifications(_ options: [CommandLineOption]) -> String {
            options.flatMap { option in
                names(of: option).map { name in
                    let words = values(of: option).joined(separator: " ")
                    let action =
                        takesFile(option)
                        ? "_files"
                        : takesFolder(option) ? "_files -/" : words.isEmpty ? "" : "(\(words))"
                    let value = option.placeholder.map { ":\(quoted($0)):\(action)" } ?? ""
                    return "'*\(name)[\(quoted(option.definition.summary))]\(value)'"
                }
            }.joined(separator: " \\\n            ")
        }
        let cases = verbs.map { verb in
            let words = verb.definition.choices.joined(separator: " ")
            return """
                        \(verb.rawValue)) _arguments \(specifications(options(of: verb))) \\
                            '1:verb:' '*:argument:\(words.isEmpty ? "_files" : "(\(words))")' ;;
                """
        }
        let descriptions = verbs.map { "'\($0.rawValue):\(quoted($0.definition.summary))'" }
        return """
            #compdef feedhost
            # Completes the command lines of feedhost for zsh.
            _feedhost_first() {
                local -a verbs=(\(descriptions.joined(separator: " ")))
                _describe verb verbs
                _files
            }
            _feedhost() {
                case ${words[2]} in
            \(cases.joined(separator: "\n"))
                    *) _arguments \(specifications(options(of: nil))) \\
                            '1:verb or source:_feedhost_first' '*:source:_files' ;;
                esac
            }
            compdef _feedhost feedhost

            """
    }

    // MARK: fish

    private static var fish: String {
        func quoted(_ text: String) -> String {
            "'" + text.replacing(text: "'", with: "\\'") + "'"
        }
        let all = verbs.map(\.rawValue).joined(separator: " ")
        var lines = ["# Completes the command lines of feedhost for fish."]
        for verb in verbs {
            lines.append(
                "complete -c feedhost -n __fish_use_subcommand -a \(verb.rawValue) "
                    + "-d \(quoted(verb.definition.summary))")
            if !verb.definition.choices.isEmpty {
                lines.append(
                    "complete -c feedhost -f -n '__fish_seen_subcommand_from \(verb.rawValue)' "
                        + "-a \(quoted(verb.definition.choices.joined(separator: " ")))")
            }
        }
        for option in CommandLineOption.allCases {
            let with = verbs.filter(option.hasMeaning).map(\.rawValue).joined(separator: " ")
            var condition = with.isEmpty ? "" : "__fish_seen_subcommand_from \(with)"
            if option.hasMeaning(with: nil) {
                condition =
                    "not __fish_seen_subcommand_from \(all)"
                    + (condition.isEmpty ? "" : "; or \(condition)")
            }
            let words = values(of: option).joined(separator: " ")
            let value =
                !option.takesValue
                ? ""
                : (takesFile(option) || takesFolder(option) ? " -r" : " -x")
                    + (words.isEmpty ? "" : " -a \(quoted(words))")
            lines.append(
                "complete -c feedhost -n \(quoted(condition)) -l \(option.rawValue)"
                    + (option.definition.letter.map { " -s \($0)" } ?? "")
                    + "\(value) -d \(quoted(option.definition.summary))")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
