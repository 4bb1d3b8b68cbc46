import Foundation

extension UIWindowScene {
    /// How a scene lies on its screen, at the moment at which it was asked for.
    open class Geometry: NSObject {
        public let interfaceOrientation: UIInterfaceOrientation
        /// Nobody drags the edge of a scene here.
        @MainActor open var isInteractivelyResizing: Bool { false }
        /// Whether the visible controller has asked for an orientation that stays. See
        /// `UIViewController.prefersInterfaceOrientationLocked`.
        @MainActor open var isInterfaceOrientationLocked: Bool { isLocked }
        private let isLocked: Bool

        init(_ orientation: UIInterfaceOrientation, isLocked: Bool) {
            interfaceOrientation = orientation
            self.isLocked = isLocked
            super.init()
        }
    }

    public var effectiveGeometry: UIWindowScene.Geometry {
        Geometry(interfaceOrientation, isLocked: preferences.isOrientationLocked)
    }

    /// Points of what the app has of the screen.
    public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// Whether the app has the whole screen.
    public var isFullScreen: Bool { screen.windowFrame == screen.bounds }

    /// Tells the delegate that the screen has changed its size or its traits.
    func didResize(from previous: CGRect, _ orientation: UIInterfaceOrientation, _ traits: UITraitCollection) {
        guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
        let space = ScreenSpace(screen, bounds: previous)
        delegate.windowScene(
            self, didUpdate: space, interfaceOrientation: orientation, traitCollection: traits)
        delegate.windowScene(
            self, didUpdateEffectiveGeometry: Geometry(orientation, isLocked: preferences.isOrientationLocked))
    }
}
