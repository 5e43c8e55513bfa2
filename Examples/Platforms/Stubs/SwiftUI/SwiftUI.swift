public import UIKit

// A STUB of SwiftUI, for tests on systems without it: the declarations that the examples use. A view is drawn as its texts.

public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
    /// Of the stub: what is seen, from top to bottom.
    func drawn(into screen: Screen)
}

extension View {
    public func drawn(into screen: Screen) { body.drawn(into: screen) }
    public func navigationTitle(_ title: String) -> Drawn {
        changed { $0.texts.insert(title, at: 0) }
    }
    public func task(_ work: @escaping () async -> Void) -> Drawn {
        changed { $0.tasks.append(work) }
    }
    public func refreshable(_ work: @escaping () async -> Void) -> Drawn {
        changed { $0.refresh = work }
    }
    public func onAppear(_ work: @escaping () -> Void) -> Drawn {
        changed { $0.appearing.append(work) }
    }
    public func onDisappear(_ work: @escaping () -> Void) -> Drawn {
        changed { $0.disappearing.append(work) }
    }
    private func changed(_ change: @escaping (Screen) -> Void) -> Drawn {
        Drawn { screen in
            drawn(into: screen)
            change(screen)
        }
    }
}

/// Of the stub: what views have drawn, and what they wait for.
public final class Screen {
    public var texts: [String] = []
    public var pictures: [UIImage] = []
    public var buttons: [() -> Void] = []
    public var tasks: [() async -> Void] = []
    public var appearing: [() -> Void] = []
    public var disappearing: [() -> Void] = []
    public var refresh: (() async -> Void)?
    public init(_ view: some View) { view.drawn(into: self) }
}

public struct Drawn: View {
    let draw: (Screen) -> Void
    public var body: Never { return fatalError("it draws itself") }
    public func drawn(into screen: Screen) { draw(screen) }
}

extension Never: View {
    public var body: Never { return fatalError("nobody has one") }
}

@resultBuilder public enum ViewBuilder {
    public static func buildExpression(_ view: some View) -> Drawn {
        Drawn { view.drawn(into: $0) }
    }
    public static func buildBlock(_ views: Drawn...) -> Drawn {
        Drawn { screen in for view in views { view.draw(screen) } }
    }
    public static func buildOptional(_ view: Drawn?) -> Drawn { view ?? Drawn { _ in } }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func Text(_ text: String) -> Drawn { Drawn { $0.texts.append(text) } }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func Image(uiImage image: UIImage) -> Drawn { Drawn { $0.pictures.append(image) } }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func Button(_ title: String, action: @escaping () -> Void) -> Drawn {
    Drawn { $0.buttons.append(action) }
}
// swift-format-ignore: AlwaysUseLowerCamelCase
public func VStack(@ViewBuilder content: () -> Drawn) -> Drawn { content() }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func List<Rows: Collection>(
    _ rows: Rows, id: KeyPath<Rows.Element, some Hashable>, rowContent: (Rows.Element) -> some View
) -> Drawn {
    let views = rows.map(rowContent)
    return Drawn { screen in for view in views { view.drawn(into: screen) } }
}

@propertyWrapper public struct State<Value> {
    public var wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
