extension UIWindow {
    /// Returns the window for a touch at a point of this one: the frontmost of the scene that is hit there, or a window
    /// above the keyboard; this window if none is hit.
    func windowForTouches(at point: CGPoint, _ event: UIEvent) -> UIWindow {
        let visible = windowScene?.windows.filter { !$0.isHidden } ?? []
        let candidates = [hostScreen.keyboard.accessoryWindow].compactMap(\.self) + visible.reversed()
        // Most scenes have one window, for which the search can be skipped.
        guard candidates.contains(where: { $0 !== self }) else { return self }
        return candidates.first { $0.hitTest($0.point(point, from: self), with: event) != nil } ?? self
    }

    /// Returns a point of another window on the same screen.
    func point(_ point: CGPoint, from other: UIWindow?) -> CGPoint {
        guard let other, other !== self, other.frame.origin != frame.origin else { return point }
        return convert(point, from: other as UIWindow?)
    }
}

extension CALayer {
    /// The frame of the layer without its transform: the window's part of its screen.
    var rectWithoutTransform: CGRect {
        let size = bounds.size
        return CGRect(
            x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height, width: size.width,
            height: size.height)
    }
}
