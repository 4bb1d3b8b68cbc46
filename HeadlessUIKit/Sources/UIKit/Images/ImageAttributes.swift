/// The attributes of an image besides its picture and its configuration. Images are immutable: a change makes a new
/// one.
struct ImageAttributes: Hashable, Sendable {
    var renderingMode = UIImage.RenderingMode.automatic
    /// The tint colour that was applied to the picture.
    var tint: UIColor?
    var alignmentInsets = Edges()
    var capInsets = Edges()
    var resizingMode = UIImage.ResizingMode.tile
    var flipsForRightToLeft = false
    /// The distance from the bottom edge. Nil leaves it to the picture: a symbol has one, a file does not.
    var baseline: Baseline?

    enum Baseline: Hashable, Sendable {
        case offset(CGFloat)
        case none
    }

    /// Hashable edge insets.
    struct Edges: Hashable, Sendable {
        var top: CGFloat = 0
        var left: CGFloat = 0
        var bottom: CGFloat = 0
        var right: CGFloat = 0

        init() {}

        init(_ insets: UIEdgeInsets) {
            (top, left, bottom, right) = (insets.top, insets.left, insets.bottom, insets.right)
        }

        var insets: UIEdgeInsets { UIEdgeInsets(top: top, left: left, bottom: bottom, right: right) }
    }
}
