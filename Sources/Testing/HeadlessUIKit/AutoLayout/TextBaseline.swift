/// Where a baseline lies in a view: at a share of its height, and so many points below that.
struct TextBaseline: Equatable {
    enum End {
        case first, last
    }

    let fraction: CGFloat
    let offset: CGFloat
}

extension UIView {
    /// The view whose text counts for this one.
    func baselineView(_ end: TextBaseline.End) -> UIView {
        end == .first ? forFirstBaselineLayout : forLastBaselineLayout
    }

    /// Whether there is text to align by.
    var hasBaseline: Bool { baseline(.first) != nil || forFirstBaselineLayout.baseline(.first) != nil }
}
