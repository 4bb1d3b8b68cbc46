import UIKit

/// Looks once a frame for as long as something moves.
@MainActor
final class DisplayLinkObserver {
    private var link: CADisplayLink?

    var isLooking: Bool { link != nil }

    /// UIKit holds a link and its target until it is invalidated.
    private final class Reference {
        weak var link: CADisplayLink?
    }

    /// Calls the handler in each frame, until it answers that nothing moves any more. Goes on as before while it looks
    /// already.
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
