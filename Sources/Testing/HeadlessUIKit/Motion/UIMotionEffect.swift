/// A change of a view's look by the tilt of the device.
///
/// There is no device here that is tilted: the viewer looks straight at the screen, so no effect changes anything that is
/// seen. A subclass says what it would do.
@MainActor
open class UIMotionEffect: NSObject {
    public override init() {
        super.init()
    }

    /// There are no archives here: the effect begins as a new one.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// What is added to values of the view's layer, by their key paths, for a view from the side.
    ///
    /// - Parameter viewerOffset: Where the viewer is, −1…1 each way; zero straight in front of the screen.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}
