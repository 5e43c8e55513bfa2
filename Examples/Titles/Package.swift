// swift-tools-version: 6.3

import PackageDescription

let package = Package(
    name: "Titles",
    products: [.library(name: "Titles", type: .dynamic, targets: ["Titles", "TitlesNote"])],
    dependencies: [.package(name: "FeedHost", path: "../..")],
    targets: [
        .target(
            name: "TitlesNote",
            dependencies: [.product(name: "FeedPluginKit", package: "FeedHost")]),
        .target(
            name: "Titles",
            dependencies: ["TitlesNote", .product(name: "FeedPluginKit", package: "FeedHost")],
            // A plugin brings its own Swift runtime, and exports its entry only.
            linkerSettings: [
                .unsafeFlags([
                    "-use-ld=lld", "-static-stdlib", "-Xlinker",
                    "--version-script=\(Context.packageDirectory)/../../Plugins/exports.map",
                ])
            ]),
    ]
)
