extension UIViewController {
    /// Makes the scene ask its controllers again.
    func updateScenePreferences() { hostWindow?.windowScene?.updatePreferences() }
}
