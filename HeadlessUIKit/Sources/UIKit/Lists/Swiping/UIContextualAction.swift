import Foundation

/// An action for a row, behind a button beside it.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        case normal
        case destructive
    }

    /// Gets the action, its button, and a closure to call when the action is done, which closes the row.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    open private(set) var style: Style
    open private(set) var handler: Handler
    open var title: String?
    /// Replaces the title, which assistive technologies still read. A device shows both in rows of at least 91 points.
    open var image: UIImage?
    /// `nil` restores the default: red for a destructive action, gray for others.
    open var backgroundColor: UIColor! {
        get { storedBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { storedBackgroundColor = newValue }
    }
    private var storedBackgroundColor: UIColor?

    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}
