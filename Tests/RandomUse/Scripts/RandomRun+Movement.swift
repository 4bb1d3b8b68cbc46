import Presentations
import UIKit

/// The conditions that have to hold all the time.
extension RandomRun {
    func afterOperation() {
        for record in records where !record.hasGone { record.look() }
        checkMovement()
        checkCallbacks()
    }

    /// Checks that every number of every view is finite, in the middle of an animation, too.
    func checkMovement() {
        guard faults.isEmpty, variation.checksEverything else { return }
        for window in stage.window.windowScene?.windows ?? [] { check(window) }
        checkPresentedFrames()
    }

    private func check(_ view: UIView) {
        let layer = view.layer
        check(layer, of: view, "")
        if layer.animationKeys() != nil, let shown = layer.presentation() { check(shown, of: view, "shown ") }
        for subview in view.subviews { check(subview) }
    }

    private func check(_ layer: CALayer, of view: UIView, _ moment: String) {
        let (position, bounds, transform) = (layer.position, layer.bounds, layer.transform)
        let sum =
            position.x + position.y + bounds.minX + bounds.minY + bounds.width + bounds.height + transform.m11
            + transform.m12 + transform.m14 + transform.m21 + transform.m22 + transform.m24 + transform.m33
            + transform.m34 + transform.m41 + transform.m42 + transform.m43 + transform.m44
            + CGFloat(layer.opacity) + layer.cornerRadius + CGFloat(layer.shadowOpacity) + layer.shadowRadius
        var name: String { view.accessibilityIdentifier ?? String(describing: type(of: view)) }
        if !sum.isFinite {
            fault("number", "\(moment)\(name) at \(position), \(bounds), \(transform), alpha \(layer.opacity)")
        }
        // A spring overshoots, and if it is stopped there, the view stays beyond its end for a while.
        guard moment.isEmpty else { return }
        if layer.cornerRadius < 0 { fault("number", "\(name) has the corner radius \(layer.cornerRadius)") }
    }

    /// Checks that a presentation of the kit is near its container.
    private func checkPresentedFrames() {
        for controller in chain.dropFirst() {
            guard let presentation = presentation(of: controller), let view = presentation.presentedView,
                let container = presentation.containerView, !(presentation is StyledPresentationController<OwnStyle>),
                !(presentation is StyledPresentationController<OwnTransitionStyle>)
            else { continue }
            let bounds = container.bounds
            let room = bounds.insetBy(dx: -4 * bounds.width - 1000, dy: -4 * bounds.height - 1000)
            let size = view.layer.bounds.size
            if !room.contains(view.layer.position) || size.width > room.width || size.height > room.height {
                fault("place", "a presented view is at \(view.layer.position) with \(size) in \(bounds)")
            }
        }
    }

    /// Checks that no dismissal is reported early or twice.
    private func checkCallbacks() {
        for record in records where !record.hasGone {
            if record.isPresented, !record.reasons.isEmpty, record.root?.isBeingDismissed == false {
                fault("callback", "\(record.name) is said to have gone: \(record.reasons)")
            }
            if record.reasons.count > 1 { fault("callback", "\(record.name) has gone twice: \(record.reasons)") }
            if record.completions > 1 { fault("callback", "\(record.name) has come twice") }
            for sentence in record.journal.faults { fault("appearance", "\(record.name): \(sentence)") }
        }
        for sheet in sheets {
            for sentence in sheet.journal.faults { fault("appearance", "half-sheet that stays: \(sentence)") }
        }
    }
}
