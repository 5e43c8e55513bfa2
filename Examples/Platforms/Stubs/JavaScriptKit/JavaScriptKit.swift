// A STUB of JavaScriptKit, for tests without a browser: its values, and a document of elements with children.

@dynamicMemberLookup public enum JSValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
    case undefined
    case boolean(Bool)
    case string(String)
    case object(JSObject)

    public init(stringLiteral text: String) { self = .string(text) }
    public init(booleanLiteral truth: Bool) { self = .boolean(truth) }

    public var object: JSObject? { if case .object(let object) = self { object } else { nil } }
    public var string: String? { if case .string(let text) = self { text } else { nil } }

    public subscript(dynamicMember name: String) -> JSValue {
        get { object?.members[name] ?? .undefined }
        nonmutating set { object?.members[name] = newValue }
    }
    public subscript(dynamicMember name: String) -> (JSValue...) -> JSValue {
        { [object] arguments in object?.call(name, arguments) ?? .undefined }
    }
}

@dynamicMemberLookup public class JSObject {
    public static let global = JSObject()

    public var members: [String: JSValue] = [:]
    public private(set) var children: [JSObject] = []

    public init() {}

    public subscript(dynamicMember name: String) -> JSValue {
        name == "document" ? .object(self) : members[name] ?? .undefined
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
