import UIKit

extension PresentationSize {
    /// The size inside `room`, at most `maximumWidth` wide. A side that asks for nothing usable fills the room.
    func resolved(in room: CGSize, maximumWidth: CGFloat, content: ContentSize) -> CGSize {
        let widest = maximumWidth > 0 ? min(room.width, maximumWidth) : room.width
        switch self {
        case .fitting:
            let wish = content.fitting(width: widest)
            return CGSize(width: limit(wish.width, to: widest), height: limit(wish.height, to: room.height))
        case .fixed(let size):
            return CGSize(width: limit(size.width, to: widest), height: limit(size.height, to: room.height))
        case .fraction(let width, let height):
            let wide = width.map { limit($0 * room.width, to: widest) }
            let wish = wide == nil || height == nil ? content.fitting(width: wide ?? widest) : (width: nil, height: nil)
            return CGSize(
                width: wide ?? limit(wish.width, to: widest),
                height: height.map { limit($0 * room.height, to: room.height) } ?? limit(wish.height, to: room.height))
        }
    }

    private func limit(_ length: CGFloat?, to maximum: CGFloat) -> CGFloat {
        min(length?.usableLength ?? maximum, maximum)
    }
}
