/// What a plugin wants of a picture.
package enum WorkerImageRequest: UInt8, Sendable, CaseIterable, MessageMember {
    case request = 1
    case cancel = 2
    case preload = 3
}
