import UIKit

/// Calls a handler in each frame while something moves.
@MainActor
final class DisplayLinkObserver {
    private var link: CADisplayLink?

    var isObserving: Bool { link != nil }

    /// UIKit retains a link and its target until the link is invalidated, so the target refers to the link weakly.
    private final class Reference {
        weak var link: CADisplayLink?
    }

    /// Calls the handler in each frame, until it returns `false` or the observer is released. Has no effect if the
    /// observer is already observing.
    func start(_ handler: @escaping @MainActor () -> Bool) {
        guard link == nil else { return }
        let own = Reference()
        let target = ActionTarget { [weak self] in
            if self != nil, handler() { return }
            own.link?.invalidate()
            if self?.link === own.link { self?.link = nil }
        }
        let link = CADisplayLink(target: target, selector: ActionTarget.action)
        own.link = link
        self.link = link
        link.add(to: .main, forMode: .common)
    }

    func stop() {
        link?.invalidate()
        link = nil
    }
}
