import Foundation

/// Numbers that were measured; not a number where there are none.
struct Samples {
    private let sorted: [Double]

    init(_ values: [Double]) {
        sorted = values.sorted()
    }

    var count: Int { sorted.count }
    var median: Double { share(0.5) }
    var largest: Double { sorted.last ?? .nan }

    /// How many there are in a second, if they are milliseconds from one to the next.
    var rate: Double { Double(count) * 1000 / sorted.reduce(0, +) }

    /// What a share of them, 0…1, does not exceed.
    func share(_ share: Double) -> Double {
        guard let last = sorted.indices.last else { return .nan }
        return sorted[Int((Double(last) * share).rounded())]
    }
}

extension Double {
    /// With one digit after the point.
    var short: String { String(format: "%.1f", self) }
}
