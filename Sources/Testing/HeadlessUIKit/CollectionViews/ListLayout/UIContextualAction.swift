import Foundation

/// An action beside a row.
@MainActor
public class UIContextualAction: NSObject {
    /// Gets the action, the view that shows it, and a function to call with whether it was carried out.
    public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    public enum Style: Int, Sendable {
        case normal
        case destructive
    }

    public let style: Style
    public let handler: Handler
    public var title: String?

    private init(_ style: Style, _ title: String?, _ handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }

    public convenience init(style: Style, title: String?, handler: @escaping Handler) {
        self.init(style, title, handler)
    }

    /// `nil` brings back the style's own.
    public var backgroundColor: UIColor!
    public var image: UIImage?
}
