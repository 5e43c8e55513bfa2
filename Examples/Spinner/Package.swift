// swift-tools-version: 6.3

import PackageDescription

// Where it is installed, the kit lies beside the examples. FEEDHOST_KIT names another one.
let kit = Context.environment["FEEDHOST_KIT"] ?? "../../swift/FeedPluginKit"

let package = Package(
    name: "spinner",
    products: [.library(name: "spinner", type: .dynamic, targets: ["Spinner", "SpinnerNote"])],
    dependencies: [.package(name: "FeedPluginKit", path: kit)],
    targets: [
        .target(
            name: "SpinnerNote",
            dependencies: [.product(name: "FeedPluginKit", package: "FeedPluginKit")]),
        .target(
            name: "Spinner",
            dependencies: [
                "SpinnerNote", .product(name: "FeedPluginKit", package: "FeedPluginKit"),
            ],
            // A plugin brings its own Swift runtime, and exports its entry only.
            linkerSettings: [
                .unsafeFlags([
                    "-use-ld=lld", "-static-stdlib", "-Xlinker",
                    "--version-script=\(Context.packageDirectory)/../../exports.map",
                ])
            ]),
    ]
)
