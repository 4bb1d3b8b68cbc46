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
    func takeBack() {
        guard let outgoing, outgoing.bounds.size == outgoingSize else { return }
        UIView.performWithoutAnimation {
            outgoing.resize(by: CGSize(width: min(0, growth.width), height: min(0, growth.height)))
        }
    }

    // MARK: The incoming controller

    private func layOutIncoming() {
        guard let incoming, let view = incoming.viewIfLoaded else { return }
        UIView.performWithoutAnimation {
            (incoming.parent as? UINavigationController)?.navigationBar.layoutIfNeeded()
            let place = ViewPlace(view)
            let insets = incoming.additionalSafeAreaInsets
            let lost = lostInsets(of: view)
            if lost != .zero {
                incoming.additionalSafeAreaInsets = UIEdgeInsets(
                    top: insets.top, left: insets.left, bottom: insets.bottom + lost.bottom,
                    right: insets.right + lost.right)
            }
            view.resize(by: growth)
            view.layoutIfNeeded()
            place.apply(to: view)
            if lost != .zero { incoming.additionalSafeAreaInsets = insets }
        }
    }

    /// What the view's safe area loses at its far edges where it becomes smaller than the stack is yet (S1).
    private func lostInsets(of view: UIView) -> UIEdgeInsets {
        let insets = view.safeAreaInsets
        return UIEdgeInsets(
            top: 0, left: 0, bottom: min(insets.bottom, max(0, -growth.height)),
            right: min(insets.right, max(0, -growth.width)))
    }
}

extension UIView {
    /// Makes the view larger; its origin stays.
    fileprivate func resize(by growth: CGSize) {
        let place = ViewPlace(self)
        var frame = place.frame
        frame.size.width = max(0, frame.width + growth.width)
        frame.size.height = max(0, frame.height + growth.height)
        place.moved(to: frame).apply(to: self)
    }
}
