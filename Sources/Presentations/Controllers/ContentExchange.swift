import UIKit

/// Two controllers that change places on top of a presented stack while the presented view takes on another size.
///
/// Views that are laid out for the first time inside an animation grow out of nothing, and views that are laid out once
/// more for too little room collapse on their way out. So the incoming controller's views are laid out for their final size
/// before anything moves; only its own view follows the size of the stack, and with it the background. The outgoing
/// controller's view keeps the room that it had: the edge of the presented view cuts it off.
@MainActor
struct ContentExchange {
    private let incoming: UIViewController?
    private let outgoing: UIView?
    private let outgoingSize: CGSize
    /// By how much the stack becomes larger.
    private let growth: CGSize

    init(_ context: any UIViewControllerTransitionCoordinatorContext, growingBy growth: CGSize) {
        incoming = context.viewController(forKey: .to)
        outgoing = context.viewController(forKey: .from)?.viewIfLoaded
        outgoingSize = outgoing?.bounds.size ?? .zero
        self.growth = growth
    }

    /// Has the stack laid out in its new size, inside the animation.
    func run(_ layOutStack: () -> Void) {
        layOutIncoming()
        guard let outgoing else { return layOutStack() }
        let mask = outgoing.autoresizingMask
        if growth.width < 0 { outgoing.autoresizingMask.remove(.flexibleWidth) }
        if growth.height < 0 { outgoing.autoresizingMask.remove(.flexibleHeight) }
        layOutStack()
        outgoing.autoresizingMask = mask
    }

    /// The outgoing controller stays: its view fills the stack again, before that gets its old size back.
    func undo() {
        guard let outgoing else { return }
        // Its animator may have seen to that already.
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

    /// The insets of the safe area that the view loses at its far edges while it is smaller than the stack still is (SA1).
    private func lostInsets(of view: UIView) -> UIEdgeInsets {
        let insets = view.safeAreaInsets
        return UIEdgeInsets(
            top: 0, left: 0, bottom: min(insets.bottom, max(0, -growth.height)),
            right: min(insets.right, max(0, -growth.width)))
    }
}

extension UIView {
    /// Makes the view larger, or smaller; its origin stays.
    fileprivate func resize(by growth: CGSize) {
        let place = ViewGeometry(self)
        var frame = place.frame
        frame.size.width = max(0, frame.width + growth.width)
        frame.size.height = max(0, frame.height + growth.height)
        place.moved(to: frame).apply(to: self)
    }
}
