import UIKit

extension PresentationSize {
    /// Returns the size in a room, in points.
    ///
    /// A width or height fills the room, up to the maximum width, if its value is zero, negative, NaN or infinite, or
    /// if the content is to decide it and asks for nothing.
    ///
    /// ```swift
    /// let size = PresentationSize.fraction(width: 0.5, height: nil)
    ///     .resolved(
    ///         in: environment.room().size, maximumWidth: 420,
    ///         content: environment.content)
    /// ```
    ///
    /// - Parameters:
    ///   - room: The size inside the margins and the safe area, in points.
    ///   - maximumWidth: The maximum width, in points. Defaults to 0. Zero or less sets no limit.
    ///   - content: The size that the content asks for.
    public func resolved(
        in room: CGSize, maximumWidth: CGFloat = 0, content: LayoutEnvironment.Content
    ) -> CGSize {
        let widest = maximumWidth > 0 ? min(room.width, maximumWidth) : room.width
        switch self {
        case .fitting:
            let wish = content.fittingSize(width: widest)
            return CGSize(width: limit(wish.width, to: widest), height: limit(wish.height, to: room.height))
        case .fixed(let size):
            return CGSize(width: limit(size.width, to: widest), height: limit(size.height, to: room.height))
        case .fraction(let width, let height):
            let wide = width.map { limit($0 * room.width, to: widest) }
            let wish = wide == nil || height == nil ? content.fittingSize(width: wide ?? widest) : .zero
            return CGSize(
                width: wide ?? limit(wish.width, to: widest),
                height: height.map { limit($0 * room.height, to: room.height) } ?? limit(wish.height, to: room.height))
        }
    }

    private func limit(_ length: CGFloat, to maximum: CGFloat) -> CGFloat {
        min(length.usableLength ?? maximum, maximum)
    }
}
