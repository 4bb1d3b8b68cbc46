/// The content of a view as a value. A content view shows it.
public protocol UIContentConfiguration {
    @MainActor func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration for a state. Properties that the app has set should stay.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration, which can be replaced.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether the view supports a configuration. By default it does if the type is that of its current one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
