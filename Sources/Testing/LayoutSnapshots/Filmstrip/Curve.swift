extension Filmstrip {
    /// The course of one number between the pictures, sixty times a second.
    package struct Curve: Hashable, Sendable {
        package enum Unit: String, CaseIterable, Sendable {
            case points = "pt"
            /// The samples of one curve.
            case percent = "%"
        }

        /// The name of the number: `top of place-list`.
        package var name: String
        package var unit: Unit
        /// True if the number is drawn in the screen's direction: greater is further down.
        package var isDownward: Bool
        /// The samples at `instants`, in order; nil if there was nothing to measure.
        package var samples: [Points?]

        package init(name: String, unit: Unit = .points, isDownward: Bool = false, samples: [Points?]) {
            self.name = name
            self.unit = unit
            self.isDownward = isDownward
            self.samples = samples
        }

        package static let samplesPerSecond = 60

        /// Returns the indices of the samples between two moments, counted from the beginning of the recording.
        package static func instants(from first: Fraction, to last: Fraction) -> Range<Int> {
            let one = Thousandths.unitsPerOne
            let start = (first.units * samplesPerSecond + one - 1) / one
            let end = last.units * samplesPerSecond / one
            return start..<max(start, end + 1)
        }
    }
}

extension Filmstrip {
    /// The indices of the curve's samples.
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
    /// Numbers in units, with a hyphen for a missing sample.
    var sampleText: String {
        samples.map { $0.map { String($0.units) } ?? "-" }.joined(separator: " ")
    }

    static func samples(_ text: String) -> [Points?]? {
        let samples = text.split(separator: " ", omittingEmptySubsequences: false)
            .map { Int($0).map(Points.init(units:)) }
        // Any other spelling is not canonical.
        return Self(name: "", samples: samples).sampleText == text ? samples : nil
    }
}
