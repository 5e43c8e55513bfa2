// swift-tools-version: 6.3

import PackageDescription

// What a renderer in Swift is made with, as a package of its own, which others depend on by its path:
//
//     .package(path: "/usr/local/share/feedhost/swift/FeedPluginKit")

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

let package = Package(
    name: "FeedPluginKit",
    products: [
        .library(name: "FeedPluginKit", targets: ["FeedPluginKit", "FeedPluginAPI", "FeedModel"]),
        // Bytes of markup, for those who draw content themselves, as FeedHost's own renderers do.
        .library(name: "FeedMarkup", targets: ["FeedMarkup"]),
    ],
    targets: [
        .target(name: "FeedPluginAPI"),
        module("FeedModel"),
        module("FeedMarkup"),
        module("FeedViews", ["FeedModel"]),
        module("FeedRendering"),
        module(
            "FeedPluginKit", ["FeedModel", "FeedPluginAPI", "FeedRendering", "FeedViews"]),
    ],
    cLanguageStandard: .c11
)
