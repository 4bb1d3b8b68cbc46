import UIKit

/// The layout of two controllers in a push or pop that changes the size of the presented view.
///
/// Views that get their first layout inside an animation grow from zero size. Views that are laid out smaller as they
/// leave collapse. The incoming controller's subviews are therefore laid out for their final size before the
/// animation; only its own view, and with it the background, follows the size of the stack. The outgoing controller's
/// view keeps its size where the stack shrinks, and the edge of the presented view clips it.
@MainActor
struct ContentExchange {
    private let incoming: UIViewController?
    private let outgoing: UIView?
    private let outgoingSize: CGSize
    /// The change of the stack's size, in points; negative where it shrinks.
    private let growth: CGSize

    init(_ context: any UIViewControllerTransitionCoordinatorContext, growingBy growth: CGSize) {
        incoming = context.viewController(forKey: .to)
        outgoing = context.viewController(forKey: .from)?.viewIfLoaded
        outgoingSize = outgoing?.bounds.size ?? .zero
        self.growth = growth
    }

    /// Lays out the incoming controller, then the stack in its new size. Called inside the animation.
    func run(_ layOutStack: () -> Void) {
        layOutIncoming()
        guard let outgoing else { return layOutStack() }
        let mask = outgoing.autoresizingMask
        if growth.width < 0 { outgoing.autoresizingMask.remove(.flexibleWidth) }
        if growth.height < 0 { outgoing.autoresizingMask.remove(.flexibleHeight) }
        layOutStack()
        outgoing.autoresizingMask = mask
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

    private func layOutIncoming() {
        guard let incoming, let view = incoming.viewIfLoaded else { return }
        UIView.performWithoutAnimation {
            (incoming.parent as? UINavigationController)?.navigationBar.layoutIfNeeded()
            let place = ViewGeometry(view)
            let insets = incoming.additionalSafeAreaInsets
            let lost = lostInsets(of: view)
            if lost != .zero { incoming.additionalSafeAreaInsets = insets + lost }
            view.resize(by: growth)
            view.layoutIfNeeded()
            place.apply(to: view)
            if lost != .zero { incoming.additionalSafeAreaInsets = insets }
        }
    }

    /// Returns the safe area that the view loses at its far edges while it already has its final, smaller size and
    /// the stack does not. UIKit clamps a child's insets edge by edge (SA1).
    private func lostInsets(of view: UIView) -> UIEdgeInsets {
        let insets = view.safeAreaInsets
        return UIEdgeInsets(
            top: 0, left: 0, bottom: min(insets.bottom, max(0, -growth.height)),
            right: min(insets.right, max(0, -growth.width)))
    }
}

extension UIView {
    /// Changes the size of the view, to zero at the least, and keeps its origin.
    fileprivate func resize(by growth: CGSize) {
        let place = ViewGeometry(self)
        var frame = place.frame
        frame.size.width = max(0, frame.width + growth.width)
        frame.size.height = max(0, frame.height + growth.height)
        place.moved(to: frame).apply(to: self)
    }
}
