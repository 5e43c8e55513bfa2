/// The place a renderer draws in, as it crosses to a worker.
package struct WorkerEnvironment: Sendable, Hashable {
    /// What the rendering is drawn on.
    package var output: WorkerSurface
    /// What loading and error views draw on.
    package var status: WorkerSurface
    /// The reader's locale.
    package var locale: String
    /// The reader's time zone.
    package var timeZone: String

    /// Creates an environment.
    package init(output: WorkerSurface, status: WorkerSurface, locale: String, timeZone: String) {
        self.output = output
        self.status = status
        self.locale = locale
        self.timeZone = timeZone
    }

    func write(to writer: inout MessageWriter) {
        output.write(to: &writer)
        status.write(to: &writer)
        writer.write(locale)
        writer.write(timeZone)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        output = try WorkerSurface(from: &reader)
        status = try WorkerSurface(from: &reader)
        locale = try reader.text()
        timeZone = try reader.text()
    }
}
