/// The frames of a button's image, title and subtitle.
///
/// The texts are one block, one below the other; the image is on one side of it. Left and right are those of the screen.
struct ButtonLayout: Equatable {
    enum Side {
        case left, right, top, bottom

        var isHorizontal: Bool { self == .left || self == .right }
    }

    struct Frames: Equatable {
        var image = CGRect.zero
        var title = CGRect.zero
        var subtitle = CGRect.zero
        var indicator = CGRect.zero
    }

    /// Nil without an image.
    var image: CGSize?
    var side = Side.left
    /// The distance between the image and the texts.
    var imagePadding: CGFloat = 0
    /// The minimum length of the image's area along the axis.
    var imageReservation: CGFloat = 0
    /// Nil without a title.
    var title: CGSize?
    /// Nil without a subtitle.
    var subtitle: CGSize?
    /// The distance between the title and the subtitle.
    var titlePadding: CGFloat = 0
    /// The alignment of the texts to each other, and of both to an image above or below them.
    var textAlignment = UIControl.ContentHorizontalAlignment.left
    var horizontal = UIControl.ContentHorizontalAlignment.center
    var vertical = UIControl.ContentVerticalAlignment.center
    /// The size of the indicator beside the image and the texts. Nil without one.
    var indicator: CGSize?
    /// The side of the indicator, left or right.
    var indicatorSide = Side.right

    /// The distance between the indicator and the rest. Chosen by eye.
    private static let indicatorGap: CGFloat = 5

    // MARK: Sizes

    /// The size of the whole content.
    var size: CGSize {
        let inner = innerSize
        return CGSize(width: inner.width + indicatorRoom, height: max(inner.height, indicator?.height ?? 0))
    }

    private var indicatorRoom: CGFloat { indicator.map { $0.width + Self.indicatorGap } ?? 0 }

    /// The image and the texts.
    private var innerSize: CGSize {
        let (image, texts) = (imageRoom, texts)
        return side.isHorizontal
            ? CGSize(width: image.width + gap + texts.width, height: max(image.height, texts.height))
            : CGSize(width: max(image.width, texts.width), height: image.height + gap + texts.height)
    }

    /// Returns the part of an area that the image leaves for the texts.
    func textRoom(in area: CGSize) -> CGSize {
        let area = CGSize(width: max(0, area.width - indicatorRoom), height: area.height)
        let image = imageRoom
        let gap = self.image == nil ? 0 : imagePadding
        return side.isHorizontal
            ? CGSize(width: max(0, area.width - image.width - gap), height: area.height)
            : CGSize(width: area.width, height: max(0, area.height - image.height - gap))
    }

    private var imageRoom: CGSize {
        guard let image else { return .zero }
        return side.isHorizontal
            ? CGSize(width: max(image.width, imageReservation), height: image.height)
            : CGSize(width: image.width, height: max(image.height, imageReservation))
    }

    private var texts: CGSize {
        let padding = title != nil && subtitle != nil ? titlePadding : 0
        let (title, subtitle) = (title ?? .zero, subtitle ?? .zero)
        return CGSize(
            width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
    }

    private var gap: CGFloat {
        image != nil && (title != nil || subtitle != nil) ? imagePadding : 0
    }

    // MARK: Frames

    /// All frames are zero in an empty area.
    func frames(in area: CGRect) -> Frames {
        guard area.size.width > 0, area.size.height > 0 else { return Frames() }
        let size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
        let content = place(size, in: area)
        guard let indicator else { return innerFrames(in: content) }
        let isRight = indicatorSide == .right
        let (_, inner) = content.divided(atDistance: indicatorRoom, from: isRight ? .maxXEdge : .minXEdge)
        var frames = innerFrames(in: inner)
        frames.indicator = place(indicator.limited(to: content.size), in: content, isRight ? .right : .left)
        return frames
    }

    private func innerFrames(in content: CGRect) -> Frames {
        guard let image else { return textFrames(in: content) }
        let blocks = blocks(in: content)
        var frames = textFrames(in: blocks.texts)
        frames.image = place(image.limited(to: blocks.image.size), in: blocks.image, .center)
        return frames
    }

    /// Returns the areas of the image and of the texts.
    private func blocks(in content: CGRect) -> (image: CGRect, texts: CGRect) {
        let image = imageRoom.limited(to: content.size)
        let texts = texts.limited(to: content.size)
        switch side {
        case .left: return (place(image, in: content, .left), place(texts, in: content, .right))
        case .right: return (place(image, in: content, .right), place(texts, in: content, .left))
        case .top:
            return (place(image, in: content, textAlignment, .top), place(texts, in: content, textAlignment, .bottom))
        case .bottom:
            return (place(image, in: content, textAlignment, .bottom), place(texts, in: content, textAlignment, .top))
        }
    }

    private func textFrames(in block: CGRect) -> Frames {
        Frames(
            title: title.map { place($0.limited(to: block.size), in: block, textAlignment, .top) } ?? .zero,
            subtitle: subtitle.map { place($0.limited(to: block.size), in: block, textAlignment, .bottom) } ?? .zero)
    }

    private func place(_ size: CGSize, in area: CGRect) -> CGRect { place(size, in: area, horizontal, vertical) }

    private func place(
        _ size: CGSize, in area: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
        _ vertical: UIControl.ContentVerticalAlignment = .center
    ) -> CGRect {
        let x: CGFloat
        switch horizontal {
        case .left, .leading, .fill: x = area.minX
        case .right, .trailing: x = area.maxX - size.width
        case .center: x = area.midX - size.width / 2
        }
        let y: CGFloat
        switch vertical {
        case .top, .fill: y = area.minY
        case .bottom: y = area.maxY - size.height
        case .center: y = area.midY - size.height / 2
        }
        return CGRect(origin: CGPoint(x: x, y: y), size: size)
    }
}

extension CGSize {
    fileprivate func limited(to size: CGSize) -> CGSize {
        CGSize(width: min(width, size.width), height: min(height, size.height))
    }
}
