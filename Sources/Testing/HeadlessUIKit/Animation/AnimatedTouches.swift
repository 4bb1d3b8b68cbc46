/// What an animation means for touches on the views that it moves (N2, P15).
enum AnimatedTouches: Equatable, Sendable {
    /// They are passed over, with all that is in them.
    case off
    /// They are hit where their model is.
    case atModel
    /// They are hit where they are seen.
    case whereSeen

    /// The rule for a view that several animations move: one that forbids touches is enough.
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
