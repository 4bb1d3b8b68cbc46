import Foundation

extension UIWindowScene {
    /// The geometry of a scene on its screen, at the moment of the request.
    open class Geometry: NSObject {
        public let interfaceOrientation: UIInterfaceOrientation
        /// False: the edge of a scene cannot be dragged here.
        @preconcurrency @MainActor open var isInteractivelyResizing: Bool { false }
        /// True if the visible controller has asked for a locked orientation. See
        /// `UIViewController.prefersInterfaceOrientationLocked`.
        @preconcurrency @MainActor open var isInterfaceOrientationLocked: Bool { isLocked }
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

    /// The app's part of the screen, in points.
    public var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

    /// True if the app has the whole screen.
    public var isFullScreen: Bool { screen.windowFrame == screen.bounds }

    /// Reports a new size or new traits of the screen to the delegate.
    func didResize(from previous: CGRect, _ orientation: UIInterfaceOrientation, _ traits: UITraitCollection) {
        guard let delegate = delegate as? any UIWindowSceneDelegate else { return }
        let space = ScreenSpace(screen, bounds: previous)
        delegate.windowScene(
            self, didUpdate: space, interfaceOrientation: orientation, traitCollection: traits)
        delegate.windowScene(
            self, didUpdateEffectiveGeometry: Geometry(orientation, isLocked: preferences.isOrientationLocked))
    }
}
