import FeedLoading
import FeedModel
import FeedParsing

/// What a decoder makes of a document.
struct Reading: Equatable {
    var text: String
    var encoding: String
    var problems: [String] = []
    var isUnchanged = false
}

/// Decodes a document, by default with the system's converter.
func read(
    _ bytes: [UInt8], charset: String? = nil,
    converter: any EncodingConverter = SystemEncodingConverter.shared
) -> Reading {
    let document = DocumentDecoder.decode(bytes, charset: charset, converter: converter)
    var reading = Reading(
        text: "", encoding: document.encodingName, problems: document.problems.map(\.code))
    switch document.text {
    case .unchanged(let range):
        reading.text = String(decoding: bytes[range], as: UTF8.self)
        reading.isUnchanged = true
    case .converted(let output):
        reading.text = String(decoding: output, as: UTF8.self)
    }
    return reading
}
