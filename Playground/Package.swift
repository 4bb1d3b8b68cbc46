// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that Presentations itself has no dependencies. The kit runs on the headless module: Linux only.
let package = Package(
    name: "Playground",
    dependencies: [
        .package(name: "Presentations", path: ".."),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    ],
    targets: [
        // The command: the server, or one browser's stage; and what measures and films them.
        .executableTarget(
            name: "Playground", dependencies: ["PlaygroundBrowser", "PlaygroundServer", "PlaygroundStage"]),
        // Serves the page, and gives each browser a process with a stage.
        .target(
            name: "PlaygroundServer", dependencies: [.product(name: "FlyingFox", package: "FlyingFox")],
            resources: [.copy("Page")]),
        // A stage that follows real time, and what a page says to it.
        .target(
            name: "PlaygroundStage",
            dependencies: [
                .product(name: "DemoCatalogue", package: "Presentations"),
                .product(name: "PresentationsTesting", package: "Presentations"),
            ]),
        // Drives the page in headless Chromium, and has nothing of the playground but the program, which it starts.
        .target(name: "PlaygroundBrowser"),
        .testTarget(name: "PlaygroundStageTests", dependencies: ["PlaygroundStage"]),
        .testTarget(name: "PlaygroundServerTests", dependencies: ["PlaygroundServer"]),
        .testTarget(name: "BrowserTests", dependencies: ["Playground", "PlaygroundBrowser"]),
    ]
)
