/// The smallest and the largest text size in a view, whatever the user has set.
struct TextSizeLimits {
    var minimum: UIContentSizeCategory?
    var maximum: UIContentSizeCategory?

    /// If the limits contradict each other, the minimum counts.
    func applied(to traits: UITraitCollection) -> UITraitCollection {
        let category = traits.preferredContentSizeCategory
        guard minimum != nil || maximum != nil, category != .unspecified else { return traits }
        var limited = category
        if let maximum, limited > maximum { limited = maximum }
        if let minimum, limited < minimum { limited = minimum }
        return limited == category ? traits : traits.modifyingTraits { $0.preferredContentSizeCategory = limited }
    }
}

extension UIView {
    /// The smallest text size of this view and everything in it. Nil, the default, is no limit.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { textSizeLimits.minimum }
        set {
            textSizeLimits.minimum = newValue == .unspecified ? nil : newValue
            propagateTraits()
        }
    }

    /// The largest text size of this view and everything in it. Nil, the default, is no limit.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { textSizeLimits.maximum }
        set {
            textSizeLimits.maximum = newValue == .unspecified ? nil : newValue
            propagateTraits()
        }
    }
}
