/// A menu that appears or disappears.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the preview, if there is one.
    var previewViewController: UIViewController? { get }
    /// Runs alongside the menu's own animation.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Runs when the menu has appeared, or has disappeared.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// A preview that was tapped.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
    var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    case dismiss = 0
    /// Chooses a preview that grows into the view that the completion shows. Here it fades, as with `dismiss`.
    case pop = 1
}
