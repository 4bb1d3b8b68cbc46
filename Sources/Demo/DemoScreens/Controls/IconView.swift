import UIKit

/// Shows one icon in one colour.
final class IconView: ShapeView {
    private let icon: Icon

    init(_ icon: Icon, color: UIColor = .label) {
        self.icon = icon
        super.init(
            fill: icon.lineWidth == nil ? color : nil,
            stroke: icon.lineWidth == nil ? nil : color,
            draw: { icon.path(in: $0) })
    }

    /// Mirrors arrows where the layout runs from right to left.
    override func path(in area: CGRect) -> UIBezierPath {
        let path = super.path(in: area)
        if icon.pointsForward, isRightToLeft {
            path.apply(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: area.minX + area.maxX, ty: 0))
        }
        return path
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if let width = icon.lineWidth {
            lineWidth = width * min(bounds.width, bounds.height) / 24
        }
    }
}
