import UIKit

/// Presents view controllers one after another from the same view controller.
///
/// ```swift
/// let messages = PresentationQueue(presenter: home)
/// messages.enqueue(saved, as: Popup(isModal: false, dismissesAfter: 3))
/// messages.enqueue(rating, as: Card())
/// messages.cancel(rating)
/// ```
///
/// A view controller is presented as soon as the previous one has gone, and the presenting view controller is in a
/// window and presents nothing else. UIKit does not report that, so the queue checks it in each turn of the run loop while a
/// view controller is waiting. The queue stays alive as long as one is waiting or presented. It references the presenting
/// view controller weakly, and drops the waiting view controllers when that is released.
@MainActor
public final class PresentationQueue {
    private weak var presenter: UIViewController?
    private var entries: [Entry] = []
    private var turns: TurnObserver?
    /// Whether nothing was in the way in the last turn. A view controller that could not be presented nevertheless is
    /// tried again only after something has changed.
    private var wasFree = false
    /// The queue itself while a view controller is waiting, which keeps the queue alive.
    private var waitingQueue: PresentationQueue?
    /// The presented view controller, while its presentation has not ended.
    private var shown: Entry?

    private struct Entry {
        let viewController: UIViewController
        let present: (UIViewController, @escaping PresentationLifecycle.EndHandler) -> Void
        let onDismiss: ((DismissalReason) -> Void)?
    }

    /// Creates an empty queue.
    ///
    /// - Parameter presenter: The view controller that presents. Referenced weakly.
    public init(presenter: UIViewController) {
        self.presenter = presenter
    }

    /// The view controller that the queue presents now; `nil` if there is none. It stays the current one until the next
    /// turn of the main queue after its dismissal.
    public var current: UIViewController? { shown?.viewController }

    /// The waiting view controllers, in the order in which they will be presented.
    public var waiting: [UIViewController] { entries.map(\.viewController) }

    /// Presents a view controller when its turn comes, which may be immediately.
    ///
    /// If it is already waiting in this queue, nothing happens and it keeps its place. If it is presented elsewhere or
    /// added to a parent while it is waiting, the queue drops it.
    ///
    /// - Parameters:
    ///   - viewController: The content.
    ///   - style: The style of the presentation.
    ///   - animated: Whether the presentation is animated. Defaults to `true`.
    ///   - onDismiss: Called once, with the reason, after the view controller has gone and before the next one is
    ///     presented. Not called for one that was cancelled or dropped while it was waiting. Defaults to `nil`.
    public func enqueue(
        _ viewController: UIViewController, as style: some PresentationStyle, animated: Bool = true,
        onDismiss: ((DismissalReason) -> Void)? = nil
    ) {
        guard !waiting.contains(viewController) else { return }
        let entry = Entry(
            viewController: viewController,
            present: { presenter, onEnd in
                presenter.present(viewController, as: style, by: nil, animated: animated, onEnd: onEnd)
            }, onDismiss: onDismiss)
        entries.append(entry)
        proceed()
    }

    /// Removes a waiting view controller from the queue. The one that is presented stays.
    ///
    /// - Returns: Whether the view controller was waiting.
    @discardableResult
    public func cancel(_ viewController: UIViewController) -> Bool {
        guard let index = entries.firstIndex(where: { $0.viewController === viewController }) else { return false }
        entries.remove(at: index)
        return true
    }

    /// Removes all waiting view controllers from the queue. The one that is presented stays.
    public func cancelAll() {
        entries = []
    }

    // MARK: The next one

    private func proceed() {
        guard let presenter else {
            entries = []
            return stopWaiting()
        }
        entries.removeAll { !$0.viewController.canBePresented }
        guard shown == nil, !entries.isEmpty else { return stopWaiting() }
        guard presenter.canPresent else {
            wasFree = false
            return wait()
        }
        stopWaiting()
        let entry = entries.removeFirst()
        shown = entry
        // The presentation retains the queue.
        entry.present(presenter) { self.didEnd(entry, $0) }
    }

    private func didEnd(_ entry: Entry, _ reason: DismissalReason?) {
        shown = nil
        if let reason {
            entry.onDismiss?(reason)
        } else {
            // Another presentation was faster, or UIKit has dropped the request.
            entries.insert(entry, at: 0)
        }
        if reason == nil, presenter != nil {
            wasFree = true
            wait()
        } else {
            proceed()
        }
    }

    private func wait() {
        guard turns == nil else { return }
        waitingQueue = self
        turns = TurnObserver { [weak self] in
            // Presents outside of the turn's layout.
            if let self, becameFree() { Task { self.proceed() } }
            return false
        }
    }

    /// Returns whether the next one can be presented now and could not before, or the presenter has gone.
    private func becameFree() -> Bool {
        let isFree = presenter?.canPresent != false && entries.first?.viewController.heldRequest == nil
        defer { wasFree = isFree }
        return isFree && !wasFree
    }

    private func stopWaiting() {
        turns = nil
        waitingQueue = nil
    }
}

extension UIViewController {
    /// Whether nothing prevents the view controller from being presented.
    fileprivate var canBePresented: Bool {
        presentingViewController == nil && parent == nil && viewIfLoaded?.window?.rootViewController !== self
    }

    /// Whether the view controller could present now, unless it has already requested another presentation from UIKit.
    fileprivate var canPresent: Bool {
        let front = frontPresenter
        return viewIfLoaded?.window != nil && front.presentedViewController == nil && !front.isBeingPresented
            && !front.isBeingDismissed
    }
}
