/// The appearances that a bar or an item has been given.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
    var standard: Appearance? { didSet { unset = nil } }
    var compact: Appearance?
    var scrollEdge: Appearance?
    var compactScrollEdge: Appearance?
    /// The standard appearance that was read and not changed yet.
    var unset: Appearance?

    /// The standard appearance as an app reads it. One that nobody has set has the default background, and is handed to the
    /// closure with each of its changes.
    mutating func readStandard(onChange: @escaping (Appearance) -> Void) -> Appearance {
        if let standard { return standard }
        let appearance = unset ?? Appearance(barAppearance: UIBarAppearance())
        unset = appearance
        appearance.onChange = { [weak appearance] in appearance.map(onChange) }
        return appearance
    }

    /// A copy that tells of its changes.
    static func adopt(_ appearance: Appearance?, onChange: @escaping () -> Void) -> Appearance? {
        let copy = appearance?.copied()
        copy?.onChange = onChange
        return copy
    }

    /// Where a bar is, as far as its look depends on it.
    struct Situation: Equatable {
        /// In compact height.
        var isCompact = false
        /// No content is below the bar.
        var isAtEdge = false
    }

    /// What applies to a bar. An item goes before the bar that shows it. At the edge of the content a bar without an
    /// appearance for that has a transparent background.
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
