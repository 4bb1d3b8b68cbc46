/// A preferred number of frames per second.
public struct CAFrameRateRange: Equatable, Sendable {
    public var minimum: Float
    public var maximum: Float
    private var wanted: Float?

    /// 0 leaves the choice to the system.
    public var preferred: Float? {
        get { wanted }
        set { wanted = newValue }
    }

    /// No preference.
    public init() {
        minimum = 0
        maximum = 0
    }

    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        wanted = preferred
    }

    public static let `default` = CAFrameRateRange()
}
