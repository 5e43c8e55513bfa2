// swift-tools-version: 6.3

import PackageDescription

// The module graph is the architecture; docs/maintainers/ARCHITECTURE.md draws it.
// A target sees only what it names here (`make test` builds with
// --explicit-target-dependency-import-check error).

/// Warnings are errors in a checkout between releases, as maintainers and CI have it. Whoever builds a
/// released source, perhaps with a later compiler, is not stopped by a warning; `Tools/strictness` decides
/// the same way.
let isStrict =
    Context.environment["FEEDHOST_STRICT"].map { $0 == "1" }
    ?? Context.gitInformation.map { $0.currentTag == nil } ?? false

/// Settings every Swift target is built with.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatAllWarnings(as: isStrict ? .error : .warning),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
]

/// Settings every C target is built with.
let strictC: [CSetting] = [
    .unsafeFlags(
        ["-std=c11", "-Wall", "-Wextra", "-fvisibility=hidden"] + (isStrict ? ["-Werror"] : []))
]

/// A module of the host or of the presentation layer.
func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// A library in C that is opened with `dlopen` when what it does is needed, and what it offers: a
/// table of plain functions, in a header that both sides see. Nothing links it.
///
/// Its headers lie where the compiler looks anyway.
func opened(_ name: String, linking libraries: [String]) -> [Target] {
    [
        .target(name: "\(name)API", cSettings: strictC),
        .target(
            name: "\(name)Library", dependencies: [.target(name: "\(name)API")], cSettings: strictC,
            linkerSettings: libraries.map { .linkedLibrary($0) }),
    ]
}

