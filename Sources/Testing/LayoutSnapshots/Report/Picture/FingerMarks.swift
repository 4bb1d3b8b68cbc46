/// The marks for fingers at different places.
enum FingerMarks {
    /// - Parameter tolerance: The number of units by which a place may differ. Defaults to 0.
    static func marks(
        from reference: [Filmstrip.Finger], to actual: [Filmstrip.Finger], within tolerance: Int = 0
    ) -> [DiffMark] {
        (0..<max(reference.count, actual.count)).compactMap { index in
            let old = index < reference.count ? reference[index] : nil
            let new = index < actual.count ? actual[index] : nil
            guard let old, let new else {
                let kind = old == nil ? DiffMark.Kind.added : .removed
                return DiffMark(
                    kind: kind, before: old.map { [circle($0)] } ?? [], after: new.map { [circle($0)] } ?? [],
                    caption: DiffCaption("\(kind) finger"))
            }
            guard !old.isEqual(to: new, within: tolerance) else { return nil }
            let arrow = DiffArrow(from: old.point, to: new.point)
            // The other difference that a finger can have.
            let caption = arrow.map { "finger \($0.translation.text)" } ?? "finger landed elsewhere"
            return DiffMark(before: [circle(old)], after: [circle(new)], arrow: arrow, caption: DiffCaption(caption))
        }
    }

    private static func circle(_ finger: Filmstrip.Finger) -> WindowOutline {
        WindowOutline(Frame(finger.point.x - 24, finger.point.y - 24, 48, 48), Corners(radius: 24))
    }
}
