import UIKit

/// The view or the bar button item that a presentation belongs to, and that its arrow points at.
///
/// ```swift
/// presentAsPopup(
///     hint, style: Popup(position: .anchored(to: PresentationAnchor(button))))
/// ```
///
/// It is referenced weakly. The presented view follows its frame, an input of the layout, ``LayoutEnvironment/source``,
/// which is `nil` while it is out of sight. In a table, anchor to the row: see
/// <doc:ChoosingAStyle#Point-a-popup-at-a-button>.
public struct PresentationAnchor: Equatable, Sendable {
    private let object: WeakReference<NSObject>
    private let rect: CGRect?

    /// Creates an anchor at a view, or at a part of it in its own coordinates, which scrolls with a scroll view.
    @MainActor
    public init(_ view: UIView, rect: CGRect? = nil) {
        object = WeakReference(view)
        self.rect = rect
    }

    /// Creates an anchor at an item of a bar. Before iOS 17, only an item with a `customView` has a frame.
    @MainActor
    public init(_ item: UIBarButtonItem) {
        object = WeakReference(item)
        rect = nil
    }

    /// The view, or the custom view of a bar item. `nil` if there is none, or if it no longer exists.
    @MainActor
    var view: UIView? { object.object as? UIView ?? item?.customView }

    @MainActor
    var item: UIBarButtonItem? { object.object as? UIBarButtonItem }

    @MainActor
    func part(of view: UIView) -> CGRect { rect ?? view.bounds }
}
