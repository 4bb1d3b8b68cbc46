extension UIView {
    /// One layout of this view, bracketed by its view controller's callbacks (C26, C27).
    func performLayout() {
        guard let owner else {
            layoutSubviews()
            return
        }
        owner.deliverIsAppearing()
        owner.viewWillLayoutSubviews()
        layoutSubviews()
        owner.viewDidLayoutSubviews()
    }

    /// Hit testing by G15: what cannot be touched is passed over before its shape is asked, the front is asked first.
    func hitView(at point: CGPoint, with event: UIEvent?) -> UIView? {
        // The threshold is compared in single precision, so an alpha of exactly 0.01 is below it.
        guard !isHidden, isUserInteractionEnabled, layer.opacity > 0.01, transitionsUnderWay == 0 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in storedSubviews.reversed() {
            let local = subview.layer.model.pointFromSuperlayer(point)
            if let hit = subview.hitTest(local, with: event) { return hit }
        }
        return self
    }
}
