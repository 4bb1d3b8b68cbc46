/// The frames of a menu's parts, in the menu's coordinates (MN3, recorded on the simulator of iOS 26).
struct MenuLayout: Equatable {
    /// The height of a line is that of its texts.
    enum Line {
        case single
        case double
        case withSubtitle

        var height: CGFloat {
            switch self {
            case .single: 42
            case .double: 64
            case .withSubtitle: 58
            }
        }
    }

    /// The distance from the leading edge to the titles. It is the same for all lines: if one has a mark or an image,
    /// all leave room for it.
    enum Indent: CGFloat {
        case plain = 28
        case checked = 40
        case withImages = 60
    }

    static let width: CGFloat = 250
    static let padding: CGFloat = 10
    static let sectionGap: CGFloat = 21
    static let headerHeight: CGFloat = 40.33
    /// These and the following were chosen by eye.
    static let cornerRadius: CGFloat = 26
    static let trailingInset: CGFloat = 16
    /// The distance from a menu to the edges of the available area.
    static let margin: CGFloat = 8
    /// The distance between a pressed view and its menu.
    static let gap: CGFloat = 8

    let header: CGRect?
    /// One list of frames for each section.
    let lines: [[CGRect]]
    /// Hairlines in the middle between two sections.
    let separators: [CGRect]
    let size: CGSize

    init(hasTitle: Bool, sections: [[Line]], pixel: CGFloat) {
        header = hasTitle ? CGRect(x: 0, y: 0, width: Self.width, height: Self.headerHeight) : nil
        var top = header?.maxY ?? Self.padding
        var lines: [[CGRect]] = []
        var separators: [CGRect] = []
        for (index, section) in sections.enumerated() {
            if index > 0 {
                separators.append(
                    CGRect(
                        x: Self.trailingInset, y: top + (Self.sectionGap - pixel) / 2,
                        width: Self.width - 2 * Self.trailingInset, height: pixel))
                top += Self.sectionGap
            }
            lines.append(
                section.map { line in
                    defer { top += line.height }
                    return CGRect(x: 0, y: top, width: Self.width, height: line.height)
                })
        }
        self.lines = lines
        self.separators = separators
        size = CGSize(width: Self.width, height: top + Self.padding)
    }

    /// Returns the menu of a control: its top left corner is the control's, as far as the area allows. A menu that is
    /// higher than the area scrolls.
    func frame(over source: CGRect, in room: CGRect, isRightToLeft: Bool) -> CGRect {
        let x = isRightToLeft ? source.maxX - size.width : source.minX
        return clamp(CGPoint(x: x, y: source.minY), in: room)
    }

    /// Returns the menu of a pressed view: below the view, or above if there is no room below.
    func frame(beside source: CGRect, in room: CGRect, isRightToLeft: Bool) -> CGRect {
        let inside = room.insetBy(dx: Self.margin, dy: Self.margin)
        let below = source.maxY + Self.gap
        let fits = below + size.height <= inside.maxY
        let x = isRightToLeft ? source.maxX - size.width : source.minX
        return clamp(CGPoint(x: x, y: fits ? below : source.minY - Self.gap - size.height), in: room)
    }

    private func clamp(_ origin: CGPoint, in room: CGRect) -> CGRect {
        let inside = room.insetBy(dx: Self.margin, dy: Self.margin)
        let height = min(size.height, inside.height)
        return CGRect(
            x: max(inside.minX, min(origin.x, inside.maxX - size.width)),
            y: max(inside.minY, min(origin.y, inside.maxY - height)), width: size.width, height: height)
    }
}
