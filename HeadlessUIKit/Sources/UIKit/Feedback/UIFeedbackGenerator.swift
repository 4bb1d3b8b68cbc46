/// Plays haptics. Here they are only recorded, in `UIFeedbackGenerator.played`.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    private weak var view: UIView?

    public override init() {
        super.init()
    }

    /// The view tells where the user touches the device; here it has no effect.
    public convenience init(view: UIView) {
        self.init()
        self.view = view
    }

    /// Prepares the hardware, for a second or two.
    open func prepare() {
        Self.preparations += 1
    }
}
