/// A change of a view's appearance by the tilt of the device.
///
/// The device is never tilted here: the viewer looks straight at the screen, so effects change nothing visible. A
/// subclass returns the values of its effect.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    public override init() {
        super.init()
    }

    /// There are no archives here: makes a new effect.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Returns values to add to the view's layer, by key paths, for a view from the side.
    ///
    /// - Parameter viewerOffset: The position of the viewer, −1…1 along each axis; zero straight in front of the
    ///   screen.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}
