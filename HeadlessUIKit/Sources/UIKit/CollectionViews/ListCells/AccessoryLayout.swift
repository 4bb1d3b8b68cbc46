/// The frames of a list cell's accessories, and the remaining area of its content (CL5, CL9).
///
/// Computed from the leading edge; the cell mirrors it in right-to-left layout.
struct AccessoryLayout {
    /// The width of the cell.
    var size: CGSize
    var scale: CGFloat
    /// The margins on both sides of the cell.
    var margin: CGFloat
    /// The indentation of the leading accessories; the content's own layout indents the content.
    var indentation: CGFloat
    var leading: [Room]
    var trailing: [Room]

    /// An accessory, and the width that is reserved for it.
    struct Room: Equatable {
        var size: CGSize
        var width: CGFloat

        init(size: CGSize, reserved: UICellAccessory.LayoutDimension, standard: CGFloat) {
            self.size = size
            switch reserved {
            case .actual: width = size.width
            case .standard: width = max(standard, size.width)
            case .custom(let length): width = length
            }
        }
    }

    /// The distance between two accessories. Recorded on Catalyst, iOS 26 (CL5).
    static let leadingGap: CGFloat = 16
    static let trailingGap: CGFloat = 8
    /// The width reserved for an accessory, and that for a chevron.
    static let standardWidth: CGFloat = 24
    static let disclosureWidth: CGFloat = 14

    // MARK: Content

    /// The area from the last leading accessory to the first trailing one. The content has its own margins in it, which
    /// separate it from both.
    var contentSpan: HorizontalSpan {
        let end = trailing.isEmpty ? size.width : size.width - margin - Self.length(of: trailing, gap: Self.trailingGap)
        return HorizontalSpan(start: contentStart, width: max(0, end - contentStart))
    }

    private var contentStart: CGFloat {
        leading.isEmpty ? 0 : margin + indentation + Self.length(of: leading, gap: Self.leadingGap)
    }

    private static func length(of rooms: [Room], gap: CGFloat) -> CGFloat {
        rooms.reduce(CGFloat(max(0, rooms.count - 1)) * gap) { $0 + $1.width }
    }

    // MARK: Accessories

    var leadingFrames: [CGRect] { frames(leading, from: margin + indentation, gap: Self.leadingGap) }

    var trailingFrames: [CGRect] {
        let length = Self.length(of: trailing, gap: Self.trailingGap)
        return frames(trailing, from: size.width - margin - length, gap: Self.trailingGap)
    }

    private func frames(_ rooms: [Room], from start: CGFloat, gap: CGFloat) -> [CGRect] {
        var start = start
        return rooms.map { room in
            let origin = CGPoint(
                x: onPixel(start + (room.width - room.size.width) / 2), y: onPixel((size.height - room.size.height) / 2)
            )
            start += room.width + gap
            return CGRect(origin: origin, size: room.size)
        }
    }

    private func onPixel(_ length: CGFloat) -> CGFloat { (length * scale).rounded() / scale }
}
