package import WorkerProtocol

extension ConfinementPart {
    package var name: String {
        switch self {
        case .landlock: "Landlock"
        case .seccomp: "seccomp"
        case .noNewPrivileges: "no_new_privs"
        case .memoryLimit: "memory limit"
        case .processorLimit: "processor limit"
        case .fileLimits: "file limits"
        case .isolation: "isolation"
        }
    }
}
