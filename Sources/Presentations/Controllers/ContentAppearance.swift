import UIKit

/// The appearance calls of the content of a container: those of the container, and those of a replacement.
///
/// A class, because a content may request a replacement or its removal inside a call: a `mutating` method would still have
/// exclusive access then.
@MainActor
final class ContentAppearance {
    private enum Phase {
        case disappeared, appearing, appeared, disappearing
    }

    private var phase = Phase.disappeared
    /// The view controllers that have heard of the beginning, and not of the end.
    private var pending: [ObjectIdentifier: Bool] = [:]

    /// Whether the container is on the screen, or on its way there.
    var isVisible: Bool { phase == .appearing || phase == .appeared }

    // MARK: The container

    func containerWillAppear(_ content: UIViewController, animated: Bool) {
        phase = .appearing
        begin(content, appears: true, animated: animated)
    }

    /// - Parameter replaces: Whether the content is still on its way in: it appears at the end of that.
    func containerDidAppear(_ content: UIViewController, replaces: Bool) {
        phase = .appeared
        if !replaces { end(content) }
    }

    func containerWillDisappear(_ content: UIViewController, animated: Bool) {
        phase = .disappearing
        begin(content, appears: false, animated: animated)
    }

    func containerDidDisappear(_ content: UIViewController) {
        phase = .disappeared
        end(content)
    }

    // MARK: A replacement

    /// What replaces another one while the container leaves hears nothing: it never appears, unless the container returns.
    func replace(_ old: UIViewController, with new: UIViewController, animated: Bool) {
        guard isVisible else { return }
        begin(old, appears: false, animated: animated)
        begin(new, appears: true, animated: animated)
    }

    func didRemove(_ old: UIViewController) {
        end(old)
    }

    /// The content has been brought in. It appears with the container, if that is still on its way.
    func didShow(_ content: UIViewController) {
        if phase == .appeared { end(content) }
    }

    // MARK: Calls

    private func begin(_ child: UIViewController, appears: Bool, animated: Bool) {
        guard pending[ObjectIdentifier(child)] != appears else { return }
        pending[ObjectIdentifier(child)] = appears
        child.beginAppearanceTransition(appears, animated: animated)
    }

    private func end(_ child: UIViewController) {
        guard pending.removeValue(forKey: ObjectIdentifier(child)) != nil else { return }
        child.endAppearanceTransition()
    }
}
