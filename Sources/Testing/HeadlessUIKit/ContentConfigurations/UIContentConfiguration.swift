/// The content of a view as a value: what is shown, and how. A content view shows it.
public protocol UIContentConfiguration {
    @MainActor func makeContentView() -> any UIView & UIContentView
    /// The configuration as it is in a state. What the app has set itself should stay.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, and another one when it is set.
@MainActor
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    /// Whether the view can show a configuration. By default it can if the type is that of its own one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
