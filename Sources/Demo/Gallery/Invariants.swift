import UIKit

/// A failed check of a picture.
struct Violation: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// Checks of every picture. A reviewer may overlook a wrong one.
@MainActor
enum Invariants {
    static func check(_ window: UIWindow) throws {
        try checkNumbers(in: window, path: "window")
        guard let root = window.rootViewController else {
            throw Violation("the window has no root view controller")
        }
        guard root.presentedViewController != nil else {
            throw Violation("nothing is presented")
        }
        var presenter = root
        while let presented = presenter.presentedViewController {
            try checkPlace(of: presented)
            presenter = presented
        }
    }

    private static func checkPlace(of presented: UIViewController) throws {
        let name = "\(type(of: presented))"
        guard let controller = presented.presentationController, let container = controller.containerView,
            let view = controller.presentedView
        else { throw Violation("\(name) has no container or no presented view") }
        let frame = view.convert(view.bounds, to: container)
        // Half a point of tolerance: positions are rounded to the screen's pixels.
        guard container.bounds.insetBy(dx: -0.5, dy: -0.5).contains(frame) else {
            throw Violation("\(name) at \(frame) leaves its container \(container.bounds)")
        }
        guard frame.width >= 44, frame.height >= 44 else {
            throw Violation("\(name) at \(frame) is too small to be touched")
        }
        if let border = view.subviews.first(where: { $0.accessibilityIdentifier == "presentation.border" }),
            border.frame != view.bounds
        {
            throw Violation("the border of \(name) at \(border.frame) is not along \(view.bounds)")
        }
        guard let content = presented.viewIfLoaded, content.isDescendant(of: view) || content === view else {
            throw Violation("the view of \(name) is not in the presented view")
        }
    }

    static func checkNumbers(in view: UIView, path: String) throws {
        let numbers = [
            view.bounds.minX, view.bounds.minY, view.bounds.width, view.bounds.height, view.center.x, view.center.y,
            view.alpha, view.transform.a, view.transform.b, view.transform.c, view.transform.d, view.transform.tx,
            view.transform.ty,
        ]
        guard numbers.allSatisfy(\.isFinite) else {
            throw Violation("\(path) has a number that is not finite: \(numbers)")
        }
        for (index, child) in view.subviews.enumerated() {
            try checkNumbers(in: child, path: "\(path)/\(child.accessibilityIdentifier ?? "\(index)")")
        }
    }
}
