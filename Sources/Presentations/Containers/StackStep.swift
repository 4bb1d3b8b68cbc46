import UIKit

/// The stack of a navigation controller before and after a push, a pop, or a list that was set.
struct StackStep {
    let old, new: [UIViewController]

    /// True if one controller has come or gone at the top, and those below are the same.
    var isSingle: Bool {
        let (shorter, longer) = old.count < new.count ? (old, new) : (new, old)
        return longer.count == shorter.count + 1 && shorter.elementsEqual(longer.dropLast(), by: ===)
    }
}

extension UINavigationController {
    /// Puts the stack back after a cancelled transition. UIKit may show the old view, and leave the list changed.
    func restore(_ step: StackStep) {
        // Another list is the app's.
        guard viewControllers.elementsEqual(step.new, by: ===) else { return }
        setViewControllers(step.old, animated: false)
    }
}
