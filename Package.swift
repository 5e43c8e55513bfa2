// swift-tools-version: 6.3

import PackageDescription

// The module graph is the architecture; docs/ARCHITECTURE.md draws it.
// A target sees only what it names here (`make test` builds with
// --explicit-target-dependency-import-check error).

/// Settings every Swift target is built with.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
]

/// Settings every C target is built with.
let strictC: [CSetting] = [
    .unsafeFlags(["-std=c11", "-Wall", "-Wextra", "-Werror", "-fvisibility=hidden"])
]

/// A module of the host or of the presentation layer.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// A module's unit tests.
func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// A renderer of ours, in a folder of its name in `Plugins`.
struct Renderer {
    let name: String
    /// What its drawing module imports; that has the renderer's name, with `Rendering`.
    let imports: [Target.Dependency]
    /// What its entry needs besides.
    var entry: [Target.Dependency] = []

    var drawing: String { name.replacing("Renderer", with: "Rendering") }

    /// The dynamic library it is shipped as.
    var product: Product { .library(name: name, type: .dynamic, targets: [name, "\(name)Note"]) }
}

/// The renderers of ours.
let renderers = [
    Renderer(
        name: "TextRenderer", imports: ["FeedPresentation", "FeedRendering", "FeedMarkup"],
        entry: ["TextClock"]),
    Renderer(name: "HTMLRenderer", imports: ["FeedPresentation", "FeedRendering", "FeedMarkup"]),
    Renderer(name: "JSONRenderer", imports: ["FeedMarkup", "FeedPresentation", "FeedRendering"]),
    Renderer(
        name: "TerminalRenderer",
        imports: ["FeedModel", "FeedPresentation", "FeedRendering", "TextRendering"],
        entry: ["TerminalDevice"]),
    Renderer(name: "ProgressRenderer", imports: ["FeedPresentation", "FeedRendering"]),
]

/// A renderer's modules: a pure drawing module that tests link, a C file with the note that is
/// read without running anything, and a thin entry that is only ever opened with `dlopen`.
func targets(of renderer: Renderer) -> [Target] {
    let name = renderer.name
    let drawing = renderer.drawing
    return [
        .target(
            name: drawing, dependencies: renderer.imports, path: "Plugins/\(name)/Drawing",
            swiftSettings: strict),
        .target(
            name: "\(name)Note", dependencies: ["FeedPluginAPI"], path: "Plugins/\(name)/Note",
            publicHeadersPath: ".", cSettings: strictC + [.headerSearchPath("include")]),
        .target(
            name: name,
            dependencies: [
                .target(name: drawing), .target(name: "\(name)Note"), "FeedPluginAPI",
                "FeedPluginKit",
            ] + renderer.imports + renderer.entry,
            path: "Plugins/\(name)/Entry", swiftSettings: strict,
            linkerSettings: [
                // gold, the default, leaves local symbols in the dynamic table.
                .unsafeFlags([
                    "-use-ld=lld", "-Xlinker",
                    "--version-script=\(Context.packageDirectory)/Plugins/exports.map",
                ]),
                // A released plugin brings its own Swift runtime.
                .unsafeFlags(["-static-stdlib"], .when(configuration: .release)),
            ]),
    ]
}

