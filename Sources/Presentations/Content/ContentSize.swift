import UIKit

extension UIViewController {
    /// Returns the size that Auto Layout finds for a width, without the safe area and the keyboard. Layouts add the
    /// safe area themselves and avoid the keyboard, and content that respects them would include them twice as soon as
    /// it is on the screen. Insets that the app adds are included. No property of a controller or a scroll view is
    /// written. Only a view that has a height without constraints, such as one that hosts SwiftUI, may include the safe
    /// area by itself. It is measured while it has none.
    func fittingSize(forWidth width: CGFloat) -> CGSize {
        let own = additionalSafeAreaInsets
        let target = max(0, width - own.left - own.right)
        var size = view.withoutKeyboard { view.withoutSafeArea { view.fittingSize(forWidth: target) } }
        let around = view.safeAreaInsets
        if around != .zero, size.height > 0, view.constraints.isEmpty {
            additionalSafeAreaInsets = own - around
            defer { additionalSafeAreaInsets = own }
            size = view.fittingSize(forWidth: target)
        }
        return CGSize(
            width: size.width + own.left + own.right,
            height: size.height > 0 ? size.height + own.top + own.bottom : 0)
    }
}

extension UIView {
    /// Measures while the app's constraints to a keyboard layout guide belong to a guide where that is without a
    /// keyboard: without height at the bottom of its view, which has no safe area in a measurement. The place of the
    /// keyboard's guide is UIKit's, and its frame may be older than its constraints.
    fileprivate func withoutKeyboard<Size>(_ measure: () -> Size) -> Size {
        let found = constraintsToKeyboard
        guard !found.isEmpty else { return measure() }
        NSLayoutConstraint.deactivate(found.map(\.constraint))
        let standIns = found.map { constraint, keyboard in
            let guide = UILayoutGuide()
            keyboard.owningView?.addLayoutGuide(guide)
            return (guide, constraint.activateCopy(replacing: keyboard, with: guide))
        }
        defer {
            for (guide, constraints) in standIns {
                NSLayoutConstraint.deactivate(constraints)
                guide.owningView?.removeLayoutGuide(guide)
            }
            NSLayoutConstraint.activate(found.map(\.constraint))
        }
        return measure()
    }

    private var constraintsToKeyboard: [(constraint: NSLayoutConstraint, guide: UIKeyboardLayoutGuide)] {
        var found: [(constraint: NSLayoutConstraint, guide: UIKeyboardLayoutGuide)] = []
        func look(in view: UIView) {
            for constraint in view.constraints {
                if let guide = constraint.keyboardGuide { found.append((constraint, guide)) }
            }
            view.subviews.forEach(look)
        }
        look(in: self)
        return found
    }
}

extension NSLayoutConstraint {
    /// The keyboard layout guide that decides a vertical place or a height. Those to the guide's own view are UIKit's.
    fileprivate var keyboardGuide: UIKeyboardLayoutGuide? {
        let isFirst = firstItem is UIKeyboardLayoutGuide
        guard let guide = (isFirst ? firstItem : secondItem) as? UIKeyboardLayoutGuide, let view = guide.owningView,
            let other = isFirst ? secondItem : firstItem, other !== view, other !== view.safeAreaLayoutGuide,
            [.top, .bottom, .centerY, .height].contains(isFirst ? firstAttribute : secondAttribute)
        else { return nil }
        return guide
    }

    /// Activates this constraint with another guide, which is placed at the bottom. Returns all new constraints.
    fileprivate func activateCopy(
        replacing keyboard: UIKeyboardLayoutGuide, with guide: UILayoutGuide
    ) -> [NSLayoutConstraint] {
        guard let view = guide.owningView, let firstItem else { return [] }
        let copy = NSLayoutConstraint(
            item: firstItem === keyboard ? guide : firstItem, attribute: firstAttribute, relatedBy: relation,
            toItem: secondItem === keyboard ? guide : secondItem, attribute: secondAttribute, multiplier: multiplier,
            constant: constant)
        copy.priority = priority
        let constraints = [
            copy, guide.topAnchor.constraint(equalTo: view.bottomAnchor),
            guide.heightAnchor.constraint(equalToConstant: 0),
        ]
        NSLayoutConstraint.activate(constraints)
        return constraints
    }
}
