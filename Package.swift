// swift-tools-version: 6.0
import Foundation
import PackageDescription

let package = Package(
    name: "Presentations",
    platforms: [.iOS(.v15), .macCatalyst(.v15)],
    products: [
        .library(name: "Presentations", targets: ["Presentations"]),
        .library(name: "PresentationsTesting", targets: ["PresentationsTesting"]),
        .library(name: "DemoScreens", targets: ["DemoScreens"]),
        .library(name: "DemoCatalogue", targets: ["DemoCatalogue"]),
        .library(name: "UIKitProbe", targets: ["UIKitProbe"]),
        .executable(name: "snapshots", targets: ["SnapshotCommand"]),
    ],
    targets: [
        .target(name: "Presentations"),

        // What a window shows, as numbers: everywhere the same code, without UIKit.
        .target(name: "LayoutSnapshots", path: "Sources/Testing/LayoutSnapshots"),
        // Moving pictures for people to look at, which no test compares.
        .target(
            name: "AnimatedPictures", dependencies: ["LayoutSnapshots"], path: "Sources/Testing/AnimatedPictures"),
        .target(
            name: "PresentationsTesting", dependencies: ["AnimatedPictures", "LayoutSnapshots"],
            path: "Sources/Testing/PresentationsTesting"),
        .executableTarget(
            name: "SnapshotCommand", dependencies: ["CommandOptions", "LayoutSnapshots"],
            path: "Sources/Testing/SnapshotCommand"),
        .target(name: "CommandOptions", path: "Sources/Testing/CommandOptions"),
        // Asks the UIKit that it runs on what it does.
        .target(name: "UIKitProbe", path: "Sources/Testing/UIKitProbe"),

        // Ordinary view controllers, for the gallery and for demo apps.
        .target(name: "DemoScreens", dependencies: ["Presentations"], path: "Sources/Demo/DemoScreens"),
        // What there is to try, with all options and the code of each, for the playground and the demo app.
        .target(
            name: "DemoCatalogue", dependencies: ["DemoScreens", "Presentations"], path: "Sources/Demo/DemoCatalogue"),

        // The styles that the tests which all styles share go through.
        .target(name: "StyleSamples", dependencies: ["Presentations"], path: "Tests/StyleSamples"),
        // What several of the kit's test targets need, which are below.
        .target(
            name: "KitTestSupport", dependencies: ["Presentations", "PresentationsTesting", "StyleSamples"],
            path: "Tests/PresentationsTests/Support", exclude: ["Headless"]),
        // What an app can do with the public interface: no @testable.
        .testTarget(
            name: "OwnStyleTests", dependencies: ["Presentations", "PresentationsTesting"], exclude: ["Headless"]),
        .testTarget(
            name: "PresentationsTestingTests",
            dependencies: [
                "AnimatedPictures", "Music", "Presentations", "PresentationsTesting", "LayoutSnapshots",
                "TemporaryFolder",
            ]),
        .testTarget(
            name: "LayoutSnapshotsTests",
            dependencies: ["AnimatedPictures", "LayoutSnapshots", "SeededRandom", "TemporaryFolder"]),
        .testTarget(name: "DemoCatalogueTests", dependencies: ["DemoCatalogue", "PresentationsTesting"]),
        .testTarget(name: "UIKitProbeTests", dependencies: ["UIKitProbe"], exclude: ["Headless"]),
        // What several test targets need.
        .target(name: "SeededRandom", path: "Tests/SeededRandom"),
        .target(name: "TemporaryFolder", path: "Tests/TemporaryFolder"),

        // The code of the README and of the articles, and what holds for all pages: links lead somewhere.
        .testTarget(
            name: "DocumentationTests",
            dependencies: ["Places", "Presentations", "PresentationsTesting", "StyleSamples"],
            exclude: ["Headless", "Migration"]),
        .testTarget(
            name: "MigrationTests", dependencies: ["Presentations", "PresentationsTesting"],
            path: "Tests/DocumentationTests/Migration", exclude: ["Headless"]),

        // Screens to copy, a file each.
        .target(name: "Cookbook", dependencies: ["Presentations"], path: "Examples/Cookbook/Sources/Cookbook"),
        .testTarget(
            name: "CookbookTests", dependencies: ["Cookbook", "Presentations", "PresentationsTesting"],
            path: "Examples/Cookbook/Tests/CookbookTests", exclude: ["Headless"]),

        // The example of the article Pinning Layouts, as the package that it is to its reader has it.
        .target(name: "Music", dependencies: ["Presentations"], path: "Examples/Music/Sources/Music"),
        .testTarget(
            name: "MusicTests", dependencies: ["Music", "PresentationsTesting"],
            path: "Examples/Music/Tests/MusicTests"),
        // What the tutorial makes, as the package that it is to its reader has it.
        .target(name: "Places", dependencies: ["Presentations"], path: "Examples/Places/Sources/Places"),
        .testTarget(
            name: "PlacesTests", dependencies: ["Places", "PresentationsTesting"],
            path: "Examples/Places/Tests/PlacesTests"),

        // Screens of ordinary apps, without a word of the kit: tests present them in its sheets and drive them.
        .target(name: "MainActions", path: "Examples/Screens/Sources/MainActions"),
        .target(name: "SettingsScreen", path: "Examples/Screens/Sources/Settings"),
        .target(name: "ChatScreen", dependencies: ["MainActions"], path: "Examples/Screens/Sources/Chat"),
        .target(name: "CheckoutScreen", dependencies: ["MainActions"], path: "Examples/Screens/Sources/Checkout"),
        .target(
            name: "PhotoBrowserScreen", dependencies: ["MainActions"], path: "Examples/Screens/Sources/PhotoBrowser"),
        .target(name: "PlayerScreen", dependencies: ["MainActions"], path: "Examples/Screens/Sources/Player"),
        .testTarget(
            name: "ScreensTests",
            dependencies: [
                "ChatScreen", "CheckoutScreen", "PhotoBrowserScreen", "PlayerScreen", "Presentations",
                "PresentationsTesting", "SettingsScreen",
            ],
            path: "Examples/Screens/Tests/ScreensTests"),
    ]
)

