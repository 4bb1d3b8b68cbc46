extension UIView {
    /// Hit testing by G15: views that cannot be touched are skipped before their shape is tested, and the front subview
    /// is asked first.
    func hitView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        // The threshold is compared in single precision, so an alpha of exactly 0.01 is below it.
        guard !isHidden, isUserInteractionEnabled, layer.opacity > 0.01, transitionsUnderWay == 0 else { return nil }
        guard layer.animatedTouches != .off else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in storedSubviews.reversed() {
            let local = subview.layer.pointFromSuperlayer(point, subview.touchValues)
            if let hit = subview.hitTest(local, with: event) { return hit }
        }
        return self
    }

    /// The position where touches find this view: that of its model, or the visible one while a property animator moves
    /// it (P15).
    var touchValues: LayerValues {
        layer.animatedTouches == .whereSeen ? layer.visibleValues : layer.modelValues
    }
}
