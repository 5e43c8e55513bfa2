// swift-tools-version: 6.3

import PackageDescription

// The kit comes with FeedHost. FEEDHOST_KIT names another one, such as on another machine.
let kit = Context.environment["FEEDHOST_KIT"] ?? "@KIT@"

let package = Package(
    name: "@NAME@",
    products: [.library(name: "@NAME@", type: .dynamic, targets: ["Plugin", "Note"])],
    dependencies: [.package(name: "FeedPluginKit", path: kit)],
    targets: [
        .systemLibrary(name: "CGTK", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
        .target(
            name: "Note",
            dependencies: [.product(name: "FeedPluginKit", package: "FeedPluginKit")]),
        .target(
            name: "Plugin",
            dependencies: ["CGTK", "Note", .product(name: "FeedPluginKit", package: "FeedPluginKit")],
            swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("ExistentialAny")],
            // A plugin brings its own Swift runtime, and exports its entry only.
            linkerSettings: [
                .unsafeFlags([
                    "-use-ld=lld", "-static-stdlib", "-Xlinker", "--gc-sections", "-Xlinker",
                    "--version-script=\(Context.packageDirectory)/exports.map",
                ])
            ]),
    ]
)
