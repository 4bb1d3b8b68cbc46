// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that Presentations itself has no dependencies. It measures the headless module: Linux only.
let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(name: "Presentations", path: ".."),
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    ],
    targets: [
        .executableTarget(
            name: "Clock",
            dependencies: [
                .product(name: "PresentationsTesting", package: "Presentations"),
                .product(name: "Benchmark", package: "benchmark"),
            ],
            path: "Benchmarks/Clock",
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]
        ),
        // Runs a program under valgrind and reads how many instructions it took.
        .target(name: "Counting", path: "Benchmarks/Counting"),
        // `Solver` is a link to the sources in the package, which shows them to nobody else.
        .executableTarget(
            name: "Layout",
            dependencies: [
                "Counting", .product(name: "PresentationsTesting", package: "Presentations"),
            ],
            path: "Benchmarks/Layout"
        ),
        .executableTarget(
            name: "Lists",
            dependencies: [
                "Counting", .product(name: "PresentationsTesting", package: "Presentations"),
            ],
            path: "Benchmarks/Lists"
        ),
        // `LayoutSnapshots` is a link as well.
        .executableTarget(
            name: "Snapshot",
            dependencies: [
                "Counting",
                .product(name: "Presentations", package: "Presentations"),
                .product(name: "PresentationsTesting", package: "Presentations"),
            ],
            path: "Benchmarks/Snapshot"
        ),
        .executableTarget(
            name: "Finger",
            dependencies: [
                "Counting",
                .product(name: "Presentations", package: "Presentations"),
                .product(name: "PresentationsTesting", package: "Presentations"),
            ],
            path: "Benchmarks/Finger"
        ),
    ]
)
