import UIKit

extension Invariants {
    /// Checks a moment of a movement: a sheet may be outside the container, but only vertically, and every number is finite.
    static func checkMoment(_ window: UIWindow) throws {
        try checkNumbers(in: window, path: "window")
        guard let controller = window.rootViewController?.presentedViewController?.presentationController,
            let container = controller.containerView, let view = controller.presentedView, view.window != nil
        else { return }
        let layer = view.layer.presentation() ?? view.layer
        let resting = controller.frameOfPresentedViewInContainerView
        guard abs(layer.position.x - resting.midX) < 0.5 else {
            throw Violation("the centre of the presented view is at x \(layer.position.x), not at \(resting.midX)")
        }
        guard abs(layer.bounds.width - resting.width) < 0.5 else {
            throw Violation("the presented view is \(layer.bounds.width) wide, not \(resting.width)")
        }
        let top = layer.position.y - layer.bounds.height / 2
        guard top > -1, top < container.bounds.height + 60 else {
            throw Violation("the top of the presented view is at \(top), outside the container")
        }
    }

    static func check(_ window: UIWindow, ending: Film.Ending) throws {
        let root = window.rootViewController
        switch ending {
        case .gone:
            guard root?.presentedViewController == nil, window.subviews.count == 1 else {
                throw Violation("something is still presented")
            }
            try checkNumbers(in: window, path: "window")
        case .resting(let top):
            try check(window)
            let view = root?.presentedViewController?.presentationController?.presentedView
            guard let frame = view?.frame, abs(frame.minY - top) < 0.01 else {
                throw Violation("the presented view rests at \(view?.frame.minY ?? 0), not at \(top)")
            }
        }
    }
}