let package = Package(
    name: "FeedHost",
    // Of the products that an app takes; docs/PRESENTATION.md says what of them asks for that.
    platforms: [.macOS(.v26), .iOS(.v26), .tvOS(.v26), .watchOS(.v26), .visionOS(.v26)],
    products: [
        .executable(name: "feedhost", targets: ["FeedHost"]),
        // What travels: pure Swift, which names no platform. Tests/Travel shows it.
        .library(name: "FeedModel", targets: ["FeedModel"]),
        .library(name: "FeedMarkup", targets: ["FeedMarkup"]),
        .library(name: "FeedParsing", targets: ["FeedParsing"]),
        .library(name: "FeedPresentation", targets: ["FeedPresentation"]),
        .library(name: "FeedComposition", targets: ["FeedComposition"]),
        .library(name: "FeedPluginKit", targets: ["FeedPluginKit"]),
        .library(name: "FeedHostNetwork", type: .dynamic, targets: ["FeedNetworkLibrary"]),
        .library(name: "FeedHostStorage", type: .dynamic, targets: ["FeedStorageLibrary"]),
        .library(name: "FeedHostUnpacking", type: .dynamic, targets: ["FeedUnpackingLibrary"]),
        .library(name: "FeedHostPictures", type: .dynamic, targets: ["FeedPicturesLibrary"]),
    ] + renderers.map(\.product),
    targets: [
        module("FeedModel"),
        module("FeedMarkup"),
        module("FeedParsing", ["FeedModel", "FeedMarkup"]),
        module("SystemInterface", ["LinuxSystem"]),
        .target(name: "FeedUnpackingAPI", cSettings: strictC),
        // Opened with `dlopen` when a document is packed; nothing links it.
        .target(
            name: "FeedUnpackingLibrary", dependencies: ["FeedUnpackingAPI", "ZLibrary"],
            cSettings: strictC, linkerSettings: [.linkedLibrary("z")]),
        module(
            "FeedLoading",
            ["FeedModel", "FeedMarkup", "FeedParsing", "FeedUnpackingAPI", "SystemInterface"]),
        module("FeedPresentation", ["FeedModel"]),
        module("FeedRendering"),
        module("FeedComposition", ["FeedModel", "FeedPresentation"]),
        .systemLibrary(
            name: "CurlLibrary", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        .systemLibrary(
            name: "SQLiteLibrary", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "ZLibrary", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(
            name: "BrotliLibrary", pkgConfig: "libbrotlidec",
            providers: [.apt(["libbrotli-dev"])]),
        .systemLibrary(
            name: "ZstdLibrary", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"])]),
        .target(name: "FeedNetworkAPI", cSettings: strictC),
        // Opened with `dlopen` when a source needs the network; nothing links it.
        .target(
            name: "FeedNetworkLibrary",
            dependencies: [
                "FeedNetworkAPI", "CurlLibrary", "ZLibrary", "BrotliLibrary", "ZstdLibrary",
            ],
            cSettings: strictC,
            linkerSettings: ["curl", "z", "brotlidec", "zstd"].map { .linkedLibrary($0) }),
        .target(name: "FeedStorageAPI", cSettings: strictC),
        // Opened with `dlopen` when something kept is needed; nothing links it.
        .target(
            name: "FeedStorageLibrary", dependencies: ["FeedStorageAPI", "SQLiteLibrary"],
            cSettings: strictC, linkerSettings: [.linkedLibrary("sqlite3")]),
        module("FeedStorage", ["FeedModel", "FeedStorageAPI", "SystemInterface"]),
        module(
            "FeedNetwork",
            [
                "FeedNetworkAPI", "FeedModel", "FeedMarkup", "FeedParsing", "FeedLoading",
                "FeedStorage", "SystemInterface",
            ]),
        .systemLibrary(
            name: "JPEGLibrary", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"])]),
        .systemLibrary(
            name: "PNGLibrary", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
        .systemLibrary(
            name: "WebPLibrary", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"])]),
        .systemLibrary(
            name: "GIFLibrary", pkgConfig: "libgif", providers: [.apt(["libgif-dev"])]),
        .target(name: "FeedPicturesAPI", cSettings: strictC),
        // Opened with `dlopen` in a confined process that makes one picture smaller.
        .target(
            name: "FeedPicturesLibrary",
            dependencies: [
                "FeedPicturesAPI", "JPEGLibrary", "PNGLibrary", "WebPLibrary", "GIFLibrary",
            ],
            cSettings: strictC,
            linkerSettings: ["jpeg", "png", "webp", "webpdemux", "gif", "m"].map {
                .linkedLibrary($0)
            }),
        module("FeedPictures", ["FeedPicturesAPI", "FeedModel", "FeedNetwork", "LinuxSandbox"]),
        .target(name: "FeedPluginAPI", cSettings: strictC),
        .target(name: "LinuxSystem", cSettings: strictC),
        .target(name: "LinuxSandbox", cSettings: strictC),
        module("WorkerProtocol"),
        module(
            "FeedPluginKit", ["FeedModel", "FeedPluginAPI", "FeedPresentation", "FeedRendering"]),
        module(
            "PluginHosting",
            [
                "FeedModel", "FeedPluginAPI", "FeedPresentation", "LinuxSandbox", "LinuxSystem",
                "WorkerProtocol",
            ]),
        module(
            "PluginValidation",
            ["FeedModel", "FeedPresentation", "PluginHosting", "WorkerProtocol"]),
        .executableTarget(
            name: "FeedHost",
            dependencies: [
                "FeedModel", "FeedMarkup", "FeedParsing", "FeedLoading", "FeedPresentation",
                "FeedComposition", "FeedNetwork", "FeedPictures", "FeedStorage", "PluginHosting",
                "PluginValidation",
                "SystemInterface", "LinuxSystem",
                "WorkerProtocol",
            ],
            exclude: ["exports.map"], swiftSettings: strict,
            linkerSettings: [
                // The static runtime's flags export every symbol; one a plugin brings as well
                // would then be bound to the host's. Sanitizers have to be seen by all libraries.
                .unsafeFlags(
                    [
                        "-use-ld=lld", "-Xlinker",
                        "--version-script=\(Context.packageDirectory)/Sources/FeedHost/exports.map",
                    ], .when(configuration: .release))
            ]),
        .target(
            name: "TestSupport", dependencies: ["FeedComposition"], path: "Tests/TestSupport",
            swiftSettings: strict),
        .target(
            name: "PresentationTestSupport", dependencies: ["FeedModel", "FeedPresentation"],
            path: "Tests/PresentationTestSupport", swiftSettings: strict),
        tests("FeedPresentationTests", ["FeedPresentation", "FeedModel", "TestSupport"]),
        tests(
            "FeedCompositionTests",
            ["FeedComposition", "FeedPresentation", "FeedModel", "TestSupport"]),
        tests(
            "FeedHostTests",
            [
                "FeedHost", "FeedModel", "FeedNetwork", "FeedPresentation", "PluginHosting",
                "SystemInterface", "WorkerProtocol",
            ]),
        tests("EndToEndTests", ["FeedHost", "PictureTestSupport", "PluginValidation"]),
        tests("FeedMarkupTests", ["FeedMarkup"]),
        .target(
            name: "PluginTestSupport",
            dependencies: ["FeedModel", "FeedPresentation", "PluginHosting"],
            path: "Tests/PluginTestSupport", swiftSettings: strict),
        tests(
            "FeedPluginKitTests",
            [
                "FeedModel", "FeedPluginAPI", "FeedPluginKit", "FeedPresentation", "PluginHosting",
                "PluginTestSupport",
            ]),
        tests(
            "PluginHostingTests",
            [
                "FeedModel", "FeedPluginAPI", "FeedPresentation", "LinuxSandbox", "PluginHosting",
                "PluginTestSupport", "WorkerProtocol",
            ]),
        tests("WorkerProtocolTests", ["WorkerProtocol"]),
        tests(
            "FeedNetworkTests",
            [
                "FeedNetwork", "FeedLoading", "FeedModel", "FeedParsing", "FeedStorage",
                "PluginTestSupport",
            ]),
        tests("FeedStorageTests", ["FeedStorage", "FeedModel", "PluginTestSupport"]),
        tests("FeedLoadingTests", ["FeedLoading", "FeedModel", "SystemInterface"]),
        .target(
            name: "PictureTestSupport",
            dependencies: ["JPEGLibrary", "PNGLibrary", "WebPLibrary", "GIFLibrary"],
            path: "Tests/PictureTestSupport", cSettings: strictC,
            linkerSettings: ["jpeg", "png", "webp", "gif"].map { .linkedLibrary($0) }),
        tests(
            "FeedPicturesLibraryTests",
            ["FeedPicturesAPI", "FeedPicturesLibrary", "PictureTestSupport"]),
        tests("FeedPicturesTests", ["FeedModel", "FeedNetwork", "FeedPictures"]),
        tests("FeedRenderingTests", ["FeedRendering"]),
        tests(
            "ProgressRenderingTests", ["ProgressRendering", "FeedPresentation", "FeedRendering"]),
        .testTarget(
            name: "TextRenderingTests",
            dependencies: [
                "TextRendering", "FeedPresentation", "FeedRendering", "PresentationTestSupport",
            ],
            exclude: ["Snapshots"], swiftSettings: strict),
        tests("FeedParsingTests", ["FeedParsing", "FeedLoading", "FeedModel", "FeedMarkup"]),
    ]
        + renderers.flatMap(targets(of:))
        + [
            .testTarget(
                name: "HTMLRenderingTests",
                dependencies: [
                    "HTMLRendering", "FeedMarkup", "FeedPresentation", "FeedRendering",
                    "PresentationTestSupport",
                ],
                exclude: ["Snapshots"], swiftSettings: strict),
            .systemLibrary(name: "TextClock", path: "Plugins/TextRenderer/Clock"),
            .systemLibrary(
                name: "ChafaLibrary", pkgConfig: "chafa",
                providers: [.apt(["libchafa-dev", "libglib2.0-dev"])]),
            .target(
                name: "TerminalDevice", dependencies: ["ChafaLibrary"],
                path: "Plugins/TerminalRenderer/Device", cSettings: strictC,
                linkerSettings: ["chafa", "glib-2.0"].map { .linkedLibrary($0) }),
            tests(
                "TerminalRenderingTests",
                [
                    "TerminalRendering", "TextRendering", "FeedModel", "FeedPresentation",
                    "FeedRendering", "PresentationTestSupport",
                ]),
            tests("JSONRenderingTests", ["JSONRendering", "FeedPresentation", "FeedRendering"]),
            tests(
                "HTMLRendererTests",
                [
                    "FeedModel", "FeedPresentation", "FeedRendering", "HTMLRendering",
                    "PluginHosting", "PluginTestSupport",
                ]),
            tests(
                "TextRendererTests",
                [
                    "FeedPresentation", "FeedRendering", "TextRendering", "PluginHosting",
                    "PluginTestSupport",
                ]),
            tests(
                "ProgressRendererTests",
                ["FeedPresentation", "PluginHosting", "PluginTestSupport"]),
            tests(
                "JSONRendererTests",
                [
                    "FeedPresentation", "FeedRendering", "JSONRendering", "PluginHosting",
                    "PluginTestSupport",
                ]),
        ],
    cLanguageStandard: .c11
)
