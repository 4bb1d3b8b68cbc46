import UIKit

/// Two buttons side by side, stacked at accessibility text sizes.
final class ButtonPair: UIView {
    private let first: UIView
    private let second: UIView
    private var beside: [NSLayoutConstraint] = []
    private var stacked: [NSLayoutConstraint] = []

    /// - Parameters:
    ///   - first: The leading button, at the bottom of a stack.
    ///   - second: The trailing button, at the top of a stack: the default action.
    ///   - height: The minimum height of a button.
    init(_ first: UIView, _ second: UIView, height: CGFloat, gap: CGFloat) {
        self.first = first
        self.second = second
        super.init(frame: .zero)
        for button in [first, second] {
            button.translatesAutoresizingMaskIntoConstraints = false
            button.setContentCompressionResistancePriority(.required, for: .vertical)
            addSubview(button)
            button.heightAnchor.constraint(greaterThanOrEqualToConstant: height).isActive = true
        }
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: leadingAnchor),
            second.trailingAnchor.constraint(equalTo: trailingAnchor),
            first.bottomAnchor.constraint(equalTo: bottomAnchor),
            second.topAnchor.constraint(equalTo: topAnchor),
        ])
        beside = [
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: gap),
            second.widthAnchor.constraint(equalTo: first.widthAnchor),
            first.topAnchor.constraint(equalTo: topAnchor),
            second.bottomAnchor.constraint(equalTo: bottomAnchor),
        ]
        stacked = [
            first.trailingAnchor.constraint(equalTo: trailingAnchor),
            second.leadingAnchor.constraint(equalTo: leadingAnchor),
            first.topAnchor.constraint(equalTo: second.bottomAnchor, constant: gap),
        ]
        arrange()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A pair of buttons is made in code")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrange()
    }

    private func arrange() {
        let isStacked = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        NSLayoutConstraint.deactivate(isStacked ? beside : stacked)
        NSLayoutConstraint.activate(isStacked ? stacked : beside)
    }
}
