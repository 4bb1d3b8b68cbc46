import UIKit

/// Presents view controllers one after another from the same view controller.
///
/// ```swift
/// let messages = PresentationQueue(presenter: home)
/// messages.enqueue(
///     saved,
///     as: Popup {
///         $0.allowsBackgroundInteraction = true
///         $0.dismissesAfter = 3
///     })
/// messages.enqueue(rating, as: Card())
/// messages.cancel(rating)
/// ```
///
/// Presents each one when the previous one has gone, and the presenting view controller is in a window and presents
/// nothing else. While one waits, the queue checks that in each turn of the run loop, since UIKit does not report it.
/// See <doc:EndingsAndQueues#Present-one-after-the-other>.
@MainActor
public final class PresentationQueue {
    private typealias Entry = (
        viewController: UIViewController, style: any PresentationStyle, animated: Bool,
        onDismiss: ((DismissalReason) -> Void)?, isCancelled: Bool
    )

    private weak var presenter: UIViewController?
    private var entries: [Entry] = []
    private var presented: Entry?
    private var turns: TurnObserver?
    /// Whether nothing was in the way in the last turn. What failed nevertheless is tried again only after a change.
    private var wasFree = false

    /// Creates an empty queue for a view controller that presents.
    public init(presenter: UIViewController) { self.presenter = presenter }

    /// What is presented, until the next turn of the main queue after its dismissal; `nil` if nothing is.
    public var current: UIViewController? { presented?.viewController }

    /// The waiting view controllers, in the order in which they will be presented.
    public var waiting: [UIViewController] { entries.map(\.viewController) }

    /// Presents a view controller when its turn comes, which may be immediately.
    ///
    /// Does nothing if it is already waiting. Drops it if it is presented elsewhere or added to a parent while it is
    /// waiting.
    ///   - viewController: The content.
    ///   - style: The style of the presentation.
    ///   - animated: Whether the presentation is animated. Defaults to `true`.
    ///   - onDismiss: Called once on the main actor, with the reason, after it has gone and before the next one is
    ///     presented. Not called for one that was cancelled or dropped before it began to appear. Defaults to `nil`.
    public func enqueue(
        _ viewController: UIViewController, as style: some PresentationStyle, animated: Bool = true,
        onDismiss: ((DismissalReason) -> Void)? = nil
    ) {
        guard !waiting.contains(viewController) else { return }
        entries.append((viewController, style, animated, onDismiss, isCancelled: false))
        proceed()
    }

    /// Removes a view controller from the queue, and returns whether it was waiting or appearing. One that is appearing
    /// is dismissed as soon as UIKit allows it, together with everything that it presents. One that has appeared stays.
    @discardableResult
    public func cancel(_ viewController: UIViewController) -> Bool {
        let count = entries.count
        entries.removeAll { $0.viewController === viewController }
        return viewController === current && cancelPresented() || entries.count < count
    }

    /// Removes all waiting view controllers, and the one that is appearing, as ``cancel(_:)`` does.
    public func cancelAll() {
        entries = []
        cancelPresented()
    }

    @discardableResult
    private func cancelPresented() -> Bool {
        guard let entry = presented, !entry.isCancelled,
            let lifecycle = entry.viewController.requestedPresentation?.lifecycle, lifecycle.phase.isComing
        else { return false }
        presented?.isCancelled = true
        lifecycle.withdraw(animated: entry.animated)
        return true
    }

    // MARK: The next one

    private func proceed() {
        turns = nil
        guard let presenter else { return cancelAll() }
        entries.removeAll { !$0.viewController.canBePresented && !$0.viewController.isGoing }
        guard presented == nil, !entries.isEmpty else { return }
        guard presenter.canPresent else {
            wasFree = false
            return wait()
        }
        let entry = entries.removeFirst()
        presented = entry
        // The presentation retains the queue.
        presenter.present(
            entry.viewController, as: entry.style, by: nil, animated: entry.animated,
            onEnd: { self.didEnd(entry, $0) })
    }

    private func didEnd(_ entry: Entry, _ reason: DismissalReason?) {
        let isCancelled = presented?.isCancelled == true
        presented = nil
        guard reason == nil, presenter != nil, !isCancelled else {
            if let reason { entry.onDismiss?(reason) }
            return proceed()
        }
        // Another presentation was faster, or UIKit has dropped the request.
        entries.insert(entry, at: 0)
        wasFree = true
        wait()
    }

    private func wait() {
        // The handler retains the queue while a view controller is waiting.
        turns = TurnObserver { [self] in
            // Presents outside of the turn's layout.
            if becameFree() { Task { proceed() } }
            return false
        }
    }

    /// Returns whether the next one can be presented now and could not before, or the presenter has gone.
    private func becameFree() -> Bool {
        let request = entries.first?.viewController.requestedPresentation?.lifecycle.request
        let isFree = presenter?.canPresent != false && request == nil
        defer { wasFree = isFree }
        return isFree && !wasFree
    }
}

extension UIViewController {
    /// Whether the view controller is neither on the screen nor a child of another one.
    var canBePresented: Bool { presentingViewController == nil && !isPlaced }

    /// Whether the view controller could present now, unless it has already requested another presentation from UIKit.
    fileprivate var canPresent: Bool {
        let front = frontPresenter
        return viewIfLoaded?.window != nil && front.presentedViewController == nil && !front.isBeingPresented
            && !front.isBeingDismissed
    }
}
