import UIKit

/// Sends the appearance calls to the content of a container, for the container and for replacements. A class, because
/// the content may request a replacement inside such a call. A `mutating` method would still have exclusive access.
@MainActor
final class ContentAppearance {
    private(set) var isVisible = false
    private var hasAppeared = false
    /// The view controllers that have received the beginning of an appearance transition, and not the end.
    private var pending: [ObjectIdentifier: Bool] = [:]

    func containerWillChange(_ content: UIViewController, appears: Bool, animated: Bool) {
        isVisible = appears
        hasAppeared = false
        begin(content, appears: appears, animated: animated)
    }

    /// - Parameter replaces: Whether a replacement is still running, at whose end the content appears.
    func containerDidChange(_ content: UIViewController, appears: Bool, replaces: Bool = false) {
        isVisible = appears
        hasAppeared = appears
        if !replaces { end(content) }
    }

    /// Begins the appearance transitions of a replacement, but not the new content's in a container that disappears.
    func replace(_ old: UIViewController, with new: UIViewController, animated: Bool) {
        guard isVisible else { return }
        begin(old, appears: false, animated: animated)
        begin(new, appears: true, animated: animated)
    }

    /// Called when the content has been shown. If the container is still appearing, the content appears with it.
    func didShow(_ content: UIViewController) {
        if hasAppeared { end(content) }
    }

    private func begin(_ child: UIViewController, appears: Bool, animated: Bool) {
        guard pending[ObjectIdentifier(child)] != appears else { return }
        pending[ObjectIdentifier(child)] = appears
        child.beginAppearanceTransition(appears, animated: animated)
    }

    func end(_ child: UIViewController) {
        guard pending.removeValue(forKey: ObjectIdentifier(child)) != nil else { return }
        child.endAppearanceTransition()
    }
}
