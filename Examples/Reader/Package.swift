// swift-tools-version: 6.3

import PackageDescription

// A program of somebody else's: it takes the presentation layer as it is, and draws with a view of
// its own.
let package = Package(
    name: "Reader",
    platforms: [.macOS(.v26), .iOS(.v26)],
    dependencies: [.package(name: "FeedHost", path: "../..")],
    targets: [
        .executableTarget(
            name: "Reader",
            dependencies: [
                .product(name: "FeedModel", package: "FeedHost"),
                .product(name: "FeedMarkup", package: "FeedHost"),
                .product(name: "FeedParsing", package: "FeedHost"),
                .product(name: "FeedPresentation", package: "FeedHost"),
                .product(name: "FeedComposition", package: "FeedHost"),
            ]),
        // An app with cells, without the views of a platform.
        .target(
            name: "Cells",
            dependencies: [
                .product(name: "FeedAsync", package: "FeedHost"),
                .product(name: "FeedModel", package: "FeedHost"),
                .product(name: "FeedParsing", package: "FeedHost"),
                .product(name: "FeedPresentation", package: "FeedHost"),
                .product(name: "FeedComposition", package: "FeedHost"),
            ]),
    ]
)
