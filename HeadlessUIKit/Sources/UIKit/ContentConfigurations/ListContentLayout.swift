/// The frames of the image and the texts of a list's row in its content view (LC1, LC3, LC6, LC9).
///
/// Computed from the leading edge; the view mirrors it in right-to-left layout.
struct ListContentLayout {
    /// The size of the content view.
    var width: CGFloat
    var scale: CGFloat
    var margins: NSDirectionalEdgeInsets
    /// `nil` without an image.
    var image: ImageRoom?
    /// The distance between the image and the texts.
    var imageGap: CGFloat
    var prefersSideBySide: Bool
    var horizontalGap: CGFloat
    var verticalGap: CGFloat
    /// Returns the sizes of the texts for a width; `nil` without a text.
    var text: ((CGFloat) -> CGSize)?
    var secondaryText: ((CGFloat) -> CGSize)?

    struct Frames: Equatable {
        var image: CGRect?
        var text: CGRect?
        var secondaryText: CGRect?
    }

    /// An image, and the size that is reserved for it.
    struct ImageRoom: Equatable {
        /// The visible size.
        var size: CGSize
        /// The size that it takes from the row.
        var reserved: CGSize

        init(imageSize: CGSize, properties: UIListContentConfiguration.ImageProperties) {
            size = imageSize.fitted(into: properties.maximumSize)
            reserved = CGSize(
                width: Self.length(properties.reservedLayoutSize.width, actual: size.width),
                height: Self.length(properties.reservedLayoutSize.height, actual: size.height))
        }

        private static func length(_ reserved: CGFloat, actual: CGFloat) -> CGFloat {
            switch reserved {
            case UIListContentConfiguration.ImageProperties.standardDimension: standardLength
            case ...0: actual
            default: reserved
            }
        }

        /// The size reserved for symbols in lists at the default text size. Reported, not measured.
        private static let standardLength: CGFloat = 24
    }

    // MARK: Horizontally

    /// The distance from the content view's edge to the texts, or to their place.
    var textStart: CGFloat { margins.leading + (image.map { $0.reserved.width + imageGap } ?? 0) }
    private var room: CGFloat { max(0, width - textStart - margins.trailing) }

    /// True if both texts share a line, which they do if they fit into the row (LC9).
    var isSideBySide: Bool {
        guard prefersSideBySide, let text, let secondaryText else { return false }
        let unlimited = CGFloat.greatestFiniteMagnitude
        return text(unlimited).width + horizontalGap + secondaryText(unlimited).width <= room
    }

    /// The width with the margins, without breaking a line.
    var fittingWidth: CGFloat {
        let unlimited = CGFloat.greatestFiniteMagnitude
        let (first, second) = (text?(unlimited).width ?? 0, secondaryText?(unlimited).width ?? 0)
        let gap = text != nil && secondaryText != nil ? horizontalGap : 0
        return textStart + (prefersSideBySide ? first + gap + second : max(first, second)) + margins.trailing
    }

    // MARK: Height

    /// The height with the margins; the default height of a row is not included.
    var fittingHeight: CGFloat {
        margins.top + max(textHeight, image?.reserved.height ?? 0) + margins.bottom
    }

    private var textHeight: CGFloat {
        let (first, second) = (text?(room).height ?? 0, secondaryText?(room).height ?? 0)
        if isSideBySide { return max(first, second) }
        return first + second + (text != nil && secondaryText != nil ? verticalGap : 0)
    }

    // MARK: Frames

    /// The content is centred between the margins.
    func frames(height: CGFloat) -> Frames {
        let middle = (height + margins.top - margins.bottom) / 2
        func top(_ length: CGFloat) -> CGFloat { ((middle - length / 2) * scale).rounded() / scale }
        var frames = Frames()
        frames.image = image.map { image in
            let x = margins.leading + (image.reserved.width - image.size.width) / 2
            return CGRect(origin: CGPoint(x: x, y: top(image.size.height)), size: image.size)
        }
        let (first, second) = (text?(room), secondaryText?(room))
        if isSideBySide, let first, let second {
            frames.text = CGRect(origin: CGPoint(x: textStart, y: top(first.height)), size: first)
            let end = width - margins.trailing
            frames.secondaryText = CGRect(origin: CGPoint(x: end - second.width, y: top(second.height)), size: second)
            return frames
        }
        var y = top(textHeight)
        frames.text = first.map { CGRect(x: textStart, y: y, width: room, height: $0.height) }
        y += first.map { $0.height + verticalGap } ?? 0
        frames.secondaryText = second.map { CGRect(x: textStart, y: y, width: room, height: $0.height) }
        return frames
    }
}

extension CGSize {
    /// Returns its own size, or a smaller one with the same proportions. A length of 0 sets no limit.
    fileprivate func fitted(into limit: CGSize) -> CGSize {
        var factor: CGFloat = 1
        if limit.width > 0, width > 0 { factor = min(factor, limit.width / width) }
        if limit.height > 0, height > 0 { factor = min(factor, limit.height / height) }
        return CGSize(width: width * factor, height: height * factor)
    }
}
