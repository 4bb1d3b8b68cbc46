/// The placement of content of one size in a rectangle of another.
extension CALayerContentsGravity {
    func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        let (x, y) = (bounds.width / size.width, bounds.height / size.height)
        switch self {
        case .resize: return bounds
        case .resizeAspect: return placed(size.scaled(by: min(x, y)), in: bounds)
        case .resizeAspectFill: return placed(size.scaled(by: max(x, y)), in: bounds)
        default: return placed(size, in: bounds)
        }
    }

    private func placed(_ size: CGSize, in bounds: CGRect) -> CGRect {
        let (room, share) = (CGSize(width: bounds.width - size.width, height: bounds.height - size.height), share)
        return CGRect(
            x: bounds.minX + room.width * share.x, y: bounds.minY + room.height * share.y, width: size.width,
            height: size.height)
    }

    /// The fraction of the remaining space that lies before the content. The layer's y axis points down, as in UIKit.
    private var share: CGPoint {
        let x: CGFloat =
            switch self {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: 1
            default: 0.5
            }
        let y: CGFloat =
            switch self {
            case .top, .topLeft, .topRight: 0
            case .bottom, .bottomLeft, .bottomRight: 1
            default: 0.5
            }
        return CGPoint(x: x, y: y)
    }
}

extension CGSize {
    fileprivate func scaled(by factor: CGFloat) -> CGSize { CGSize(width: width * factor, height: height * factor) }
}

extension UIView.ContentMode {
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}
