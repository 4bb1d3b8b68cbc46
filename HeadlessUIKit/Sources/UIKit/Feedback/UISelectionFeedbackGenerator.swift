/// Plays a haptic for a change of the selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {
        Self.played.append(.selection)
    }

    open func selectionChanged(at location: CGPoint) {
        selectionChanged()
    }
}
