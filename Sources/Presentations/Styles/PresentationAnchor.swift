import UIKit

/// The view or the bar item that a presentation belongs to, and that its arrow points at.
///
/// ```swift
/// presentAsPopup(hint, style: Popup(position: .anchored(to: PresentationAnchor(button))))
/// ```
///
/// It is referenced weakly. Its frame is an input of the layout, ``LayoutEnvironment/source``, and the presented view follows
/// it: in a rotation, when it is scrolled, and when its own layout moves it. While it has left the window, is hidden, or has
/// been scrolled out of everything that clips it, there is no frame.
public struct PresentationAnchor: Equatable, Sendable {
    private let source: Source
    private let rect: CGRect?

    private enum Source: Equatable {
        case view(WeakReference<UIView>)
        case item(WeakReference<UIBarButtonItem>)
    }

    /// Creates an anchor at a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - rect: A part of the view, in its own coordinates, in points. Defaults to `nil`: all of it.
    @MainActor
    public init(_ view: UIView, rect: CGRect? = nil) {
        source = .view(WeakReference(view))
        self.rect = rect
    }

    /// Creates an anchor at an item of a navigation bar or a toolbar.
    ///
    /// UIKit tells the frame of an item from iOS 17 on. Before, only an item with a `customView` has one; give any other a view
    /// of the bar's instead, or expect the popup in the middle.
    @MainActor
    public init(_ item: UIBarButtonItem) {
        source = .item(WeakReference(item))
        rect = nil
    }

    /// The view; of a bar item its custom view. `nil` if there is none, or if it no longer exists.
    @MainActor
    var view: UIView? {
        switch source {
        case .view(let view): view.object
        case .item(let item): item.object?.customView
        }
    }

    /// The bar item; `nil` for an anchor at a view.
    @MainActor
    var item: UIBarButtonItem? {
        if case .item(let item) = source { item.object } else { nil }
    }

    /// The part of the view that counts, in its own coordinates.
    @MainActor
    func part(of view: UIView) -> CGRect { rect ?? view.bounds }
}
