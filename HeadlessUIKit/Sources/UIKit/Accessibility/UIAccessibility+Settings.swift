extension UIAccessibility {
    /// The user's choices in Settings. Everything is off at first.
    package struct Settings: Equatable, Sendable {
        package var isVoiceOverRunning = false
        package var isSwitchControlRunning = false
        package var isBoldTextEnabled = false
        package var isReduceMotionEnabled = false
        package var prefersCrossFadeTransitions = false
        package var isReduceTransparencyEnabled = false
        package var isDarkerSystemColorsEnabled = false
        package var isInvertColorsEnabled = false
        package var buttonShapesEnabled = false

        package init() {}
    }

    /// Setting it posts a notification for every member that has changed, after all of them have their new values. The
    /// stage in use stays the same, even if observers change views of another one.
    @MainActor package static var settings: Settings {
        get { MainLoop.entered?.owner.settings ?? LoopOwner.current.settings }
        set {
            let (owner, old) = (MainLoop.entered?.owner ?? .current, settings)
            owner.settings = newValue
            let loop = MainLoop.existing
            defer { loop?.use() }
            for (member, name) in changeNotifications
            where newValue[keyPath: member] != old[keyPath: member] {
                NotificationCenter.default.post(name: name, object: nil)
            }
        }
    }

    /// The notifications for assistive technologies that were posted since the log was last cleared, in order: at least
    /// the last thousand.
    @MainActor package static var posted: [Posting] {
        get { ProcessState.current.postings }
        set { ProcessState.current.postings = newValue }
    }

    private static var changeNotifications: [(KeyPath<Settings, Bool>, NSNotification.Name)] {
        [
            (\.isVoiceOverRunning, voiceOverStatusDidChangeNotification),
            (\.isSwitchControlRunning, switchControlStatusDidChangeNotification),
            (\.isBoldTextEnabled, boldTextStatusDidChangeNotification),
            (\.isReduceMotionEnabled, reduceMotionStatusDidChangeNotification),
            (\.prefersCrossFadeTransitions, prefersCrossFadeTransitionsStatusDidChange),
            (\.isReduceTransparencyEnabled, reduceTransparencyStatusDidChangeNotification),
            (\.isDarkerSystemColorsEnabled, darkerSystemColorsStatusDidChangeNotification),
            (\.isInvertColorsEnabled, invertColorsStatusDidChangeNotification),
            (\.buttonShapesEnabled, buttonShapesEnabledStatusDidChangeNotification),
        ]
    }
}
