/// A break opportunity in a line.
struct BreakPoint {
    /// The line's end, in bytes and cells.
    var end: Int
    var width: Int
    /// The next line's start; a space in between is dropped.
    var resume: Int
    var resumeWidth: Int
    var addsHyphen = false

    /// The opportunity in what is left after a break at `point`; `nil` if it was before that.
    func shifted(by point: BreakPoint) -> BreakPoint? {
        guard end > point.resume else { return nil }
        var result = self
        result.end -= point.resume
        result.width -= point.resumeWidth
        result.resume -= point.resume
        result.resumeWidth -= point.resumeWidth
        return result
    }
}
