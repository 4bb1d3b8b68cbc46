/// The limits of a window that the user can resize.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
    open var minimumSize = CGSize.zero
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    open var allowsFullScreen = true

    override init() {}
}

extension UIWindowScene {
    /// Nil, as on every device whose windows fill the screen.
    public var sizeRestrictions: UISceneSizeRestrictions? { nil }
}
