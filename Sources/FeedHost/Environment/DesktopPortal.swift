import LinuxSystem
import WorkerProtocol

/// The desktop's settings, which the host reads for renderers with a display: a worker reaches no
/// session bus.
enum DesktopPortal {
    /// Readable after a change; negative if there is none to tell of. Reading begins with the first use.
    static let changes: Int32 = {
        let event = linux_event_descriptor()
        if event >= 0 { linux_desktop_follow(event) }
        return event
    }()

    /// The settings as they are now; unknown without a portal.
    static var settings: DesktopSettings {
        guard changes >= 0 else { return DesktopSettings() }
        let found = linux_desktop_settings()
        return DesktopSettings(
            colorScheme: found.color_scheme == 1
                ? .dark : found.color_scheme == 2 ? .light : .unknown,
            contrast: DesktopSettings.Contrast(rawValue: found.contrast) ?? .unknown,
            textScalePercent: UInt32(clamping: found.text_scale))
    }
}
