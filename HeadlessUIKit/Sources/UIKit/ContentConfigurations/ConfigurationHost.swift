/// The configurations of a cell or a header, and the views that show them.
@MainActor
final class ConfigurationSlots {
    fileprivate(set) var content: (any UIContentConfiguration)?
    /// `nil` without a content configuration.
    fileprivate(set) var contentView: (any UIView & UIContentView)?
    fileprivate(set) var background: UIBackgroundConfiguration?
    /// `nil` without a background configuration.
    fileprivate(set) var backgroundView: BackgroundConfigurationView?
    /// True if the state has changed since the last update. A new view has not been updated.
    fileprivate(set) var needsUpdate = true
}

/// A view that shows a content and a background configuration, and has a state for them.
///
/// It calls `updateConfigurationIfNeeded()` first in each layout and before it is measured.
@MainActor
protocol ConfigurationHost: UIView {
    associatedtype State: UIConfigurationState

    var configurations: ConfigurationSlots { get }
    var configurationState: State { get }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var automaticallyUpdatesBackgroundConfiguration: Bool { get }
    func updateConfiguration(using state: State)
    /// Calls the app's closure, if there is one.
    func runUpdateHandler(_ state: State)
    /// The content view without a configuration.
    var ownContentView: UIView { get }
    /// Resets the background colour and the background views, which a background configuration excludes (LC10).
    func removeBackgroundViews()
}

extension ConfigurationHost {
    // MARK: Updates

    /// Requests an update of the configurations in the next layout, one for all requests until then (CV19).
    func requestConfigurationUpdate() {
        configurations.needsUpdate = true
        setNeedsLayout()
    }

    /// The configurations that follow the state are updated first, then the class is called, then the closure (CV19,
    /// LC8).
    func updateConfigurationIfNeeded() {
        guard configurations.needsUpdate else { return }
        configurations.needsUpdate = false
        let state = configurationState
        if automaticallyUpdatesContentConfiguration, let content = configurations.content {
            showContent(content.updated(for: state))
        }
        if automaticallyUpdatesBackgroundConfiguration, let background = configurations.background {
            showBackground(background.updated(for: state))
        }
        updateConfiguration(using: state)
        runUpdateHandler(state)
    }

    // MARK: Content

    var shownContentView: UIView { configurations.contentView ?? ownContentView }

    func setContent(_ configuration: (any UIContentConfiguration)?) {
        guard let configuration else { return removeContent() }
        showContent(
            automaticallyUpdatesContentConfiguration ? configuration.updated(for: configurationState) : configuration)
    }

    /// A view that supports the configuration is kept (LC7).
    private func showContent(_ configuration: any UIContentConfiguration) {
        configurations.content = configuration
        setNeedsLayout()
        if let view = configurations.contentView, view.supports(configuration) {
            view.configuration = configuration
            return
        }
        let view = configuration.makeContentView()
        exchangeContentView(for: view)
        configurations.contentView = view
    }

    private func removeContent() {
        guard configurations.content != nil else { return }
        configurations.content = nil
        exchangeContentView(for: ownContentView)
        configurations.contentView = nil
        setNeedsLayout()
    }

    private func exchangeContentView(for view: UIView) {
        let old = shownContentView
        view.frame = old.frame
        insertSubview(view, aboveSubview: old)
        old.removeFromSuperview()
    }

    /// Returns the height of the configured content for a width; `nil` without a content configuration.
    func configuredHeight(width: CGFloat, margins: HorizontalMargins, minimum: CGFloat) -> CGFloat? {
        guard let view = configurations.contentView else { return nil }
        surroundContent(with: margins)
        let height = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        // Only the system's content is at least as high as a row (LC6, TV42).
        return view is UIListContentView ? max(height, minimum) : height
    }

    /// Sets the margins of the cell on list content (LC5).
    func surroundContent(with margins: HorizontalMargins) {
        (configurations.contentView as? UIListContentView)?.inheritedMargins = margins
    }

    // MARK: Background

    func setBackground(_ configuration: UIBackgroundConfiguration?) {
        guard let configuration else { return removeBackground() }
        removeBackgroundViews()
        showBackground(
            automaticallyUpdatesBackgroundConfiguration ? configuration.updated(for: configurationState) : configuration
        )
    }

    private func showBackground(_ configuration: UIBackgroundConfiguration) {
        configurations.background = configuration
        if let view = configurations.backgroundView {
            view.configuration = configuration
            return
        }
        let view = BackgroundConfigurationView(configuration)
        view.frame = bounds
        configurations.backgroundView = view
        insertSubview(view, at: 0)
    }

    private func removeBackground() {
        configurations.background = nil
        configurations.backgroundView?.removeFromSuperview()
        configurations.backgroundView = nil
    }

    func layOutConfiguredBackground() {
        if let view = configurations.backgroundView, view.frame != bounds { view.frame = bounds }
    }
}
