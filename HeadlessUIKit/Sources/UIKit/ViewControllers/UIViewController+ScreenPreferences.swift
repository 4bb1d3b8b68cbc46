extension UIViewController {
    /// Makes the scene ask its controllers again.
    func updateScenePreferences() { hostWindow?.windowScene?.updatePreferences() }

    /// Makes the scene of the app ask its controllers again; older than
    /// `setNeedsUpdateOfSupportedInterfaceOrientations()`, which replaces it.
    public class func attemptRotationToDeviceOrientation() { UIScreen.main.connectedScene?.updatePreferences() }
}