/// What lies in one folder of `Sources`.
func floor(_ name: String, _ targets: [Target]) -> [Target] {
    for target in targets { target.path = "Sources/\(name)/\(target.name)" }
    return targets
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

/// The renderers of ours. The makefiles have them from their folders.
let renderers = [
    Renderer(
        name: "TextRenderer", imports: ["FeedModel", "FeedViews", "FeedRendering", "FeedMarkup"],
        entry: ["TextClock"]),
    Renderer(
        name: "HTMLRenderer",
        imports: ["FeedModel", "FeedViews", "FeedRendering", "FeedMarkup"]),
    Renderer(
        name: "JSONRenderer", imports: ["FeedModel", "FeedMarkup", "FeedViews", "FeedRendering"]),
    Renderer(
        name: "TerminalRenderer",
        imports: ["FeedModel", "FeedViews", "FeedRendering", "TextRendering"],
        entry: ["TerminalDevice"]),
    Renderer(name: "ProgressRenderer", imports: ["FeedViews", "FeedRendering"]),
]

/// The renderer with a window, which takes GTK: only `make window` and its kin ask for it, so that nothing else
/// needs that. What of it needs no GTK is always there, and tested with the rest.
let window = Renderer(
    name: "WindowRenderer",
    imports: ["FeedModel", "FeedViews", "FeedRendering", "FeedMarkup", "TextRendering"],
    entry: ["WindowWidgets"])
let hasWindow = Context.environment["FEEDHOST_WINDOW"] == "1"

/// What a renderer draws by: a pure module that tests link.
func drawing(of renderer: Renderer) -> Target {
    .target(
        name: renderer.drawing, dependencies: renderer.imports,
        path: "Plugins/\(renderer.name)/Drawing", swiftSettings: strict)
}

/// What else a renderer has: a C file with the note that is read without running anything, and a thin entry that
/// is only ever opened with `dlopen`.
func entry(of renderer: Renderer) -> [Target] {
    let name = renderer.name
    let drawing = renderer.drawing
    return [
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

// The floors of `Sources`, from what everything stands on upwards. Beside each library in C stand the
// packages of Debian that have what it is linked with; `Tools/dependencies` installs them. Their headers lie where
// the compiler looks anyway; pkg-config would name a folder of shared libraries before that of the static ones.

let system = floor(
    "System",
    [
        .target(name: "LinuxSystem", cSettings: strictC),
        // libmd-dev
        .target(
            name: "LinuxSandbox", cSettings: strictC, linkerSettings: [.linkedLibrary("md")]),
        module("SystemInterface", ["LinuxSystem"]),
    ])

let feed = floor(
    "Feed",
    [
        module("FeedModel"),
        module("FeedMarkup"),
        module("FeedParsing", ["FeedModel", "FeedMarkup"]),
        module(
            "FeedLoading",
            ["FeedModel", "FeedMarkup", "FeedParsing", "SystemInterface", "Zlib"]),
        // zlib1g-dev
        .systemLibrary(name: "Zlib"),
    ])

let presentation = floor(
    "Presentation",
    [
        module("FeedViews", ["FeedModel"]),
        module("FeedPresentation", ["FeedMarkup", "FeedModel", "FeedViews"]),
        module("ReaderPresentation", ["FeedMarkup", "FeedModel", "FeedPresentation"]),
        module("FeedComposition", ["FeedMarkup", "FeedModel", "FeedPresentation"]),
        module("FeedAsync", ["FeedModel", "FeedPresentation"]),
        module("FeedTesting", ["FeedComposition", "FeedModel", "FeedPresentation"]),
    ])

// libjpeg-dev, libpng-dev, libwebp-dev, libgif-dev
let pictureLibraries = ["jpeg", "png", "webp", "webpdemux", "gif", "m"]

let pictures = floor(
    "Pictures",
    [
        module("PictureFormats", ["FeedMarkup"]),
        module(
            "FeedPictures",
            ["FeedPicturesAPI", "FeedModel", "LinuxSandbox", "PictureFormats", "SystemInterface"]),
    ]
        + opened("FeedPictures", linking: pictureLibraries))

let storage = floor(
    "Storage",
    [
        module("FeedStorage", ["FeedModel", "SQLite", "SystemInterface"]),
        // libsqlite3-dev
        .systemLibrary(name: "SQLite"),
    ])

let network = floor(
    "Network",
    [
        module(
            "FeedNetwork",
            [
                "FeedNetworkAPI", "FeedServerAPI", "FeedModel", "FeedMarkup", "FeedParsing",
                "FeedLoading", "FeedStorage", "PictureFormats", "SystemInterface",
            ])
    ]
        // libcurl4-openssl-dev, zlib1g-dev, libbrotli-dev, libzstd-dev
        + opened("FeedNetwork", linking: ["curl", "z", "brotlidec", "zstd"])
        // libmicrohttpd-dev
        + opened("FeedServer", linking: ["microhttpd"]))

let plugins = floor(
    "Plugins",
    [
        module("FeedRendering"),
        .target(
            name: "ShippedRenderers",
            cSettings: strictC + [
                .define("RENDERERS", to: renderers.map(\.name).joined(separator: ","))
            ]),
        module(
            "FeedPluginKit", ["FeedModel", "FeedPluginAPI", "FeedRendering", "FeedViews"]),
        module("WorkerProtocol"),
        module("PluginReading", ["FeedPluginAPI"]),
        module(
            "PluginTracing", ["LinuxSandbox", "PluginReading", "SystemInterface", "WorkerProtocol"]),
        module(
            "PluginFinding",
            [
                "FeedPluginAPI", "LinuxSandbox", "LinuxSystem", "PluginReading", "SystemInterface",
                "WorkerProtocol",
            ]),
        module(
            "PluginHosting",
            [
                "FeedModel", "FeedPluginAPI", "FeedViews", "LinuxSandbox", "LinuxSystem",
                "PluginFinding", "PluginReading", "PluginTracing", "SystemInterface",
                "WorkerProtocol",
            ]),
        module(
            "WorkerHosting",
            [
                "FeedModel", "FeedPluginAPI", "FeedViews", "LinuxSandbox", "LinuxSystem",
                "PluginFinding", "PluginHosting", "PluginReading", "PluginTracing",
                "SystemInterface", "WorkerProtocol",
            ]),
        module(
            "PluginWorker",
            [
                "FeedModel", "FeedPluginAPI", "FeedViews", "LinuxSandbox", "LinuxSystem",
                "PluginFinding", "PluginHosting", "PluginReading", "WorkerProtocol",
            ]),
        module(
            "PluginValidation",
            [
                "FeedModel", "FeedViews", "PluginFinding", "PluginHosting", "PluginReading",
                "PluginTracing", "ReaderPresentation", "SystemInterface", "WorkerHosting",
                "WorkerProtocol",
            ]),
    ])

/// What lies in `Sources` itself: the program, and the one header that plugins share with it.
let host: [Target] = [
    .target(name: "FeedPluginAPI", cSettings: strictC),
    .executableTarget(
        name: "FeedHost",
        dependencies: [
            "FeedModel", "FeedMarkup", "FeedParsing", "FeedLoading", "FeedPresentation",
            "FeedComposition", "FeedNetwork", "FeedPictures", "FeedStorage", "PictureFormats",
            "PluginFinding", "PluginHosting", "PluginReading", "PluginTracing", "PluginValidation",
            "PluginWorker", "ReaderPresentation", "ShippedRenderers", "SystemInterface",
            "LinuxSystem", "WorkerHosting",
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
]

/// What renderers of ours need of the system.
let devices: [Target] = [
    .systemLibrary(name: "TextClock", path: "Plugins/TextRenderer/Clock"),
    // A module of its own, since the headers of chafa and glib lie where only pkg-config finds them.
    .systemLibrary(
        name: "ChafaLibrary", path: "Plugins/TerminalRenderer/Chafa", pkgConfig: "chafa",
        providers: [.apt(["libchafa-dev", "libglib2.0-dev"])]),
    .target(
        name: "TerminalDevice", dependencies: ["ChafaLibrary"],
        path: "Plugins/TerminalRenderer/Device", cSettings: strictC,
        linkerSettings: ["chafa", "glib-2.0"].map { .linkedLibrary($0) }),
]

/// The window's own, and what it needs of the system.
let windowTargets: [Target] =
    [drawing(of: window)]
    + (hasWindow
        ? entry(of: window) + [
            .systemLibrary(
                name: "Adwaita", path: "Plugins/WindowRenderer/Adwaita", pkgConfig: "libadwaita-1",
                providers: [.apt(["libadwaita-1-dev"])]),
            .target(
                name: "WindowWidgets", dependencies: ["Adwaita", "FeedModel"],
                path: "Plugins/WindowRenderer/Widgets", swiftSettings: strict),
        ] : [])

/// Tests of every module, and what several of them share.
let suites: [Target] = [
    .target(
        name: "TestSupport", path: "Tests/TestSupport",
        swiftSettings: strict),
    .target(
        name: "PresentationTestSupport",
        dependencies: ["FeedModel", "FeedPresentation", "FeedRendering"],
        path: "Tests/PresentationTestSupport", swiftSettings: strict),
    tests(
        "FeedPresentationTests",
        ["FeedPresentation", "FeedModel", "FeedTesting", "PresentationTestSupport", "TestSupport"]),
    tests(
        "ReaderPresentationTests",
        ["FeedModel", "FeedTesting", "PresentationTestSupport", "ReaderPresentation"]),
    tests(
        "FeedCompositionTests",
        [
            "FeedAsync", "FeedComposition", "FeedPresentation", "FeedModel", "FeedTesting",
            "PresentationTestSupport",
        ]),
    tests(
        "FeedHostTests",
        [
            "FeedHost", "FeedModel", "FeedNetwork", "FeedPresentation", "FeedTesting",
            "PluginFinding", "PluginReading", "SystemInterface", "TestSupport", "WorkerHosting",
            "WorkerProtocol",
        ]),
    tests(
        "EndToEndTests", ["FeedHost", "PictureTestSupport", "PluginValidation", "TestSupport"]),
    tests("FeedMarkupTests", ["FeedMarkup", "TestSupport"]),
    .target(
        name: "PluginTestSupport",
        dependencies: [
            "FeedModel", "FeedViews", "LinuxSystem", "PluginFinding", "PluginHosting",
            "TestSupport", "WorkerHosting", "WorkerProtocol",
        ],
        path: "Tests/PluginTestSupport", swiftSettings: strict),
    tests(
        "FeedPluginKitTests",
        [
            "FeedModel", "FeedPluginAPI", "FeedPluginKit", "FeedPresentation", "FeedViews",
            "PluginHosting", "PluginReading", "PluginTestSupport", "PresentationTestSupport",
            "ReaderPresentation", "WorkerProtocol",
        ]),
    tests(
        "PluginHostingTests",
        [
            "FeedModel", "FeedPluginAPI", "FeedViews", "LinuxSandbox", "PluginFinding",
            "PluginHosting", "PluginReading", "PluginTestSupport", "PluginTracing",
            "PluginWorker", "PresentationTestSupport", "ReaderPresentation", "SystemInterface",
            "TestSupport",
            "WorkerHosting", "WorkerProtocol",
        ]),
    tests("WorkerProtocolTests", ["TestSupport", "WorkerProtocol"]),
    tests(
        "FeedNetworkTests",
        [
            "FeedLoading", "FeedModel", "FeedNetwork", "FeedStorage", "PluginTestSupport",
            "SystemInterface",
        ]),
    tests(
        "FeedStorageTests",
        ["FeedStorage", "FeedModel", "PluginTestSupport", "SystemInterface"]),
    tests(
        "FeedLoadingTests",
        [
            "FeedLoading", "FeedModel", "FeedParsing", "PluginTestSupport", "SystemInterface",
            "TestSupport",
        ]),
    .target(
        name: "PictureTestSupport", path: "Tests/PictureTestSupport", cSettings: strictC,
        linkerSettings: pictureLibraries.map { .linkedLibrary($0) }),
    tests(
        "FeedPicturesLibraryTests",
        ["FeedPicturesAPI", "FeedPicturesLibrary", "PictureTestSupport"]),
    tests("FeedPicturesTests", ["FeedModel", "FeedPictures", "PictureFormats", "SystemInterface"]),
    tests("FeedRenderingTests", ["FeedRendering"]),
    tests(
        "ProgressRenderingTests", ["ProgressRendering", "FeedViews", "FeedRendering"]),
    .testTarget(
        name: "TextRenderingTests",
        dependencies: [
            "TextRendering", "FeedPresentation", "FeedTesting", "FeedViews", "FeedRendering",
            "PresentationTestSupport", "TestSupport",
        ],
        exclude: ["Snapshots"], swiftSettings: strict),
    tests(
        "FeedParsingTests",
        ["FeedParsing", "FeedLoading", "FeedModel", "FeedMarkup", "TestSupport"]),
    .testTarget(
        name: "HTMLRenderingTests",
        dependencies: [
            "HTMLRendering", "FeedMarkup", "FeedPresentation", "FeedTesting", "FeedViews",
            "FeedRendering", "PresentationTestSupport", "TestSupport",
        ],
        exclude: ["Snapshots"], swiftSettings: strict),
    tests(
        "TerminalRenderingTests",
        [
            "TerminalRendering", "TextRendering", "FeedModel", "FeedPresentation", "FeedViews",
            "FeedRendering", "PresentationTestSupport", "ReaderPresentation", "TestSupport",
        ]),
    tests(
        "WindowRenderingTests",
        [
            "WindowRendering", "FeedMarkup", "FeedModel", "FeedPresentation", "FeedViews",
            "FeedRendering", "PresentationTestSupport",
        ]),
    tests(
        "ArticleDrawingTests",
        [
            "HTMLRendering", "JSONRendering", "TerminalRendering", "TextRendering",
            "WindowRendering", "FeedMarkup", "FeedModel", "FeedPresentation", "FeedRendering",
            "FeedViews", "PresentationTestSupport",
        ]),
    tests(
        "JSONRenderingTests",
        ["JSONRendering", "FeedModel", "FeedViews", "FeedRendering", "PresentationTestSupport"]),
    tests(
        "HTMLRendererTests",
        [
            "FeedModel", "FeedPresentation", "FeedRendering", "HTMLRendering",
            "PluginHosting", "PluginReading", "PluginTestSupport", "PresentationTestSupport",
        ]),
    tests(
        "TextRendererTests",
        [
            "FeedPresentation", "FeedRendering", "TextRendering", "PluginHosting",
            "PluginReading", "PluginTestSupport", "WorkerProtocol", "PresentationTestSupport",
        ]),
    tests(
        "ProgressRendererTests",
        [
            "FeedViews", "PluginHosting", "PluginReading", "PluginTestSupport", "WorkerProtocol",
        ]),
    tests(
        "JSONRendererTests",
        [
            "FeedViews", "FeedRendering", "JSONRendering", "PluginHosting",
            "PluginReading", "PluginTestSupport", "PresentationTestSupport",
        ]),
]

/// The suites to compile: all, or those that FEEDHOST_TESTS names, separated by commas, which takes a
/// fraction of the time while one works on a few modules.
let chosenSuites = suites.filter { suite in
    guard suite.type == .test, let names = Context.environment["FEEDHOST_TESTS"] else {
        return true
    }
    return names.split(separator: ",").contains { $0 == suite.name }
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
        .library(name: "FeedViews", targets: ["FeedViews"]),
        .library(name: "FeedPresentation", targets: ["FeedPresentation"]),
        .library(name: "ReaderPresentation", targets: ["ReaderPresentation"]),
        .library(name: "FeedComposition", targets: ["FeedComposition"]),
        .library(name: "FeedAsync", targets: ["FeedAsync"]),
        // The pure drawers: what the renderers of these names draw, to an output of the caller's.
        .library(name: "FeedRendering", targets: ["FeedRendering"]),
        .library(name: "HTMLRendering", targets: ["HTMLRendering"]),
        .library(name: "JSONRendering", targets: ["JSONRendering"]),
        .library(name: "TextRendering", targets: ["TextRendering"]),
        // For the tests of those who use these.
        .library(name: "FeedTesting", targets: ["FeedTesting"]),
        .library(name: "FeedPluginKit", targets: ["FeedPluginKit"]),
        .library(name: "FeedHostNetwork", type: .dynamic, targets: ["FeedNetworkLibrary"]),
        .library(name: "FeedHostServer", type: .dynamic, targets: ["FeedServerLibrary"]),
        .library(name: "FeedHostPictures", type: .dynamic, targets: ["FeedPicturesLibrary"]),
    ] + (renderers + (hasWindow ? [window] : [])).map(\.product),
    targets: system + feed + presentation + storage + network + pictures + plugins + host
        + renderers.flatMap { [drawing(of: $0)] + entry(of: $0) } + devices + windowTargets
        + chosenSuites,
    cLanguageStandard: .c11
)
