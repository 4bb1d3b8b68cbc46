// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Music",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Music", targets: ["Music"])
    ],
    dependencies: [
        .package(name: "Presentations", path: "../..")
    ],
    targets: [
        .target(name: "Music", dependencies: ["Presentations"]),
        .testTarget(
            name: "MusicTests",
            dependencies: [
                "Music",
                .product(
                    name: "PresentationsTesting", package: "Presentations"),
            ]),
    ]
)
