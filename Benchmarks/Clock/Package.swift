// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that what counts instructions needs nobody else's package and runs without a network.
let package = Package(
    name: "Clock",
    dependencies: [
        .package(name: "Presentations", path: "../.."),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        // The plug-in looks for its targets in a folder of the name Benchmarks.
        .executableTarget(
            name: "Clock",
            dependencies: [
                .product(name: "PresentationsTesting", package: "Presentations"),
                .product(name: "Benchmark", package: "benchmark"),
            ],
            path: "Benchmarks/Clock",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        )
    ]
)
