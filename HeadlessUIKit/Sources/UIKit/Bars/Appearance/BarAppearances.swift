/// The appearances that were set on a bar or an item.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
    var standard: Appearance? { didSet { unset = nil } }
    var compact: Appearance?
    var scrollEdge: Appearance?
    var compactScrollEdge: Appearance?
    /// The standard appearance that was read but not changed yet.
    var unset: Appearance?

    /// Returns the standard appearance as an app reads it. Unless one was set it has the default background, and is
    /// passed to the closure with each of its changes.
    mutating func readStandard(onChange: @escaping (Appearance) -> Void) -> Appearance {
        if let standard { return standard }
        let appearance = unset ?? Appearance(barAppearance: UIBarAppearance())
        unset = appearance
        appearance.onChange = { [weak appearance] in appearance.map(onChange) }
        return appearance
    }

    /// Returns a copy that reports its changes.
    static func adopt(_ appearance: Appearance?, onChange: @escaping () -> Void) -> Appearance? {
        let copy = appearance?.copied()
        copy?.onChange = onChange
        return copy
    }

    /// The part of a bar's environment that its look depends on.
    struct Situation: Equatable {
        /// True in compact height.
        var isCompact = false
        /// True if no content is below the bar.
        var isAtEdge = false
    }

    /// Returns the appearance that applies to a bar. An item's has priority over the bar's. At the edge of the content
    /// a bar without an appearance for that has a transparent background.
    static func choose(
        in situation: Situation, item: BarAppearances? = nil, bar: BarAppearances
    ) -> (appearance: Appearance, isTransparent: Bool)? {
        func first(_ key: KeyPath<BarAppearances, Appearance?>) -> Appearance? {
            item?[keyPath: key] ?? bar[keyPath: key]
        }
        if situation.isAtEdge {
            let own = (situation.isCompact ? first(\.compactScrollEdge) : nil) ?? first(\.scrollEdge)
            if let own { return (own, false) }
        }
        let usual = (situation.isCompact ? first(\.compact) : nil) ?? first(\.standard)
        return usual.map { ($0, situation.isAtEdge) }
    }
}
