import UIKit

/// Lays out the presented view within a transition of the content, such as a push.
///
/// UIKit begins a push in the layout of the stack's view. The container is laid out earlier in the same pass, and would
/// apply the new layout without an animation. So the presented view keeps its layout until the transition begins.
@MainActor
final class ContentTransition {
    private weak var awaited: (any UIViewControllerTransitionCoordinator)?
    private var awaitingSize: CGSize = .zero
    private var exchange: ContentExchange?

    /// Whether the presented view keeps its layout until a transition begins. If the container gets another size
    /// meanwhile, the layout is applied immediately.
    ///
    /// - Parameter content: The content with the transition.
    func isAwaited(by content: PresentedContent) -> Bool {
        guard awaited != nil, let host = content.host, host.contentContainer?.bounds.size == awaitingSize else {
            return false
        }
        return content.presented?.contentCoordinator != nil
    }

    /// Adds the layout to the transition. Returns `false` if that has already begun.
    ///
    /// - Parameter completion: Called when the transition has ended; not called if this method returns `false`.
    func layOut(
        _ content: PresentedContent, along coordinator: any UIViewControllerTransitionCoordinator,
        completion: (() -> Void)? = nil
    ) -> Bool {
        guard let container = content.host?.contentContainer else { return false }
        var isTaken = false
        isTaken = coordinator.animateAlongsideTransition(in: container) { [weak self] _ in
            self?.layOut(content)
        } completion: { [weak self, weak container] in
            // It may be called although nothing was added (C68).
            guard isTaken else { return }
            self?.end(isCancelled: $0.isCancelled)
            // It may be possible to observe the controller that is on top now.
            container?.setNeedsLayout()
            completion?()
        }
        guard isTaken else { return false }
        awaited = coordinator
        awaitingSize = container.bounds.size
        return true
    }

    /// Lays out inside the running animation. The first layout in an awaited transition also lays out its controllers.
    ///
    /// - Parameter content: The content with the transition.
    func layOut(_ content: PresentedContent) {
        guard let host = content.host, host.contentChrome != nil else { return }
        guard let awaited else { return host.layOutContent() }
        content.screenMayHaveChanged()
        exchange = makeExchange(awaited, of: content, in: host)
        let layOut = { [weak self] in
            self?.awaited = nil
            host.layOutContent()
        }
        if let exchange { exchange.run(layOut) } else { layOut() }
    }

    /// Applies the layout in the next pass, because the awaited transition belongs to a content that was replaced.
    func stopWaiting() {
        awaited = nil
    }

    private func end(isCancelled: Bool) {
        awaited = nil
        if isCancelled { exchange?.undo() }
        exchange = nil
    }

    /// Returns the exchange of two controllers of the stack; `nil` for another transition, and during a drag.
    private func makeExchange(
        _ context: any UIViewControllerTransitionCoordinatorContext, of content: PresentedContent,
        in host: any ContentHost
    ) -> ContentExchange? {
        guard let chrome = host.contentChrome, !host.isDragged,
            let stack = content.root as? UINavigationController, context.viewController(forKey: .to)?.parent === stack
        else { return nil }
        return ContentExchange(context, in: chrome, endingAt: host.contentFrame)
    }
}

extension UIViewController {
    /// The coordinator of the running transition of this view controller, or of one inside.
    var contentCoordinator: (any UIViewControllerTransitionCoordinator)? {
        transitionCoordinator ?? children.reduce(nil) { $0 ?? $1.contentCoordinator }
    }
}

/// The layout of two controllers in a push, a pop or a replacement that changes the size of the presented view.
///
/// Views that get their first layout inside an animation grow from zero size, and views that are laid out smaller while
/// they disappear collapse. So the incoming controller's subviews are laid out for their final size before the
/// animation. Only its own view, and with it the background, follows the size of the stack. If the stack shrinks, the
/// outgoing controller's view keeps its size, and the edge of the presented view clips it.
@MainActor
struct ContentExchange {
    private let incoming: UIView?
    private let outgoing: UIView?
    private let outgoingSize: CGSize
    private let bar: UIView?
    private let chrome: ChromeView
    private let end: ViewGeometry
    /// The change of the stack's size, in points; negative if it shrinks.
    private let growth: CGSize

