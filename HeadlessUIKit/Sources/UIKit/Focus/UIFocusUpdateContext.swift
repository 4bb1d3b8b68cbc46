/// A movement of the focus that is about to happen, or has happened.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }

    package init(from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?) {
        previouslyFocusedItem = previous
        nextFocusedItem = next
    }
}
