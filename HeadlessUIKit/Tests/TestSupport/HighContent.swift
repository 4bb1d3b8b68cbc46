import UIKit

/// A view with the height of its configuration.
struct HighContent: UIContentConfiguration {
    var height: CGFloat

    func makeContentView() -> any UIView & UIContentView { HighContentView(self) }
    func updated(for state: any UIConfigurationState) -> HighContent { self }
}

private final class HighContentView: UIView, UIContentView {
    var configuration: any UIContentConfiguration

    init(_ configuration: HighContent) {
        self.configuration = configuration
        super.init(frame: .zero)
        heightAnchor.constraint(equalToConstant: configuration.height).isActive = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("Not in an archive.")
    }
}

/// Stores the state.
struct StateContent: UIContentConfiguration {
    var isSelected = false

    func makeContentView() -> any UIView & UIContentView { HighContentView(HighContent(height: 44)) }

    func updated(for state: any UIConfigurationState) -> StateContent {
        StateContent(isSelected: (state as? UICellConfigurationState)?.isSelected == true)
    }
}
