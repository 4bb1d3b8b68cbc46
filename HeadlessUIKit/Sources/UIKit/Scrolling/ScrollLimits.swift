/// The offsets at which a scroll view can rest.
struct ScrollLimits: Equatable {
    let x: ClosedRange<CGFloat>
    let y: ClosedRange<CGFloat>
    let size: CGSize

    init(contentSize: CGSize, inset: UIEdgeInsets, size: CGSize) {
        // 0 − 0 has no sign.
        x = (0 - inset.left)...max(0 - inset.left, contentSize.width + inset.right - size.width)
        y = (0 - inset.top)...max(0 - inset.top, contentSize.height + inset.bottom - size.height)
        self.size = size
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound)
        ).withoutSignOfZero
    }
}
