extension UIButton {
    // MARK: Content

    private var shownImage: UIImage? { parts.picture.flatMap { $0.isHidden ? nil : $0.shownImage } }
    /// The size of the spinner, if there is one, otherwise of the image.
    private var shownImageSize: CGSize? { parts.spinner?.intrinsicContentSize ?? shownImage?.size }
    private var shownSubtitle: UILabel? { parts.subtitle.flatMap { $0.isHidden ? nil : $0 } }
    private var hasTitle: Bool { parts.label.text?.isEmpty == false }
    /// True if there is an image and no text.
    var isImageOnly: Bool { shownImageSize != nil && !hasTitle && shownSubtitle == nil }
    /// Without any content the empty title has an area.
    private var placesTitle: Bool { hasTitle || (shownImageSize == nil && shownSubtitle == nil) }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The insets around the content.
    var contentInsets: UIEdgeInsets {
        if let insets = configuration?.contentInsets {
            return UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading,
                bottom: insets.bottom, right: isRightToLeft ? insets.leading : insets.trailing)
        }
        guard contentEdgeInsets == .zero else { return contentEdgeInsets }
        return isImageOnly ? .zero : UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
    }

    // MARK: Layouts

    /// The layout with everything in its own size.
    var naturalLayout: ButtonLayout {
        var layout = arrangement
        if placesTitle { layout.title = parts.label.intrinsicContentSize }
        layout.subtitle = shownSubtitle?.intrinsicContentSize
        return layout
    }

    /// Returns a layout whose texts fit into the area that the image leaves.
    func fittedLayout(in area: CGSize) -> ButtonLayout {
        var layout = arrangement
        let room = layout.textRoom(in: area)
        func size(of label: UILabel) -> CGSize {
            let size = label.sizeThatFits(room)
            return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
        }
        if placesTitle { layout.title = size(of: parts.label) }
        layout.subtitle = shownSubtitle.map(size)
        return layout
    }

    /// The layout without its texts.
    private var arrangement: ButtonLayout {
        var layout = ButtonLayout()
        layout.image = shownImageSize
        layout.indicator = parts.indicator?.shownImage?.size
        layout.indicatorSide = isRightToLeft ? .left : .right
        layout.horizontal = effectiveContentHorizontalAlignment
        layout.vertical = contentVerticalAlignment
        layout.side = isRightToLeft ? .right : .left
        layout.textAlignment = isRightToLeft ? .right : .left
        if let configuration {
            layout.imagePadding = configuration.imagePadding
            layout.imageReservation = configuration.imageReservation
            layout.titlePadding = configuration.titlePadding
            layout.side = configuration.imageSide(isRightToLeft: isRightToLeft)
            layout.textAlignment = configuration.textAlignment(isRightToLeft: isRightToLeft)
        }
        return layout
    }

    func contentBaseline(_ end: TextBaseline.End) -> TextBaseline? {
        let layout = naturalLayout
        let size = layout.size
        let insets = contentInsets
        let title = layout.frames(in: CGRect(origin: .zero, size: size)).title
        let font = parts.label.font ?? .systemFont(ofSize: UIFont.buttonFontSize)
        let line = title.minY + (end == .first ? font.ascender : title.height + font.descender)
        switch contentVerticalAlignment {
        case .top, .fill: return TextBaseline(fraction: 0, offset: insets.top + line)
        case .bottom: return TextBaseline(fraction: 1, offset: line - size.height - insets.bottom)
        case .center:
            return TextBaseline(fraction: 0.5, offset: line - size.height / 2 + (insets.top - insets.bottom) / 2)
        }
    }

    // MARK: Frames

    func layOutParts() {
        guard configuration == nil else {
            let area = bounds.inset(by: contentInsets)
            parts.layOutBackground(bounds, image: bounds)
            return place(fittedLayout(in: area.size).frames(in: area))
        }
        let content = contentRect(forBounds: bounds)
        parts.layOutBackground(bounds, image: backgroundRect(forBounds: bounds))
        place(
            ButtonLayout.Frames(
                image: imageRect(forContentRect: content), title: titleRect(forContentRect: content)))
    }

    private func place(_ frames: ButtonLayout.Frames) {
        parts.label.frame = frames.title
        parts.subtitle?.frame = frames.subtitle
        parts.picture?.frame = frames.image
        parts.spinner?.center = CGPoint(x: frames.image.midX, y: frames.image.midY)
        parts.indicator?.frame = frames.indicator
    }
}

extension UIButton.Configuration {
    fileprivate func imageSide(isRightToLeft: Bool) -> ButtonLayout.Side {
        if imagePlacement.contains(.leading) { return isRightToLeft ? .right : .left }
        if imagePlacement.contains(.trailing) { return isRightToLeft ? .left : .right }
        return imagePlacement.contains(.bottom) ? .bottom : .top
    }

    fileprivate func textAlignment(isRightToLeft: Bool) -> UIControl.ContentHorizontalAlignment {
        switch titleAlignment {
        case .automatic where image != nil && !imageSide(isRightToLeft: isRightToLeft).isHorizontal: return .center
        case .automatic, .leading: return isRightToLeft ? .right : .left
        case .trailing: return isRightToLeft ? .left : .right
        case .center: return .center
        }
    }
}
