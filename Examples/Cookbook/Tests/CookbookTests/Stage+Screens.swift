import PresentationsTesting
import Testing
import UIKit

extension Stage {
    /// A stage with a screen on it, at rest.
    convenience init(_ device: Device = .iPhone15, showing root: UIViewController) {
        self.init(device)
        show(root)
        settle()
    }

    /// Where the view with that identifier is at this moment.
    func frame(of identifier: String) throws -> CGRect {
        let view = try #require(self.view(identifier), "\(identifier) cannot be seen")
        return try #require(visibleFrame(of: view))
    }

    /// Where the frontmost presented view is at this moment.
    func presentedFrame() throws -> CGRect {
        let view = try #require(presented?.presentationController?.presentedView, "Nothing is presented")
        return try #require(visibleFrame(of: view))
    }

    /// The frontmost presented view controller.
    var presented: UIViewController? {
        var frontmost = window.rootViewController?.presentedViewController
        while let next = frontmost?.presentedViewController { frontmost = next }
        return frontmost
    }

    /// Whether a label with that text is in the window and in no hidden view.
    func shows(_ text: String) -> Bool { label(text) != nil }

    /// The frontmost label with that text.
    func label(_ text: String) -> UIView? { Self.label(text, in: window) }

    private static func label(_ text: String, in view: UIView) -> UIView? {
        guard !view.isHidden, view.alpha > 0.01 else { return nil }
        if (view as? UILabel)?.text == text { return view }
        return view.subviews.reversed().lazy.compactMap { label(text, in: $0) }.first
    }
}