// The tests of the kit itself, a folder each: of about a thousand macros of Swift Testing at most, since what one costs the compiler
// grows with their number in a module.
let kitTests = [
    "Combinations", "Containers", "Content", "Dragging", "Environment", "Layout", "Presenters", "Requests", "Styles",
    "Transitions",
]
package.targets += kitTests.map { topic in
    .testTarget(
        name: "\(topic)Tests",
        dependencies: ["KitTestSupport", "Presentations", "PresentationsTesting", "SeededRandom", "StyleSamples"],
        path: "Tests/PresentationsTests/\(topic)", exclude: ["Headless"])
}

// SwiftPM refuses unsafe flags in a package that another one depends on by its version.
let isDependency = ["/checkouts/", "/registry/"].contains { Context.packageDirectory.contains($0) }

// The screens are written as in a new project of Xcode 26: the main actor is the default isolation.
let screens = ["ChatScreen", "CheckoutScreen", "PhotoBrowserScreen", "PlayerScreen", "SettingsScreen"]
for target in package.targets where screens.contains(target.name) && !isDependency {
    target.swiftSettings = [.unsafeFlags(["-default-isolation", "MainActor"])]
}

#if os(Linux)
    // Apple's platforms have UIKit. Linux gets a headless module of that name, so the sources above stay the same.
    let importUIKit = [
        "Presentations", "PresentationsTesting", "Cookbook", "DemoScreens", "DemoCatalogue", "UIKitProbe",
        "MainActions", "StyleSamples",
    ]
    let testWithUIKit =
        kitTests.map { "\($0)Tests" } + [
            "CookbookTests", "DemoCatalogueTests", "DocumentationTests", "KitTestSupport", "MigrationTests",
            "OwnStyleTests", "PresentationsTestingTests", "ScreensTests", "UIKitProbeTests",
        ]
    for target in package.targets where (importUIKit + screens + testWithUIKit).contains(target.name) {
        // With the modules that a file imports if it needs less than UIKit.
        target.dependencies += ["CoreGraphics", "QuartzCore", "UIKit"]
    }
    // The users' tests import Testing and these modules as well, so the overlays come with what they depend on.
    for target in package.targets where (testWithUIKit + ["PresentationsTesting"]).contains(target.name) {
        target.dependencies += ["_Testing_CoreGraphics", "_Testing_UIKit"]
        // Tests that need the virtual clock, or what only the headless module lets a test do.
        target.exclude.removeAll { $0 == "Headless" }
    }
    package.products += [
        .executable(name: "gallery", targets: ["Gallery"])
    ]
    package.targets += [
        .target(
            name: "UIKit", dependencies: ["HeadlessCoreGraphics", "HeadlessMainThread"],
            path: "HeadlessUIKit/Sources/UIKit"),
        .target(name: "HeadlessCoreGraphics", path: "HeadlessUIKit/Sources/HeadlessCoreGraphics"),
        // Brings what the system has for the main queue to the virtual clock. In C, as what it replaces.
        .target(name: "HeadlessMainThread", path: "HeadlessUIKit/Sources/HeadlessMainThread"),
        .target(
            name: "CoreGraphics", dependencies: ["HeadlessCoreGraphics"], path: "HeadlessUIKit/Sources/CoreGraphics"),
        .target(
            name: "QuartzCore", dependencies: ["CoreGraphics", "UIKit"], path: "HeadlessUIKit/Sources/QuartzCore"),
        // A file that imports Testing and one of these modules makes the compiler look for an overlay of that name.
        .target(name: "_Testing_CoreGraphics", path: "HeadlessUIKit/Sources/_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit", path: "HeadlessUIKit/Sources/_Testing_UIKit"),
        .executableTarget(
            name: "Gallery",
            dependencies: ["CommandOptions", "UIKit", "DemoScreens", "Presentations", "PresentationsTesting"],
            path: "Sources/Demo/Gallery"),
        .testTarget(name: "GalleryTests", dependencies: ["Gallery", "TemporaryFolder", "UIKit", "_Testing_UIKit"]),
        // Tests run it to see what a process with another environment records.
        .executableTarget(
            name: "RecordingProcess", dependencies: ["UIKit", "Presentations", "PresentationsTesting"],
            path: "Tests/RecordingProcess"),
        // The assumptions under which .ci/assumptions runs the kit's tests.
        .executableTarget(
            name: "assumption-list", dependencies: ["UIKit", "SeededRandom"], path: "Tests/AssumptionList"),
        // Reads the symbol graphs that .ci/documentation makes.
        .executableTarget(
            name: "documentation-audit", dependencies: ["CommandOptions"], path: "Tests/DocumentationAudit"),
        // Presents every style ten thousand times, and says what is left in memory.
        .executableTarget(
            name: "soak",
            dependencies: [
                "CommandOptions", "HeapUse", "Presentations", "PresentationsTesting", "StyleSamples", "UIKit",
            ],
            path: "Tests/Soak"),
        .target(name: "HeapUse", path: "Tests/HeapUse"),
        // Uses the kit at random, as an app can: by its public interface.
        .target(
            name: "RandomUseScripts",
            dependencies: ["Presentations", "PresentationsTesting", "SeededRandom", "StyleSamples", "UIKit"],
            path: "Tests/RandomUse/Scripts"),
        .executableTarget(
            name: "random-use", dependencies: ["CommandOptions", "RandomUseScripts"], path: "Tests/RandomUse/Command"),
        .testTarget(name: "RandomUseTests", dependencies: ["RandomUseScripts", "UIKit", "_Testing_UIKit"]),
    ]

    // The tests of HeadlessUIKit, so that UIKit is compiled once for both packages: `HEADLESS_TESTS=1 swift test`.
    if Context.environment["HEADLESS_TESTS"] != nil {
        let folder = "HeadlessUIKit/Tests"
        let folders = try FileManager.default.contentsOfDirectory(atPath: "\(Context.packageDirectory)/\(folder)")
        package.targets.append(
            .target(name: "TestSupport", dependencies: ["UIKit", "_Testing_UIKit"], path: "\(folder)/TestSupport"))
        package.targets += folders.filter { $0.hasSuffix("Tests") }.sorted().map {
            .testTarget(
                name: $0,
                dependencies: [
                    "CoreGraphics", "QuartzCore", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit", "SeededRandom",
                    "TestSupport",
                ],
                path: "\(folder)/\($0)")
        }
        // Code that is older than actors, in the language mode that it was written for.
        package.targets.append(
            .testTarget(
                name: "SwiftFiveTests", dependencies: ["TestSupport", "UIKit", "_Testing_UIKit"],
                path: "\(folder)/SwiftFive", swiftSettings: [.swiftLanguageMode(.v5)]))
    }

    // Nearly all of a test's time is spent in these, so they are optimised in debug builds too; traps keep their messages.
    let optimised = [
        "AnimatedPictures", "HeadlessCoreGraphics", "LayoutSnapshots", "Presentations", "PresentationsTesting", "UIKit",
    ]
    for target in package.targets where optimised.contains(target.name) && !isDependency {
        target.swiftSettings = [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]
    }
    // The kit, tests and apps stay checked: these are the accesses of the headless module itself, a tenth of a test's time.
    // Compiled whole it takes a fifth less processor time than by batches of files.
    let headless = [
        "-enforce-exclusivity=unchecked", "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2",
    ]
    for target in package.targets where target.name == "UIKit" && !isDependency {
        target.swiftSettings?.append(.unsafeFlags(headless, .when(configuration: .debug)))
    }
#endif