    /// - Parameters:
    ///   - chrome: The presented view.
    ///   - frame: Its frame at the end of the push or pop.
    init(_ context: any UIViewControllerTransitionCoordinatorContext, in chrome: ChromeView, endingAt frame: CGRect) {
        let controller = context.viewController(forKey: .to)
        self.init(
            incoming: controller?.viewIfLoaded, outgoing: context.viewController(forKey: .from)?.viewIfLoaded,
            below: (controller?.parent as? UINavigationController)?.navigationBar, in: chrome, endingAt: frame)
    }

    init(
        incoming: UIView?, outgoing: UIView?, below bar: UIView? = nil, in chrome: ChromeView, endingAt frame: CGRect
    ) {
        self.incoming = incoming
        self.outgoing = outgoing
        self.bar = bar
        outgoingSize = outgoing?.bounds.size ?? .zero
        self.chrome = chrome
        let place = ViewGeometry(chrome)
        end = place.moved(to: frame)
        growth = CGSize(width: frame.width - place.size.width, height: frame.height - place.size.height)
    }

    /// Lays out the incoming controller, then the stack in its new size. Called inside the animation.
    func run(_ layOutStack: () -> Void) {
        let mask = outgoing?.autoresizingMask ?? []
        if growth.width < 0 { outgoing?.autoresizingMask.remove(.flexibleWidth) }
        if growth.height < 0 { outgoing?.autoresizingMask.remove(.flexibleHeight) }
        if let incoming { UIView.performWithoutAnimation { layOut(incoming) } }
        layOutStack()
        outgoing?.autoresizingMask = mask
    }

    /// Makes the outgoing controller's view fill the stack again after a cancelled transition, before the stack
    /// returns to its old size.
    func undo() {
        guard let outgoing else { return }
        // The animator may have restored the size already.
        let size = outgoing.bounds.size
        let lost = CGSize(
            width: size.width == outgoingSize.width ? min(0, growth.width) : 0,
            height: size.height == outgoingSize.height ? min(0, growth.height) : 0)
        UIView.performWithoutAnimation { outgoing.resize(by: lost) }
    }

    // MARK: The incoming controller

    private func layOut(_ incoming: UIView) {
        bar?.layoutIfNeeded()
        guard growth.width < 0 || growth.height < 0 else {
            let place = ViewGeometry(incoming)
            incoming.resize(by: growth)
            incoming.layoutIfNeeded()
            return place.apply(to: incoming)
        }
        // A view that is smaller than the stack would lose the safe area at its far edges, so the whole stack is placed
        // at its final position for this. The bar lays out its own subviews.
        let places = chrome.places(except: [incoming, outgoing, bar])
        end.apply(to: chrome)
        chrome.layoutIfNeeded()
        places.forEach { $0.place.apply(to: $0.view) }
        chrome.updateShadow()
    }
}

extension UIView {
    /// Changes the size of the view, down to zero, and keeps its origin.
    fileprivate func resize(by growth: CGSize) {
        let place = ViewGeometry(self)
        var frame = place.frame
        frame.size.width = max(0, frame.width + growth.width)
        frame.size.height = max(0, frame.height + growth.height)
        place.moved(to: frame).apply(to: self)
    }

    /// Returns the geometry of the view and of all views in it, except for those inside the given views.
    fileprivate func places(except leaves: [UIView?]) -> [(view: UIView, place: ViewGeometry)] {
        let inner = leaves.contains(self) ? [] : subviews.flatMap { $0.places(except: leaves) }
        return [(self, ViewGeometry(self))] + inner
    }
}
