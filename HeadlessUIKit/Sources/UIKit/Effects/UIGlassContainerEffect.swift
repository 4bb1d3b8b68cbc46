/// Draws the glass of the effect views in its content view together: pieces that come close merge.
///
/// Pictures show each piece in its own shape.
@preconcurrency @MainActor open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance at which pieces of glass begin to merge, in points. Defaults to 0.
    open var spacing: CGFloat = 0

    nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { () -> UIGlassContainerEffect in
            let copy = UIGlassContainerEffect()
            copy.spacing = spacing
            return copy
        }
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIGlassContainerEffect else { return false }
        return MainActor.assumeIsolated { spacing == other.spacing }
    }

    nonisolated open override var hash: Int { MainActor.assumeIsolated { spacing.hashValue } }
}
