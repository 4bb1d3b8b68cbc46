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

    override func layoutSubviews() {
        super.layoutSubviews()
        if let width = icon.lineWidth {
            lineWidth = width * min(bounds.width, bounds.height) / 24
        }
    }
}
