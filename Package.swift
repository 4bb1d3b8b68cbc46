// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Presentations",
    platforms: [.iOS(.v15), .macCatalyst(.v15)],
    products: [
        .library(name: "Presentations", targets: ["Presentations"]),
        .library(name: "PresentationsTesting", targets: ["PresentationsTesting"]),
        .executable(name: "snapshots", targets: ["SnapshotCommand"]),
    ],
    targets: [
        .target(name: "Presentations"),
        // What a window shows, as numbers: everywhere the same code, without UIKit.
        .target(name: "Scenes"),
        .executableTarget(name: "SnapshotCommand", dependencies: ["Scenes"]),
        .target(name: "PresentationsTesting", dependencies: ["Presentations", "Scenes"]),
        .testTarget(
            name: "PresentationsTests", dependencies: ["Presentations", "PresentationsTesting"], exclude: ["Headless"]),
        .testTarget(
            name: "PresentationsTestingTests",
            dependencies: ["Presentations", "PresentationsTesting", "Scenes", "TemporaryFolder"]),
        .testTarget(name: "ScenesTests", dependencies: ["Scenes", "TemporaryFolder"]),
        // What several test targets need.
        .target(name: "TemporaryFolder", path: "Tests/TemporaryFolder"),
    ]
)

#if os(Linux)
    // Apple's platforms have UIKit. Linux gets a headless module of that name, so the sources above stay the same.
    for target in package.targets where target.name.hasPrefix("Presentations") {
        target.dependencies.append("UIKit")
        // Tests that need the virtual clock, or what only the headless module lets a test do.
        target.exclude.removeAll { $0 == "Headless" }
    }
    package.products += [
        .executable(name: "gallery", targets: ["Gallery"])
    ]
    package.targets += [
        .target(
            name: "UIKit", dependencies: ["HeadlessCoreGraphics"], path: "Sources/HeadlessUIKit", exclude: ["README.md"]
        ),
        .target(name: "HeadlessCoreGraphics"),
        // A file that imports both Testing and UIKit makes the compiler look for this overlay.
        .target(name: "_Testing_UIKit", path: "Sources/TestingOverlay"),
        .executableTarget(name: "Gallery", dependencies: ["UIKit", "Presentations", "PresentationsTesting", "Scenes"]),
        .testTarget(name: "HeadlessUIKitTests", dependencies: ["UIKit", "_Testing_UIKit"]),
    ]
    for target in package.targets where target.name.hasPrefix("PresentationsTest") {
        target.dependencies.append("_Testing_UIKit")
    }
#endif
