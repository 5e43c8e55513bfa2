/// What a renderer with windows needs of the desktop's settings.
package struct DesktopSettings: Sendable, Hashable, MessageMember {
    /// The colours that the user prefers; raw values as in the plugin ABI.
    package enum ColorScheme: Int32, Sendable, MessageMember {
        case unknown, light, dark
    }

    /// The contrast that the user prefers; raw values as in the plugin ABI.
    package enum Contrast: Int32, Sendable, MessageMember {
        case unknown, normal, high
    }

    package var colorScheme: ColorScheme
    package var contrast: Contrast
    /// The size of texts; 0 if unknown.
    package var textScalePercent: UInt32

    /// Creates settings; by default unknown.
    package init(
        colorScheme: ColorScheme = .unknown, contrast: Contrast = .unknown,
        textScalePercent: UInt32 = 0
    ) {
        self.colorScheme = colorScheme
        self.contrast = contrast
        self.textScalePercent = textScalePercent
    }

    func write(to writer: inout MessageWriter) {
        writer.write(colorScheme, contrast, textScalePercent)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        self = try reader.read(Self.init(colorScheme:contrast:textScalePercent:))
    }
}
