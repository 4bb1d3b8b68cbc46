/// Tells that a selection moves on to something else.
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {
        Self.played.append(.selection)
    }

    open func selectionChanged(at location: CGPoint) {
        selectionChanged()
    }
}
