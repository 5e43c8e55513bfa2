// swift-tools-version: 6.3

import PackageDescription

// One feed and one composition on seven platforms, as programs of somebody else: they take the products of FeedHost.
// README.md counts their lines. Where a platform is missing, a stub of it in Stubs stands for its framework.

/// What views of an app need: they are on the main actor.
let app: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

func example(_ name: String, _ dependencies: [Target.Dependency], isApp: Bool = true) -> Target {
    .target(
        name: "\(name)Example", dependencies: ["Shared"] + layer + dependencies, path: name,
        swiftSettings: isApp ? app : [])
}

func program(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: "\(name)Example", dependencies: ["Shared"] + layer + dependencies, path: name,
        swiftSettings: app)
}

func stub(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Stubs/\(name)", swiftSettings: app)
}

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "FeedHost") }

/// What all import.
let layer = ["FeedComposition", "FeedModel", "FeedPresentation"].map(product)

let package = Package(
    name: "Platforms",
    platforms: [.macOS(.v26), .iOS(.v26)],
    dependencies: [.package(name: "FeedHost", path: "../..")],
    targets: [
        .target(
            name: "Shared", dependencies: layer + [product("FeedParsing")], path: "Shared"),
        example("UIKit", ["UIKit", product("FeedAsync")]),
        example("SwiftUI", ["SwiftUI", "UIKit"]),
        program("CommandLine", [product("TextRendering"), product("FeedRendering")]),
        example("Server", [product("HTMLRendering"), product("FeedRendering")], isApp: false),
        example("AppKit", ["AppKit", product("FeedAsync")]),
        example("Browser", ["JavaScriptKit"]),
        stub("UIKit"), stub("SwiftUI", ["UIKit"]), stub("AppKit"), stub("JavaScriptKit"),
        .testTarget(
            name: "PlatformsTests",
            dependencies: [
                "AppKitExample", "BrowserExample", "CommandLineExample", "ServerExample",
                "SwiftUIExample", "UIKitExample", "AppKit", "JavaScriptKit", "Shared", "SwiftUI",
                "UIKit", product("FeedComposition"), product("FeedModel"), product("FeedTesting"),
            ], path: "Tests",
            // Testing looks for parts of its own for UIKit and AppKit, which stubs do not have.
            swiftSettings: app + [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
    ]
)
