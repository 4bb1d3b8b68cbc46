import UIKit

extension Stage {
    /// Returns the frontmost visible view with an `accessibilityIdentifier`.
    ///
    /// ```swift
    /// let title = try #require(stage.view("title"))
    /// ```
    ///
    /// A view is visible if a part of it is inside the window and inside the views that clip it, and neither it nor a
    /// view around it is hidden or transparent. A view that another one covers counts as visible. While an animation
    /// moves a view, its final place counts. The frontmost window is searched first, and subviews before their
    /// superview.
    ///
    /// - Returns: `nil` if no such view is visible.
    public func view(_ identifier: String) -> UIView? {
        VisibleViews.first(called: identifier, in: PlatformDetails.windows(around: window))?.view
    }

    /// Returns the place of a view on the screen at this moment, in the middle of an animation as well.
    ///
    /// ```swift
    /// stage.advance(by: 0.1)
    /// #expect(try #require(stage.visibleFrame(of: sheet)).minY < 800)
    /// ```
    ///
    /// - Returns: The rectangle around the view in its window's coordinates, also if other views cover it or cut it
    ///   off. `nil` for a view that is in no visible window on the stage.
    public func visibleFrame(of view: UIView) -> CGRect? {
        guard let own = view.window, PlatformDetails.windows(around: window).contains(own) else { return nil }
        return view.layer.visibleFrame(in: own.layer)
    }

    /// A sentence with the identifiers of what can be seen, for a failure.
    func whatCanBeSeen(in windows: [UIWindow]) -> String {
        let names = windows.flatMap { VisibleViews(in: $0).identifiers }
        return names.isEmpty
            ? "No view that can be seen has an identifier." : "There is \(names.joined(separator: ", "))."
    }
}

/// The views of a window that can be seen, by their identifiers.
@MainActor
struct VisibleViews {
    private let window: UIWindow

    /// A view, and the part of the window in which it can be seen.
    @MainActor
    struct Sight {
        let view: UIView
        let area: CGRect

        /// The point for a tap.
        var middle: CGPoint { CGPoint(x: area.midX, y: area.midY) }

        /// Says what keeps a touch in the middle from the view; `nil` if it, a part of it or a view around it gets the
        /// touch.
        var obstacle: String? {
            guard let hit = view.window?.hitTest(middle, with: nil) else {
                return "no view takes a touch at \(middle.x), \(middle.y)"
            }
            guard !hit.isDescendant(of: view), !view.isDescendant(of: hit) else { return nil }
            let name = hit.accessibilityIdentifier.map { "\"\($0)\"" } ?? "a \(Swift.type(of: hit))"
            return "\(name) is in front of it at \(middle.x), \(middle.y)"
        }
    }

    init(in window: UIWindow) {
        self.window = window
    }

    /// The frontmost one of that name, in the first window that has one.
    static func first(called identifier: String, in windows: [UIWindow]) -> Sight? {
        windows.reduce(nil) { $0 ?? VisibleViews(in: $1).first(called: identifier) }
    }

    /// The frontmost one of that name.
    func first(called identifier: String) -> Sight? {
        first { $0.accessibilityIdentifier == identifier }
    }

    /// The frontmost one that matches.
    func first(where matches: (UIView) -> Bool) -> Sight? {
        first(below: window, in: window.bounds) { view, _ in matches(view) }
    }

    /// All that match, front to back.
    func all(where matches: (UIView) -> Bool) -> [Sight] {
        var found: [Sight] = []
        _ = first(below: window, in: window.bounds) { view, area in
            if matches(view) { found.append(Sight(view: view, area: area)) }
            return false
        }
        return found
    }

    /// Every identifier, front to back.
    var identifiers: [String] {
        var known: Set<String> = []
        return all { $0.hasIdentifier }.compactMap(\.view.accessibilityIdentifier).filter { known.insert($0).inserted }
    }

    private func first(below view: UIView, in area: CGRect, where matches: (UIView, CGRect) -> Bool) -> Sight? {
        guard !view.isHidden, view.alpha >= 0.01 else { return nil }
        let frame = view.convert(view.bounds, to: window)
        let area = view.clipsToBounds ? area.intersection(frame) : area
        guard !area.isNull else { return nil }
        for subview in view.subviews.reversed() {
            if let found = first(below: subview, in: area, where: matches) { return found }
        }
        let seen = area.intersection(frame)
        guard !seen.isNull, seen.width > 0, seen.height > 0, matches(view, seen) else { return nil }
        return Sight(view: view, area: seen)
    }
}

extension UIView {
    /// True if the view has an `accessibilityIdentifier` that is not empty.
    var hasIdentifier: Bool { accessibilityIdentifier?.isEmpty == false }
}
