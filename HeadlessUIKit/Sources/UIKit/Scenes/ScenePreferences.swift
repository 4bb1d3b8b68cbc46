/// The last preferences of the visible controllers for the system, apart from the status bar.
struct ScenePreferences: Equatable {
    var isHomeIndicatorHidden = false
    var edgesDeferringGestures: UIRectEdge = []
    var isOrientationLocked = false
    var orientations: UIInterfaceOrientationMask = .all
}

extension UIWindowScene {
    /// Asks the controllers of the frontmost window that covers the screen: the controllers that cover it decide, as
    /// for the status bar.
    func updatePreferences() {
        guard let decider = screenDecider else { return }
        preferences = ScenePreferences(
            isHomeIndicatorHidden: decider.following(\.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden,
            edgesDeferringGestures: decider.following(\.childForScreenEdgesDeferringSystemGestures)
                .preferredScreenEdgesDeferringSystemGestures,
            isOrientationLocked: decider.following(\.childViewControllerForInterfaceOrientationLock)
                .prefersInterfaceOrientationLocked,
            orientations: decider.supportedInterfaceOrientations)
    }
}
