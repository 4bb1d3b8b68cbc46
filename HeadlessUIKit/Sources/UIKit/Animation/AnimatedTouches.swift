/// The effect of an animation on touches on its views (N2, P15).
enum AnimatedTouches: Equatable, Sendable {
    /// They are skipped, with all their subviews.
    case off
    /// They are hit at the position of their model.
    case atModel
    /// They are hit where they are visible.
    case whereSeen

    /// Returns the rule for a view in several animations: one that forbids touches is enough.
    static func combined(_ rules: some Sequence<AnimatedTouches>) -> AnimatedTouches {
        var result = AnimatedTouches.atModel
        for rule in rules {
            if rule == .off { return .off }
            if rule == .whereSeen { result = .whereSeen }
        }
        return result
    }

    init(_ options: UIView.AnimationOptions) {
        self = options.contains(.allowUserInteraction) ? .atModel : .off
    }
}
