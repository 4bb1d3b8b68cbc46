/// The appearances that a bar or an item has been given.
@MainActor
struct BarAppearances<Appearance: UIBarAppearance> {
    var standard: Appearance?
    var compact: Appearance?
    var scrollEdge: Appearance?
    var compactScrollEdge: Appearance?

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
