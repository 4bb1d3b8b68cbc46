/// Identifies a piece of work for which an app asked for time in the background.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Identifies no work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
