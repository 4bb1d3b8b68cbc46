import UIKit

/// The border around a presented view, in front of its content, and around the background that continues it. If the
/// radii differ, each quarter shows its part of a whole border with its radius.
final class BorderView: CodeView {
    private(set) var border: Border
    private var shape: CornerShape
    private var quarters: [Quarter] = []

    @MainActor
    private struct Quarter {
        let corner: CACornerMask
        let clip = UIView()
        let whole = UIView()
    }

    init(_ border: Border, around frame: CGRect, shape: CornerShape) {
        self.border = border
        self.shape = shape
        super.init(frame: frame)
        accessibilityIdentifier = "presentation.border"
        isUserInteractionEnabled = false
        draw()
    }

    func draw(_ border: Border) {
        guard border != self.border else { return }
        self.border = border
        draw()
    }

    func round(_ shape: CornerShape) {
        guard shape != self.shape else { return }
        self.shape = shape
        draw()
    }

    func place(_ frame: CGRect) {
        guard self.frame != frame else { return }
        self.frame = frame
        placeQuarters()
    }

    func stop() { layers.forEach { $0.removeAllAnimations() } }

    private var layers: [CALayer] { [layer] + quarters.flatMap { [$0.clip.layer, $0.whole.layer] } }

    private func draw() {
        if quarters.isEmpty, shape.unequal != nil { UIView.performWithoutAnimation(split) }
        guard quarters.isEmpty else {
            for quarter in quarters { draw(quarter.whole, quarter.corner) }
            return
        }
        draw(self, shape.rounded)
    }

    private func draw(_ view: UIView, _ corners: CACornerMask) {
        view.layer.borderWidth = border.width
        view.layer.borderColor = border.color.cgColor
        view.layer.cornerCurve = .continuous
        view.layer.maskedCorners = corners
        view.layer.cornerRadius = shape.radius(of: corners)
    }

    private func split() {
        layer.borderWidth = 0
        quarters = shape.radii.all.map { Quarter(corner: $0.corner) }
        for quarter in quarters {
            quarter.clip.clipsToBounds = true
            quarter.clip.addSubview(quarter.whole)
            addSubview(quarter.clip)
        }
        placeQuarters()
    }

    private func placeQuarters() {
        let half = CGSize(width: bounds.width / 2, height: bounds.height / 2)
        for quarter in quarters {
            let isRight = !CACornerMask.rightCorners.isDisjoint(with: quarter.corner)
            let isLower = !CACornerMask.bottomCorners.isDisjoint(with: quarter.corner)
            let part = CGRect(
                origin: CGPoint(x: isRight ? half.width : 0, y: isLower ? half.height : 0), size: half)
            quarter.clip.frame = part
            // The whole border lies in it as in the view.
            quarter.clip.bounds.origin = part.origin
            quarter.whole.frame = bounds
        }
    }
}

extension ChromeView {
    func updateBorder() {
        guard let drawn = Border.drawn(border, with: traitCollection) else {
            borderView?.removeFromSuperview()
            borderView = nil
            return
        }
        if let borderView { return borderView.draw(drawn) }
        UIView.performWithoutAnimation {
            let view = BorderView(drawn, around: outside, shape: clips.shape)
            insertSubview(view, aboveSubview: clips.outer)
            borderView = view
        }
    }

    var outside: CGRect { overscrollFill?.outside(bounds) ?? bounds }
}
