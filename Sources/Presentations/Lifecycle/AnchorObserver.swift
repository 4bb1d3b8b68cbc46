import UIKit

/// Updates the layout of an anchored presentation when its source has moved.
///
/// UIKit does not report that a view moves in its window, neither when it is scrolled nor when the layout around it
/// changes. So the source's frame is checked in each turn of the run loop, and nothing runs while the app is idle.
@MainActor
final class AnchorObserver {
    private var observer: TurnObserver?
    /// The input of the last layout.
    private var source: CGRect?
    private var edge: CGRectEdge?

    /// Notes the source and the edge of a layout that has been applied.
    func layoutWasApplied(_ pass: LayoutPass, to presentation: Presentation) {
        guard pass.anchor != nil else {
            observer = nil
            return
        }
        source = pass.environment.source
        edge = pass.layout.arrow?.edge
        guard observer == nil else { return }
        observer = TurnObserver { [weak self, weak presentation] in
            guard let self, let presentation else { return false }
            return follow(for: presentation)
        }
    }

    /// Returns whether the view has to be laid out. A change to another side of the source is animated.
    private func follow(for presentation: Presentation) -> Bool {
        guard let components = presentation.components, components.container.window != nil,
            components.drag.phase == .idle, !presentation.lifecycle.phase.isLeaving
        else { return false }
        let present = presentation.anchorFrame(in: components.container)
        guard present != source else { return false }
        source = present
        if !presentation.isInTransition,
            presentation.beginPass(clearing: components.grabberClearance).layout.arrow?.edge != edge
        {
            presentation.animateChange()
        } else {
            components.container.setNeedsLayout()
        }
        return true
    }
}

extension Presentation {
    /// Returns the frame of the visible part of the anchor in the container; `nil` without an anchor, or if it is out
    /// of sight.
    func anchorFrame(in container: UIView) -> CGRect? {
        guard let anchor = current.anchor else { return nil }
        if let item = anchor.item, let frame = item.frameInBar(in: container) { return frame }
        guard let view = anchor.view, let window = container.window, view.window === window,
            sources.ownAlpha(of: view) > 0,
            let part = view.seenPart(of: anchor.part(of: view))
        else { return nil }
        let (whole, bounds) = (frameAtRest(of: view, in: container), view.bounds)
        guard bounds.width > 0, bounds.height > 0 else { return nil }
        let scale = CGSize(width: whole.width / bounds.width, height: whole.height / bounds.height)
        return CGRect(
            x: whole.minX + (part.minX - bounds.minX) * scale.width,
            y: whole.minY + (part.minY - bounds.minY) * scale.height, width: part.width * scale.width,
            height: part.height * scale.height)
    }
}

extension UIBarButtonItem {
    /// Returns the frame of the item in a view; `nil` if UIKit does not provide it, or if the item is not in a bar on
    /// the screen.
    fileprivate func frameInBar(in view: UIView) -> CGRect? {
        guard #available(iOS 17, *) else { return nil }
        return frame(in: view)
    }
}

extension LayoutEnvironment.Display {
    /// Creates the place of a view on the display that shows it. Fails for a view that is not in a window.
    @MainActor
    init?(of view: UIView) {
        guard let screen = view.window?.windowScene?.screen else { return nil }
        self.init(
            size: screen.bounds.size, pixels: screen.nativeBounds.size,
            frame: view.convert(view.bounds, to: screen.coordinateSpace))
    }
}
