extension Filmstrip {
    /// How one number went on between the pictures, sixty times a second.
    package struct Curve: Hashable, Sendable {
        package enum Unit: String, CaseIterable, Sendable {
            case points = "pt"
            /// Of one.
            case percent = "%"
        }

        /// What the number is: `top of place-list`.
        package var name: String
        package var unit: Unit
        /// Whether the number is drawn as the screen has it: greater is further down.
        package var isDownward: Bool
        /// Those of `instants`, in order; nil where there was nothing to measure.
        package var samples: [Points?]

        package init(name: String, unit: Unit = .points, isDownward: Bool = false, samples: [Points?]) {
            self.name = name
            self.unit = unit
            self.isDownward = isDownward
            self.samples = samples
        }

        package static let samplesPerSecond = 60

        /// The numbers of the samples between two moments, counted from the beginning of the recording.
        package static func instants(from first: Fraction, to last: Fraction) -> Range<Int> {
            let one = Thousandths.unitsPerOne
            let start = (first.units * samplesPerSecond + one - 1) / one
            let end = last.units * samplesPerSecond / one
            return start..<max(start, end + 1)
        }
    }
}

extension Filmstrip {
    /// The numbers of the curve's samples.
    package var instants: Range<Int> {
        guard let first = frames.first, let last = frames.last else { return 0..<0 }
        return Curve.instants(from: first.time, to: last.time)
    }
}

extension Filmstrip.Curve {
    /// The greatest distance between two samples.
    package var travel: Points {
        let known = samples.compactMap(\.self)
        guard let low = known.min(), let high = known.max() else { return 0 }
        return high - low
    }
}

// MARK: As attributes

extension Filmstrip.Curve {
    /// Units, with a hyphen where there is no sample.
    var sampleText: String {
        samples.map { $0.map { String($0.units) } ?? "-" }.joined(separator: " ")
    }

    static func samples(_ text: String) -> [Points?]? {
        let samples = text.split(separator: " ", omittingEmptySubsequences: false)
            .map { Int($0).map(Points.init(units:)) }
        // Another spelling would be written otherwise.
        return Self(name: "", samples: samples).sampleText == text ? samples : nil
    }
}
