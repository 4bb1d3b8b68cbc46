/// The frames of the texts and the image of a cell without a content configuration, in its content view (TV40, LG2).
///
/// Computed from the leading edge; the view mirrors it in right-to-left layout.
struct CellTextLayout {
    var style: UITableViewCell.CellStyle
    /// The size of the content view.
    var width: CGFloat
    /// The margin before the first of them, including the indentation.
    var leading: CGFloat
    /// The margin after the last of them.
    var trailing: CGFloat
    var scale: CGFloat
    /// `nil` without an image.
    var imageSize: CGSize?
    /// Returns the sizes of the texts for a width; zero without a text.
    var text: (CGFloat) -> CGSize
    var detail: (CGFloat) -> CGSize

    struct Frames {
        var image: CGRect?
        var text = CGRect.zero
        var detail = CGRect.zero
    }

    /// The width of the small text of `value2`.
    private static let labelWidth: CGFloat = 92

    private var textStart: CGFloat { leading + (imageSize.map { $0.width + ListMetrics.imageGap } ?? 0) }
    private var room: CGFloat { max(0, width - textStart - trailing) }

    /// The height of the content with its margins; the default height of a row is not included.
    var fittingHeight: CGFloat {
        let sizes = sizes
        let texts: CGFloat
        switch style {
        case .subtitle where sizes.detail.height > 0:
            texts =
                sizes.text.height + sizes.detail.height + ListMetrics.textMargin + ListMetrics.subtitleBottomMargin
        default: texts = max(sizes.text.height, sizes.detail.height) + 2 * ListMetrics.textMargin
        }
        return max(texts, imageSize.map { $0.height + 2 * Self.imageMargin } ?? 0)
    }

    private static let imageMargin: CGFloat = 4

    private var sizes: (text: CGSize, detail: CGSize) {
        switch style {
        case .default: return (text(room), .zero)
        case .subtitle: return (text(room), detail(room))
        case .value1:
            let title = text(room)
            return (title, detail(max(0, room - title.width - ListMetrics.detailGap)))
        case .value2:
            return (text(Self.labelWidth), detail(max(0, room - Self.labelWidth - ListMetrics.detailGap)))
        }
    }

    func frames(height: CGFloat) -> Frames {
        func centred(_ length: CGFloat) -> CGFloat { ((height - length) / 2 * scale).rounded() / scale }
        let sizes = sizes
        var frames = Frames()
        frames.image = imageSize.map { CGRect(x: leading, y: centred($0.height), width: $0.width, height: $0.height) }
        let textSize = CGSize(width: min(sizes.text.width, room), height: sizes.text.height)
        let detailSize = CGSize(width: min(sizes.detail.width, room), height: sizes.detail.height)
        switch style {
        case .default:
            frames.text = CGRect(origin: CGPoint(x: textStart, y: centred(textSize.height)), size: textSize)
        case .subtitle:
            let uneven =
                detailSize.height > 0 ? ListMetrics.subtitleBottomMargin - ListMetrics.textMargin : 0
            let top = centred(textSize.height + detailSize.height + uneven)
            frames.text = CGRect(origin: CGPoint(x: textStart, y: top), size: textSize)
            frames.detail = CGRect(origin: CGPoint(x: textStart, y: top + textSize.height), size: detailSize)
        case .value1:
            frames.text = CGRect(origin: CGPoint(x: textStart, y: centred(textSize.height)), size: textSize)
            frames.detail = CGRect(
                origin: CGPoint(x: width - trailing - detailSize.width, y: centred(detailSize.height)), size: detailSize
            )
        case .value2:
            let end = textStart + Self.labelWidth
            frames.text = CGRect(
                origin: CGPoint(x: end - textSize.width, y: centred(textSize.height)), size: textSize)
            frames.detail = CGRect(
                origin: CGPoint(x: end + ListMetrics.detailGap, y: centred(detailSize.height)), size: detailSize)
        }
        return frames
    }
}
