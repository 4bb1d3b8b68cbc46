import UIKit

/// A background that takes on the colours of the current song.
final class GradientBackgroundView: UIView {
    override class var layerClass: AnyClass {
        CAGradientLayer.self
    }

    func setColors(_ colors: [UIColor], animated: Bool) {
        guard let gradient = layer as? CAGradientLayer else { return }
        let newColors = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
        if animated {
            let animation = CABasicAnimation(keyPath: "colors")
            animation.fromValue = gradient.presentation()?.colors ?? gradient.colors
            animation.toValue = newColors
            animation.duration = 0.8
            animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            gradient.add(animation, forKey: "colors")
        }
        gradient.colors = newColors
    }
}

/// The artwork with its rounded corners and its shadow: large while music plays, small while it pauses.
final class ArtworkView: UIView {
    private static let cornerRadius: CGFloat = 18
    private let imageView = UIImageView()

    var image: UIImage? {
        get { imageView.image }
        set { imageView.image = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOffset = CGSize(width: 0, height: 12)
        imageView.layer.cornerRadius = Self.cornerRadius
        imageView.layer.cornerCurve = .continuous
        imageView.clipsToBounds = true
        imageView.frame = bounds
        imageView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(imageView)
        isAccessibilityElement = true
        accessibilityTraits = .image
        accessibilityIdentifier = "player.artwork"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: Self.cornerRadius).cgPath
    }

    func setPlaying(_ playing: Bool, animated: Bool) {
        let changes = {
            self.transform = playing ? .identity : CGAffineTransform(scaleX: 0.78, y: 0.78)
            self.layer.shadowOpacity = playing ? 0.45 : 0.2
            self.layer.shadowRadius = playing ? 24 : 10
        }
        if animated {
            UIView.animate(springDuration: 0.6, bounce: 0.4, options: .allowUserInteraction, animations: changes)
        } else {
            changes()
        }
    }
}

/// The slider of the song's time with its labels. It calls `onSeek` when the finger lets go.
final class ScrubberView: UIView {
    var onSeek: ((TimeInterval) -> Void)?

    private let slider = UISlider()
    private let elapsedLabel = ScrubberView.makeTimeLabel(identifier: "player.elapsed")
    private let remainingLabel = ScrubberView.makeTimeLabel(identifier: "player.remaining")
    private let feedback = UISelectionFeedbackGenerator()
    private var isScrubbing = false
    private var duration: TimeInterval = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        slider.accessibilityIdentifier = "player.scrubber"
        slider.accessibilityLabel = "Position"
        slider.minimumTrackTintColor = .white
        slider.maximumTrackTintColor = UIColor.white.withAlphaComponent(0.3)
        slider.setThumbImage(PlayerGraphics.thumb(diameter: 10, color: .white), for: .normal)
        slider.setThumbImage(PlayerGraphics.thumb(diameter: 26, color: .white), for: .highlighted)
        slider.addAction(UIAction { [weak self] _ in self?.beginScrubbing() }, for: .touchDown)
        slider.addAction(UIAction { [weak self] _ in self?.scrub() }, for: .valueChanged)
        slider.addAction(
            UIAction { [weak self] _ in self?.endScrubbing() },
            for: [.touchUpInside, .touchUpOutside, .touchCancel]
        )

        let labels = UIStackView(arrangedSubviews: [elapsedLabel, remainingLabel])
        labels.distribution = .equalSpacing
        let stack = UIStackView(arrangedSubviews: [slider, labels])
        stack.axis = .vertical
        stack.spacing = 2
        stack.translatesAutoresizingMaskIntoConstraints = false
        addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: topAnchor),
            stack.bottomAnchor.constraint(equalTo: bottomAnchor),
            stack.leadingAnchor.constraint(equalTo: leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func show(elapsed: TimeInterval, duration: TimeInterval) {
        self.duration = duration
        slider.maximumValue = Float(duration)
        guard !isScrubbing else { return }
        slider.value = Float(elapsed)
        showLabels(elapsed: elapsed)
    }

    private func beginScrubbing() {
        isScrubbing = true
        feedback.selectionChanged()
        emphasiseLabels(true)
    }

    private func scrub() {
        showLabels(elapsed: TimeInterval(slider.value))
        // VoiceOver and the keyboard change the value without touching.
        if !isScrubbing {
            onSeek?(TimeInterval(slider.value))
        }
    }

    private func endScrubbing() {
        isScrubbing = false
        feedback.selectionChanged()
        emphasiseLabels(false)
        onSeek?(TimeInterval(slider.value))
    }

    private func showLabels(elapsed: TimeInterval) {
        let seconds = Int(elapsed)
        let remaining = max(0, Int(duration) - seconds)
        let elapsedText = Self.format(seconds)
        let remainingText = "-" + Self.format(remaining)
        if elapsedLabel.text != elapsedText || remainingLabel.text != remainingText {
            elapsedLabel.text = elapsedText
            remainingLabel.text = remainingText
            slider.accessibilityValue = "\(elapsedText) of \(Self.format(Int(duration)))"
        }
    }

    private func emphasiseLabels(_ emphasised: Bool) {
        UIView.animate(springDuration: 0.3, bounce: 0.2) {
            for label in [self.elapsedLabel, self.remainingLabel] {
                label.alpha = emphasised ? 1 : 0.7
                label.transform = emphasised ? CGAffineTransform(translationX: 0, y: 4) : .identity
            }
        }
    }

    private static func format(_ seconds: Int) -> String {
        String(format: "%d:%02d", seconds / 60, seconds % 60)
    }

    private static func makeTimeLabel(identifier: String) -> UILabel {
        let label = UILabel()
        label.font = UIFontMetrics(forTextStyle: .caption1)
            .scaledFont(for: .monospacedDigitSystemFont(ofSize: 12, weight: .medium))
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .white
        label.alpha = 0.7
        label.accessibilityIdentifier = identifier
        return label
    }
}
