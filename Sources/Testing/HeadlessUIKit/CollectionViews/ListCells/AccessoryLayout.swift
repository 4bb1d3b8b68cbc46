/// Where the accessories of a list cell lie, and what is left for its content (CL5, CL9).
///
/// Written from the leading edge; the cell turns it around where text runs from right to left.
struct AccessoryLayout {
    /// Of the cell.
    var size: CGSize
    var scale: CGFloat
    /// At both sides of the cell.
    var margin: CGFloat
    /// Of the leading accessories; content is indented by its own layout.
    var indentation: CGFloat
    var leading: [Room]
    var trailing: [Room]

    /// An accessory, and the width that is kept for it.
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

    /// Between two accessories. Recorded on Catalyst, iOS 26 (CL5).
    static let leadingGap: CGFloat = 16
    static let trailingGap: CGFloat = 8
    /// The room for an accessory, and the one for a chevron.
    static let standardWidth: CGFloat = 24
    static let disclosureWidth: CGFloat = 14

    // MARK: Content

    /// From the last leading accessory to the first trailing one. The content has its own margins in it, which keep it from both.
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
