/// Collects the numbers of drawings that are no longer needed. An object of its own, since Embedded
/// Swift has no unowned references with which the tracker could hold the reader.
final class ForgottenDrawings {
    var numbers: [Int] = []
}
