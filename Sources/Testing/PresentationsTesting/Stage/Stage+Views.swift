import UIKit

extension Stage {
    /// The visible view with an `accessibilityIdentifier`; `nil` where there is none.
    ///
    /// Of several the frontmost one: in the frontmost window first, subviews before their superview. A view is visible when a
    /// part of it is inside the window and inside the views that clip it, and neither it nor a view around it is hidden or
    /// transparent. While an animation moves it, the place that it moves to counts.
    public func view(_ identifier: String) -> UIView? {
        VisibleViews.first(called: identifier, in: PlatformDetails.windows(around: window))?.view
    }

    /// Where a view is to be seen at this moment, also in the middle of an animation: the rectangle around it in the window's
    /// coordinates, whether or not another view covers it or cuts it off.
    ///
    /// ```swift
    /// stage.advance(by: 0.1)
    /// #expect(try #require(stage.visibleFrame(of: sheet)).minY < 600)
    /// ```
    ///
    /// - Returns: `nil` for a view that is not in the stage's window.
    public func visibleFrame(of view: UIView) -> CGRect? {
        guard view.window === window else { return nil }
        return view.layer.visibleFrame(in: window.layer)
    }
}

/// The views of a window that can be seen, by their identifiers.
@MainActor
struct VisibleViews {
    private let window: UIWindow

    /// A view, and the part of the window in which it can be seen.
    typealias Sight = (view: UIView, area: CGRect)

    init(in window: UIWindow) {
        self.window = window
    }

    /// The frontmost one of that name, in the first window that has one.
    static func first(called identifier: String, in windows: [UIWindow]) -> Sight? {
        windows.reduce(nil) { $0 ?? VisibleViews(in: $1).first(called: identifier) }
    }

    /// The frontmost one of that name.
    func first(called identifier: String) -> Sight? {
        first(below: window, in: window.bounds) { $0.accessibilityIdentifier == identifier }
    }

    /// Every identifier, front to back.
    var identifiers: [String] {
        var found: [String] = []
        _ = first(below: window, in: window.bounds) { view in
            if let name = view.accessibilityIdentifier, !name.isEmpty, !found.contains(name) { found.append(name) }
            return false
        }
        return found
    }

    private func first(below view: UIView, in area: CGRect, where matches: (UIView) -> Bool) -> Sight? {
        guard !view.isHidden, view.alpha >= 0.01 else { return nil }
        let frame = view.convert(view.bounds, to: window)
        let area = view.clipsToBounds ? area.intersection(frame) : area
        guard !area.isNull else { return nil }
        for subview in view.subviews.reversed() {
            if let found = first(below: subview, in: area, where: matches) { return found }
        }
        let seen = area.intersection(frame)
        return !seen.isNull && seen.width > 0 && seen.height > 0 && matches(view) ? (view, seen) : nil
    }
}
