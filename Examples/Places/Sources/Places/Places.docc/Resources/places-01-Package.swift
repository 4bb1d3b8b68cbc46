// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Places",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "Places", targets: ["Places"])
    ],
    dependencies: [
        .package(name: "Presentations", path: "../Presentations")
    ],
    targets: [
        .target(name: "Places", dependencies: ["Presentations"]),
        .testTarget(
            name: "PlacesTests",
            dependencies: ["Places", .product(name: "PresentationsTesting", package: "Presentations")]),
    ]
)
