import Benchmark

// Each line of the result is ten simulated seconds at 120 frames a second.
let benchmarks: @Sendable () -> Void = {
    Benchmark.defaultConfiguration = .init(
        metrics: [.cpuTotal, .instructions], warmupIterations: 0, maxDuration: .seconds(60), maxIterations: 5)

    for count in [50, 100, 200, 500] {
        Benchmark("\(count) animated views") { benchmark in
            let views = await AnimatedViews(count: count)
            benchmark.startMeasurement()
            blackHole(await views.play())
            benchmark.stopMeasurement()
        }
    }

    Benchmark("500 views, the arithmetic alone") { _ in
        blackHole(Floor(count: 500).play())
    }
}
