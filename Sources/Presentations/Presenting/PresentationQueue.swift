import UIKit

/// Presents view controllers one after the other from one view controller.
///
/// ```swift
/// let messages = PresentationQueue(presenter: home)
/// messages.enqueue(saved, as: Popup(isModal: false, dismissesAfter: 3))
/// messages.enqueue(rating, as: Card())
/// messages.cancel(rating)
/// ```
///
/// A view controller is presented when the one before has gone, and the presenting view controller is in a window and presents
/// nothing else. UIKit does not tell when that becomes so; while something waits, the queue looks four times a second. It stays
/// alive as long as something waits or is presented, and holds the presenting view controller weakly: when that is released,
/// what waits is dropped.
@MainActor
public final class PresentationQueue {
    private weak var presenter: UIViewController?
    private var entries: [Entry] = []
    private var timer: Timer?
    /// The queue itself while something waits, which keeps it alive.
    private var waitingQueue: PresentationQueue?
    /// The presented view controller, while its presentation has not ended.
    private var shown: Entry?

    private struct Entry {
        let viewController: UIViewController
        let present: (UIViewController, @escaping PresentationEnding.Handler) -> Void
        let onDismiss: ((DismissalReason) -> Void)?
    }

    /// Creates an empty queue.
    ///
    /// - Parameter presenter: The view controller that presents. Held weakly.
    public init(presenter: UIViewController) {
        self.presenter = presenter
    }

    /// The view controller that the queue presents now; `nil` if there is none. A view controller stays the current one until
    /// the turn of the main queue after its dismissal.
    public var current: UIViewController? { shown?.viewController }

    /// The view controllers that wait, the next one first.
    public var waiting: [UIViewController] { entries.map(\.viewController) }

    /// Presents a view controller when its turn comes, which may be at once.
    ///
    /// One that waits in this queue already keeps its place, and nothing happens. One that is presented by somebody else, or
    /// is put into a parent, before its turn comes is dropped then.
    ///
    /// - Parameters:
    ///   - viewController: The content.
    ///   - style: The style of the presentation.
    ///   - animated: Whether it appears with its animation. Defaults to `true`.
    ///   - onDismiss: Called once, with the reason, when it has gone, before the next one is presented. Not called for a view
    ///     controller that was cancelled or dropped while it waited. Defaults to `nil`.
    public func enqueue(
        _ viewController: UIViewController, as style: some PresentationStyle, animated: Bool = true,
        onDismiss: ((DismissalReason) -> Void)? = nil
    ) {
        guard !waiting.contains(viewController) else { return }
        let entry = Entry(
            viewController: viewController,
            present: { presenter, whenOver in
                presenter.present(viewController, as: style, by: nil, animated: animated, whenOver: whenOver)
            }, onDismiss: onDismiss)
        entries.append(entry)
        proceed()
    }

    /// Takes a view controller that waits out of the queue. Returns whether it did; a view controller that is presented stays.
    @discardableResult
    public func cancel(_ viewController: UIViewController) -> Bool {
        guard let index = entries.firstIndex(where: { $0.viewController === viewController }) else { return false }
        entries.remove(at: index)
        return true
    }

    /// Takes all view controllers that wait out of the queue. The one that is presented stays.
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
        guard presenter.canPresent else { return wait() }
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
            // Something else was faster, or UIKit has dropped the request.
            entries.insert(entry, at: 0)
        }
        if reason == nil, presenter != nil { wait() } else { proceed() }
    }

    private func wait() {
        guard timer == nil else { return }
        waitingQueue = self
        timer = Timer.scheduledTimer(
            withTimeInterval: PresentationDefaults.queueInterval, repeats: true
        ) { [weak self] _ in
            // The timer belongs to the main run loop.
            MainActor.assumeIsolated { self?.proceed() }
        }
    }

    private func stopWaiting() {
        timer?.invalidate()
        timer = nil
        waitingQueue = nil
    }
}

extension UIViewController {
    /// Whether the view controller is free to be presented.
    fileprivate var canBePresented: Bool {
        presentingViewController == nil && parent == nil && viewIfLoaded?.window?.rootViewController !== self
    }

    /// Whether the view controller could present now, if it has not asked UIKit already.
    fileprivate var canPresent: Bool {
        let front = frontPresenter
        return viewIfLoaded?.window != nil && front.presentedViewController == nil && !front.isBeingPresented
            && !front.isBeingDismissed
    }
}
