import UIKit

/// The layout of two controllers in a push, a pop or a replacement that changes the size of the presented view. Views
/// that get their first layout inside an animation grow from zero size, and views that are laid out smaller while they
/// disappear collapse. So the incoming controller's subviews are laid out for their final size before the animation.
/// Only its own view, and with it the background, follows the size of the stack. If the stack shrinks, the outgoing
/// controller's view keeps its size, and the edge of the presented view clips it.
@MainActor
struct ContentExchange {
    private let incoming: UIView?
    private let outgoing: UIView?
    /// The sizes of the outgoing view and of the view around it, before the exchange.
    private let outgoingSize, outerSize: CGSize
    private let bar: UIView?
    private let chrome: ChromeView
    private let end: ViewGeometry
    /// The change of the size, in points; negative if it shrinks.
    private let growth: CGSize

    /// - Parameters:
    ///   - bar: The navigation bar above both views.
    ///   - chrome: The presented view.
    ///   - frame: Its frame at the end.
    init(
        incoming: UIView?, outgoing: UIView?, below bar: UIView? = nil, in chrome: ChromeView, endingAt frame: CGRect
    ) {
        self.incoming = incoming
        self.outgoing = outgoing
        self.bar = bar
        outgoingSize = outgoing?.bounds.size ?? .zero
        outerSize = outgoing?.superview?.bounds.size ?? .zero
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

    /// Makes the outgoing controller's view fill the stack again after a cancelled transition (Z34).
    func undo() {
        guard let outgoing, let outer = outgoing.superview?.bounds.size else { return }
        // The animator may have restored the size already.
        let size = outgoing.bounds.size
        let lost = CGSize(
            width: size.width == outgoingSize.width ? min(0, outer.width - outerSize.width) : 0,
            height: size.height == outgoingSize.height ? min(0, outer.height - outerSize.height) : 0)
        UIView.performWithoutAnimation { outgoing.resize(by: lost) }
    }

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
    fileprivate func resize(by growth: CGSize) {
        let place = ViewGeometry(self)
        var frame = place.frame
        frame.size.width = max(0, frame.width + growth.width)
        frame.size.height = max(0, frame.height + growth.height)
        place.moved(to: frame).apply(to: self)
    }

    fileprivate func places(except leaves: [UIView?]) -> [(view: UIView, place: ViewGeometry)] {
        let inner = leaves.contains(self) ? [] : subviews.flatMap { $0.places(except: leaves) }
        return [(self, ViewGeometry(self))] + inner
    }
}
