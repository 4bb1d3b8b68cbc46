import UIKit

@testable import TestSupport

/// An alert on a phone, with names for the parts of its card.
@MainActor
struct ShownAlert {
    let phone: Phone
    let alert: UIAlertController
    let fingers: Touchscreen

    init(_ alert: UIAlertController, on phone: Phone = Phone()) {
        self.alert = alert
        self.phone = phone
        fingers = Touchscreen(phone.window)
        phone.root.present(alert, animated: true)
        MainLoop.current.settle()
    }

    var card: CGRect { alert.view.convert(alert.view.bounds, to: nil) }

    /// The button of the action with that title.
    func button(_ title: String) -> UIView? {
        alert.view.firstView { $0.accessibilityTraits.contains(.button) && $0.accessibilityLabel == title }
    }

    /// In the window.
    func place(_ title: String) -> CGRect? { button(title).map { $0.convert($0.bounds, to: nil) } }

    func tap(_ title: String) {
        place(title).map { fingers.tap(at: CGPoint(x: $0.midX, y: $0.midY)) }
    }

    func label(_ text: String) -> UILabel? {
        alert.view.firstView { ($0 as? UILabel)?.text == text } as? UILabel
    }
}

extension UIView {
    /// The first view, this one or one inside, that meets a condition.
    func firstView(where condition: (UIView) -> Bool) -> UIView? {
        if condition(self) { return self }
        for subview in subviews {
            if let found = subview.firstView(where: condition) { return found }
        }
        return nil
    }
}
