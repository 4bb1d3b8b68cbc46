// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that nobody builds it who only wants the kit. It counts on the headless module: Linux only.
let package = Package(
    name: "Benchmarks",
    dependencies: [
        .package(name: "Presentations", path: "..")
    ],
    targets: [
        // Runs a program under valgrind and reads how many instructions it took.
        .target(name: "Counting", path: "Benchmarks/Counting"),
        // Runs the others, keeps their numbers and compares with those of before.
        .executableTarget(name: "Measure", dependencies: ["Counting"], path: "Benchmarks/Measure"),
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
