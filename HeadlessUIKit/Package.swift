// swift-tools-version: 6.0
import PackageDescription

// The module UIKit for Linux, with its tests: a package of its own, so that who works on the kit does not build them. The
// package above compiles the same sources, since its products reach into the module by package access.
let package = Package(
    name: "HeadlessUIKit",
    products: [
        .library(name: "HeadlessUIKit", targets: ["CoreGraphics", "QuartzCore", "UIKit"])
    ],
    targets: [
        .target(name: "UIKit", dependencies: ["HeadlessCoreGraphics", "HeadlessMainThread"]),
        .target(name: "HeadlessCoreGraphics"),
        // For files that import less than UIKit.
        .target(name: "CoreGraphics", dependencies: ["HeadlessCoreGraphics"]),
        .target(name: "QuartzCore", dependencies: ["CoreGraphics", "UIKit"]),
        // Brings what the system has for the main queue to the virtual clock. In C, as what it replaces.
        .target(name: "HeadlessMainThread"),
        // A file that imports Testing and one of these modules makes the compiler look for an overlay of that name.
        .target(name: "_Testing_CoreGraphics"),
        .target(name: "_Testing_UIKit"),
        .target(name: "SeededRandom", path: "Tests/SeededRandom"),
        // What several test targets need.
        .target(name: "TestSupport", dependencies: ["UIKit", "_Testing_UIKit"], path: "Tests/TestSupport"),
    ]
)

// A thousand macros of Swift Testing each, or not many more: what one costs the compiler grows with their number in a module.
package.targets += [
    "AlertAndMenuTests", "AnimationTests", "AutoLayoutTests", "CollectionViewTests", "ContainerTests", "ControlTests",
    "DrawingTests", "HarnessTests", "ListTests", "NavigationTests", "OrdinaryCodeTests", "PresentationTests",
    "RuleTests",
    "TableTests", "TextTests", "TouchTests", "TransitionTests", "ViewTests",
].map {
    .testTarget(
        name: $0,
        dependencies: [
            "CoreGraphics", "QuartzCore", "UIKit", "_Testing_CoreGraphics", "_Testing_UIKit", "SeededRandom",
            "TestSupport",
        ])
}

// Code that is older than actors, in the language mode that it was written for.
package.targets.append(
    .testTarget(
        name: "SwiftFiveTests", dependencies: ["TestSupport", "UIKit", "_Testing_UIKit"], path: "Tests/SwiftFive",
        swiftSettings: [.swiftLanguageMode(.v5)]))

// Nearly all of a test's time is spent in these, so they are optimised in debug builds too; traps keep their messages.
for target in package.targets where ["HeadlessCoreGraphics", "UIKit"].contains(target.name) {
    target.swiftSettings = [
        .unsafeFlags(
            ["-O", "-assert-config", "Debug", "-enforce-exclusivity=unchecked"], .when(configuration: .debug))
    ]
}
