import Foundation

/// Something that can be done with a row, behind a button beside it.
@MainActor
open class UIContextualAction: NSObject {
    public enum Style: Int, Sendable {
        case normal
        case destructive
    }

    /// Gets the action, its button, and a closure to call when it is done: the row closes then.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    open private(set) var style: Style
    open private(set) var handler: Handler
    open var title: String?
    /// In the place of the title, which assistive technology still reads. A device shows both in rows of 91 points and more.
    open var image: UIImage?
    /// `nil` brings back the default: red for a destructive action, gray for others.
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
