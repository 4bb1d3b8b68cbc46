/// How content fades or blurs at an edge of a scroll view, below a bar. Pictures do not show it.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
    /// Defaults to `automatic`.
    open var style = Style.automatic
    /// True if content stays as it is at the edge. Defaults to false.
    open var isHidden = false

    override init() {}

    @preconcurrency @MainActor
    open class Style: NSObject {
        private static let (anyStyle, softStyle, hardStyle) = (Style(), Style(), Style())

        override init() {}

        /// The style of the platform.
        open class var automatic: Style { anyStyle }
        /// A soft blur without an end.
        open class var soft: Style { softStyle }
        /// A blur that ends at a line.
        open class var hard: Style { hardStyle }
    }
}

/// The four effects of a scroll view.
@MainActor
struct ScrollEdgeEffects {
    let top = UIScrollEdgeEffect()
    let left = UIScrollEdgeEffect()
    let bottom = UIScrollEdgeEffect()
    let right = UIScrollEdgeEffect()
}

extension UIScrollView {
    public var topEdgeEffect: UIScrollEdgeEffect { edgeEffects.top }
    public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffects.left }
    public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffects.bottom }
    public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffects.right }
}
