// A STUB of JavaScriptKit, for tests without a browser: its values, and a document of elements with children.

@dynamicMemberLookup public enum JSValue: ExpressibleByStringLiteral {
    case undefined
    case boolean(Bool)
    case string(String)
    case object(JSObject)

    public init(stringLiteral text: String) { self = .string(text) }

    public var boolean: Bool? { if case .boolean(let truth) = self { truth } else { nil } }
    public var object: JSObject? { if case .object(let object) = self { object } else { nil } }
    public var string: String? { if case .string(let text) = self { text } else { nil } }

    public subscript(dynamicMember name: String) -> JSValue {
        get { object![dynamicMember: name] }
        set { object![dynamicMember: name] = newValue }
    }
    public subscript(dynamicMember name: String) -> (JSValue...) -> JSValue {
        { [object] arguments in object?.call(name, arguments) ?? .undefined }
    }
}

@dynamicMemberLookup public class JSObject {
    public static let global = JSObject()

    private var members: [String: JSValue] = [:]
    public private(set) var children: [JSObject] = []

    public init() {}

    public subscript(dynamicMember name: String) -> JSValue {
        get { name == "document" ? .object(self) : members[name] ?? .undefined }
        set { members[name] = newValue }
    }

    fileprivate func call(_ name: String, _ arguments: [JSValue]) -> JSValue {
        switch name {
        case "createElement": return .object(JSObject())
        case "appendChild": children += arguments.compactMap(\.object)
        case "replaceChildren": children = arguments.compactMap(\.object)
        default: break
        }
        return .undefined
    }
}

public final class JSClosure: JSObject {
    private let body: ([JSValue]) -> JSValue
    public init(_ body: @escaping ([JSValue]) -> JSValue) { self.body = body }
    public func callAsFunction(_ arguments: JSValue...) -> JSValue { body(arguments) }
}
