/// The place a renderer draws in, as it crosses to a worker.
package struct WorkerEnvironment: Sendable, Hashable {
    /// The surface that the rendering is drawn on.
    package var output: WorkerSurface
    /// The surface that loading and error views draw on.
    package var status: WorkerSurface
    /// The terminal that was granted, which is the worker's descriptor 0.
    package var terminal: WorkerSurface?
    /// The reader's locale.
    package var locale: String
    /// The reader's time zone.
    package var timeZone: String

    /// Creates an environment.
    package init(
        output: WorkerSurface, status: WorkerSurface, terminal: WorkerSurface? = nil,
        locale: String, timeZone: String
    ) {
        self.output = output
        self.status = status
        self.terminal = terminal
        self.locale = locale
        self.timeZone = timeZone
    }

    func write(to writer: inout MessageWriter) {
        output.write(to: &writer)
        status.write(to: &writer)
        writer.write(terminal != nil)
        terminal?.write(to: &writer)
        writer.write(locale)
        writer.write(timeZone)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        output = try WorkerSurface(from: &reader)
        status = try WorkerSurface(from: &reader)
        terminal = try reader.flag() ? try WorkerSurface(from: &reader) : nil
        locale = try reader.text()
        timeZone = try reader.text()
    }
}
