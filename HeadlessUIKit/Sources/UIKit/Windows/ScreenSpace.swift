/// The coordinates of a screen, whose origin is the top left corner in the current orientation of the interface.
final class ScreenSpace: NSObject, UICoordinateSpace {
    private weak var screen: UIScreen?
    /// The coordinates at an earlier time.
    private let formerBounds: CGRect?

    init(_ screen: UIScreen, bounds: CGRect? = nil) {
        self.screen = screen
        formerBounds = bounds
        super.init()
    }

    var bounds: CGRect { formerBounds ?? screen?.bounds ?? .zero }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, from: self) ?? point
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        (coordinateSpace as? UIView)?.convert(point, to: self) ?? point
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.mapped { convert($0, to: coordinateSpace) }
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        rect.mapped { convert($0, from: coordinateSpace) }
    }
}

extension UIView {
    /// Returns a point of this view in another space: that of a view, or else that of the screen, in which the window
    /// has a frame.
    func place(of point: CGPoint, in space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView { return convert(point, to: view as UIView?) }
        guard let window else { return point }
        return window.layer.convert(point, from: layer).moved(by: window.originOnScreen, sign: 1)
    }

    func place(of point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
        if let view = space as? UIView { return convert(point, from: view as UIView?) }
        guard let window else { return point }
        return layer.convert(point.moved(by: window.originOnScreen, sign: -1), from: window.layer)
    }
}

extension UIWindow {
    fileprivate var originOnScreen: CGPoint { frame.origin }

    func place(of point: CGPoint, to window: UIWindow?) -> CGPoint {
        let onScreen = place(of: point, in: hostScreen.coordinateSpace)
        return window?.place(of: onScreen, from: hostScreen.coordinateSpace) ?? onScreen
    }

    func place(of point: CGPoint, from window: UIWindow?) -> CGPoint {
        let onScreen = window?.place(of: point, in: hostScreen.coordinateSpace) ?? point
        return place(of: onScreen, from: hostScreen.coordinateSpace)
    }
}

extension CGPoint {
    fileprivate func moved(by offset: CGPoint, sign: CGFloat) -> CGPoint {
        CGPoint(x: x + offset.x * sign, y: y + offset.y * sign)
    }
}
