/// What an image has beside its picture and its configuration. Images are made anew to change it.
struct ImageAttributes: Hashable, Sendable {
    var renderingMode = UIImage.RenderingMode.automatic
    /// The colour that has been put into the picture.
    var tint: UIColor?
    var alignmentInsets = Edges()
    var capInsets = Edges()
    var resizingMode = UIImage.ResizingMode.tile
    /// From the bottom edge. Nil leaves it to the picture: a symbol has one, a file does not.
    var baseline: Baseline?

    enum Baseline: Hashable, Sendable {
        case offset(CGFloat)
        case none
    }

    /// Edge insets that can be hashed.
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
