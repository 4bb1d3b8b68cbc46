import UIKit

/// A track with a coloured range and a knob at each end of the range.
final class Scrubber: UIControl {
    private let track = UIView()
    private let filled = UIView()
    private let knobs: [UIView]
    private let range: ClosedRange<CGFloat>
    private let thickness: CGFloat
    private let diameter: CGFloat

    /// Creates a scrubber for a range in 0…1. A range that starts at 0 has one knob, others have two.
    init(
        range: ClosedRange<CGFloat>,
        label: String,
        color: UIColor = .systemBlue,
        knobColor: UIColor = .systemBlue,
        thickness: CGFloat = 5,
        diameter: CGFloat = 14
    ) {
        self.range = range
        self.thickness = thickness
        self.diameter = diameter
        knobs = range.lowerBound > 0 ? [UIView(), UIView()] : [UIView()]
        super.init(frame: .zero)
        track.backgroundColor = .systemFill
        filled.backgroundColor = color
        for part in [track, filled] {
            part.layer.cornerRadius = thickness / 2
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        for knob in knobs {
            knob.backgroundColor = knobColor
            knob.isUserInteractionEnabled = false
            knob.layer.cornerRadius = diameter / 2
            addSubview(knob)
        }
        isAccessibilityElement = true
        accessibilityLabel = label
        accessibilityValue = "\(Int((range.upperBound * 100).rounded())) %"
        accessibilityTraits = .adjustable
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A scrubber is made in code")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let line = bounds.centered(bounds.width, thickness)
        track.frame = line
        let start = (line.width * range.lowerBound).rounded()
        let end = (line.width * range.upperBound).rounded()
        filled.frame = CGRect(x: start, y: line.minY, width: end - start, height: thickness)
        for (knob, x) in zip(knobs, knobs.count == 1 ? [end] : [start, end]) {
            knob.frame = CGRect(x: x - diameter / 2, y: bounds.midY - diameter / 2, width: diameter, height: diameter)
        }
    }

    /// Adds a shadow to the knobs.
    func raiseKnobs() {
        for knob in knobs {
            knob.layer.shadowColor = UIColor.black.cgColor
            knob.layer.shadowOpacity = 0.2
            knob.layer.shadowRadius = 4
            knob.layer.shadowOffset = CGSize(width: 0, height: 2)
        }
    }
}
