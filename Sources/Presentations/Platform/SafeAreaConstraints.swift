import UIKit

extension UIView {
    /// Measures as if this view had no safe area, and the views of controllers inside only the insets that the app
    /// adds. The safe area stays as it is, since scroll views may move their content with each change of it.
    /// Instead the constraints to what follows it get constants that make up for it.
    func withoutSafeArea<Size>(_ measure: () -> Size) -> Size {
        guard safeAreaInsets != .zero else { return measure() }
        // Stack views set their constants in that call.
        updateConstraintsIfNeeded()
        var changed: [(constraint: NSLayoutConstraint, constant: CGFloat)] = []
        changeConstants(withoutSafeAreaOf: self, noting: &changed)
        defer {
            for (constraint, constant) in changed { constraint.constant = constant }
        }
        return measure()
    }

    private func changeConstants(
        withoutSafeAreaOf root: UIView, noting changed: inout [(constraint: NSLayoutConstraint, constant: CGFloat)]
    ) {
        for constraint in constraints {
            let shift = constraint.shift(withoutSafeAreaOf: root)
            guard shift != 0 else { continue }
            changed.append((constraint, constraint.constant))
            constraint.constant += shift
        }
        for subview in subviews { subview.changeConstants(withoutSafeAreaOf: root, noting: &changed) }
    }
}

extension NSLayoutConstraint {
    /// Returns what its constant has to grow by if what it connects were without the safe area.
    fileprivate func shift(withoutSafeAreaOf root: UIView) -> CGFloat {
        guard !isUIKitsOwn else { return 0 }
        let first = Self.shift(of: firstItem, firstAttribute, root)
        return multiplier * Self.shift(of: secondItem, secondAttribute, root) - first
    }

    /// Whether it places a guide of UIKit's in the guide's own view.
    private var isUIKitsOwn: Bool {
        guard let first = SafeAreaPart(firstItem), let second = SafeAreaPart(secondItem), first.view === second.view
        else {
            return false
        }
        return firstItem is UILayoutGuide || secondItem is UILayoutGuide
    }

    private static func shift(of item: AnyObject?, _ attribute: Attribute, _ root: UIView) -> CGFloat {
        guard let part = SafeAreaPart(item), part.follows(attribute) else { return 0 }
        let insets = part.insets(in: root)
        let isRightToLeft = part.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return switch attribute {
        case .top, .topMargin: -insets.top
        case .bottom, .bottomMargin: insets.bottom
        case .left, .leftMargin: -insets.left
        case .right, .rightMargin: insets.right
        // Constants of these grow from the leading edge.
        case .leading, .leadingMargin: isRightToLeft ? -insets.right : -insets.left
        case .trailing, .trailingMargin: isRightToLeft ? insets.left : insets.right
        case .centerX, .centerXWithinMargins: (insets.right - insets.left) / 2
        case .centerY, .centerYWithinMargins: (insets.bottom - insets.top) / 2
        case .width: insets.left + insets.right
        case .height: insets.top + insets.bottom
        default: 0
        }
    }
}

/// A view that has a safe area, or one of the guides that UIKit places in it by that.
@MainActor
private struct SafeAreaPart {
    private enum Kind { case view, safeArea, margins, readable, keyboard }

    let view: UIView
    private let kind: Kind

    /// `nil` for an item that is neither, such as a guide of the app's.
    init?(_ item: AnyObject?) {
        let guide = item as? UILayoutGuide
        guard let view = item as? UIView ?? guide?.owningView, view.safeAreaInsets != .zero else { return nil }
        self.view = view
        if guide == nil {
            kind = .view
        } else if guide is UIKeyboardLayoutGuide {
            kind = .keyboard
        } else if guide === view.safeAreaLayoutGuide {
            kind = .safeArea
        } else if guide === view.layoutMarginsGuide {
            kind = .margins
        } else if guide === view.readableContentGuide {
            kind = .readable
        } else {
            return nil
        }
    }

    func follows(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
        switch kind {
        case .keyboard: false
        case .safeArea: true
        case .margins: view.insetsLayoutMarginsFromSafeArea
        case .readable: view.insetsLayoutMarginsFromSafeArea && attribute.isVertical
        case .view: view.insetsLayoutMarginsFromSafeArea && attribute.isOfMargins
        }
    }

    /// Returns the safe area that is not the app's own addition for a controller inside.
    func insets(in root: UIView) -> UIEdgeInsets {
        let controller = view === root ? nil : view.next as? UIViewController
        return view.safeAreaInsets - (controller?.additionalSafeAreaInsets ?? .zero)
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var isVertical: Bool {
        switch self {
        case .top, .bottom, .centerY, .height: true
        default: false
        }
    }

    fileprivate var isOfMargins: Bool {
        switch self {
        case .topMargin, .bottomMargin, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }
}
