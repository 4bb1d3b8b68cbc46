extension UIViewController {
    /// Has the scene ask its controllers anew.
    func updateScenePreferences() { hostWindow?.windowScene?.updatePreferences() }
}
