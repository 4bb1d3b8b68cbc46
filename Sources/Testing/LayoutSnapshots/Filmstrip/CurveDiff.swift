/// The differences between the curves of two filmstrips with the same moments. A sample may differ by one unit, since
/// it is taken in motion.
struct CurveDiff {
    let text: String

    /// Nil if there is no difference.
    init?(reference: Filmstrip, actual: Filmstrip) {
        let (old, new) = (reference.curve, actual.curve)
        let (oldName, newName) = (old?.title ?? "none", new?.title ?? "none")
        guard oldName == newName else {
            text = "curve \(oldName) -> \(newName)"
            return
        }
        guard let old, let new else { return nil }
        guard old.samples.count == new.samples.count else {
            text = "curve of \(old.samples.count) -> \(new.samples.count) samples"
            return
        }
        let different = old.samples.indices.filter { index in
            guard let old = old.samples[index], let new = new.samples[index] else {
                return old.samples[index] != new.samples[index]
            }
            return !old.isEqual(to: new, within: 1)
        }
        guard let first = different.first else { return nil }
        let time = Fraction.one.scaled(
            by: reference.instants.lowerBound + first, over: Filmstrip.Curve.samplesPerSecond)
        let values = [old, new].map { $0.samples[first].map { $0.text } ?? "none" }.joined(separator: " -> ")
        let others = different.count == 1 ? "" : ", \(different.count) of \(old.samples.count) samples"
        text = "\(old.name) at \(time.text) s \(values)\(others)"
    }
}

extension Filmstrip.Curve {
    /// Everything but the samples.
    fileprivate var title: String { "\(name) in \(unit.rawValue)" + (isDownward ? " downward" : "") }
}
