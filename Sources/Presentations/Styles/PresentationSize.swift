import UIKit

/// The size of a presented view, before margins and the maximum width limit it. A zero, negative, NaN or infinite
/// length fills the room inside the margins and the safe area.
///
/// ```swift
/// detail.preferredContentSize = CGSize(width: 0, height: 320)
/// presentAsCard(detail)  // 320 points high, and follows when that changes
/// presentAsCard(detail, style: Card(size: .fraction(width: 1, height: 0.5)))
/// ```
public enum PresentationSize: Equatable, Sendable {
    /// The content's `preferredContentSize`, or else the size that Auto Layout finds for the width. In a container that
    /// of the view controller that it shows, with the bars. Without the keyboard. Larger content fills the room.
    case fitting
    /// A size in points.
    case fixed(CGSize)
    /// Fractions of the room inside the margins and the safe area, each 0…1. For `nil`, the content decides.
    case fraction(width: CGFloat?, height: CGFloat?)

    /// Returns the size in a room inside the margins and the safe area, in points. Content that asks for nothing fills
    /// the room, up to the maximum width. A maximum of 0 (default) or less is no limit.
    public func resolved(in room: CGSize, maximumWidth: CGFloat = 0, content: LayoutEnvironment.Content) -> CGSize {
        let widest = maximumWidth > 0 ? min(room.width, maximumWidth) : room.width
        let asked: CGSize
        switch self {
        case .fitting: asked = content.fittingSize(width: widest)
        case .fixed(let size): asked = size
        case .fraction(let width, let height):
            let wide = width.map { limit($0 * room.width, to: widest) }
            let own = wide == nil || height == nil ? content.fittingSize(width: wide ?? widest) : .zero
            asked = CGSize(width: wide ?? own.width, height: height.map { $0 * room.height } ?? own.height)
        }
        return CGSize(width: limit(asked.width, to: widest), height: limit(asked.height, to: room.height))
    }

    private func limit(_ length: CGFloat, to maximum: CGFloat) -> CGFloat {
        min(length.usableLength ?? maximum, maximum)
    }
}
