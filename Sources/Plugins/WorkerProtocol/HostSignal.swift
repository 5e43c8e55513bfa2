/// A message from the host to a worker that has no further values.
package enum HostSignal: UInt8, Sendable, CaseIterable, MessageMember {
    /// States of items have changed: list entries and sources are asked for again.
    case forgetStates = 1
    /// Runs the main loop; answered when it ends.
    case run
    case environmentChanged
    /// Asks the main loop to end.
    case stop
    /// Everything has been displayed. Answered by ``WorkerMessage/returned``.
    case finish
    /// Ends the renderer; answered by ``WorkerMessage/closed``.
    case close
    /// The output has failed.
    case outputClosed
    /// Draws a feed of the worker's own as the in-process place would; answered by
    /// ``WorkerMessage/returned``. For validation.
    case drawHere
    /// Draws the same while another renderer lives; answered by ``WorkerMessage/returned``. For
    /// validation.
    case drawBesideOther
}
