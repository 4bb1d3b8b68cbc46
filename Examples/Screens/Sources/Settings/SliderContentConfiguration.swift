import UIKit

/// Describes a row made of a title, a value and a full-width slider.
struct SliderContentConfiguration: UIContentConfiguration {
    var title: String
    var valueText: String
    var value: Float
    var range: ClosedRange<Float>
    var minimumSymbol: String
    var maximumSymbol: String
    var identifier: String
    var isEnabled = true
    var onChange: (Float) -> Void

    func makeContentView() -> any UIView & UIContentView {
        SliderContentView(configuration: self)
    }

    func updated(for state: any UIConfigurationState) -> SliderContentConfiguration {
        self
    }
}

/// The view that draws a `SliderContentConfiguration`.
final class SliderContentView: UIView, UIContentView {
    private let titleLabel = UILabel()
    private let valueLabel = UILabel()
    private let slider = UISlider()

    var configuration: any UIContentConfiguration {
        didSet { apply() }
    }

    init(configuration: SliderContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)

        titleLabel.font = .preferredFont(forTextStyle: .body)
        titleLabel.adjustsFontForContentSizeCategory = true
        valueLabel.font = .preferredFont(forTextStyle: .body)
        valueLabel.adjustsFontForContentSizeCategory = true
        valueLabel.textColor = .secondaryLabel
        valueLabel.setContentHuggingPriority(.required, for: .horizontal)

        slider.addAction(
            UIAction { [weak self] _ in
                guard let self, let configuration = self.configuration as? SliderContentConfiguration else { return }
                configuration.onChange(slider.value)
            }, for: .valueChanged)

        let titles = UIStackView(arrangedSubviews: [titleLabel, valueLabel])
        titles.spacing = 8
        let stack = UIStackView(arrangedSubviews: [titles, slider])
        stack.axis = .vertical
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 20, bottom: 12, trailing: 20)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        ])
        apply()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) is not supported")
    }

    private func apply() {
        guard let configuration = configuration as? SliderContentConfiguration else { return }
        titleLabel.text = configuration.title
        valueLabel.text = configuration.valueText
        valueLabel.accessibilityIdentifier = "\(configuration.identifier).value"
        slider.accessibilityIdentifier = configuration.identifier
        slider.accessibilityLabel = configuration.title
        slider.minimumValue = configuration.range.lowerBound
        slider.maximumValue = configuration.range.upperBound
        slider.minimumValueImage = UIImage(systemName: configuration.minimumSymbol)
        slider.maximumValueImage = UIImage(systemName: configuration.maximumSymbol)
        slider.isEnabled = configuration.isEnabled
        if !slider.isTracking {
            slider.setValue(configuration.value, animated: false)
        }
    }
}
