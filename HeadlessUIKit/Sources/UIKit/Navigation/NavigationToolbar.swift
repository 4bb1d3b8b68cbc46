/// The toolbar of a navigation controller. It is made when it is first asked for.
@MainActor
final class NavigationToolbar {
    private let type: UIToolbar.Type
    private(set) lazy var toolbar: UIToolbar = type.init(coder: NSCoder()) ?? UIToolbar()
    /// The state that the app wants.
    var isHidden = true
    /// True if the bar is on the screen, or on its way there.
    var isShown = false

    init(class type: AnyClass? = nil) {
        self.type = type as? UIToolbar.Type ?? UIToolbar.self
    }
}
