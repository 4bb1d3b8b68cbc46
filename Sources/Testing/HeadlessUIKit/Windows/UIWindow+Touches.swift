extension UIWindow {
    /// The window that a finger reaches which lands at a point of this one: the frontmost of the scene that answers
    /// there, or what is in front above the keyboard; this window where none does.
    func windowForTouches(at point: CGPoint, _ event: UIEvent) -> UIWindow {
        let visible = windowScene?.windows.filter { !$0.isHidden } ?? []
        let candidates = [hostScreen.keyboard.accessoryWindow].compactMap(\.self) + visible.reversed()
        // Most scenes have one window, which need not be asked twice.
        guard candidates.contains(where: { $0 !== self }) else { return self }
        return candidates.first { $0.hitTest($0.point(point, from: self), with: event) != nil } ?? self
    }

    /// A point of another window of the same screen.
    func point(_ point: CGPoint, from other: UIWindow?) -> CGPoint {
        guard let other, other !== self, other.frame.origin != frame.origin else { return point }
        return convert(point, from: other as UIWindow?)
    }
}

extension CALayer {
    /// Where the layer would be without its transform: what a window has of its screen.
    var rectWithoutTransform: CGRect {
        let size = bounds.size
        return CGRect(
            x: position.x - anchorPoint.x * size.width, y: position.y - anchorPoint.y * size.height, width: size.width,
            height: size.height)
    }
}
