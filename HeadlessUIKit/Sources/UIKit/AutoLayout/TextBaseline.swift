/// The position of a baseline in a view: at a fraction of its height, plus an offset in points.
struct TextBaseline: Equatable {
    enum End {
        case first, last
    }

    let fraction: CGFloat
    let offset: CGFloat
}

extension UIView {
    /// The view whose text defines this view's baseline.
    func baselineView(_ end: TextBaseline.End) -> UIView {
        end == .first ? forFirstBaselineLayout : forLastBaselineLayout
    }

    /// True if there is text to align by.
    var hasBaseline: Bool { baseline(.first) != nil || forFirstBaselineLayout.baseline(.first) != nil }
}
