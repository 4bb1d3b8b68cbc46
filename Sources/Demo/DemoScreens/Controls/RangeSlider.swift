import UIKit

/// A track with a knob at each end of the chosen range, which `UISlider` does not have. It does not follow a finger.
final class RangeSlider: UIView {
    private let track = UIView()
    private let filled = UIView()
    private let knobs = [UIView(), UIView()]
    private let range: ClosedRange<CGFloat>

    private static let thickness: CGFloat = 6
    private static let diameter: CGFloat = 26

    /// Creates a slider with a chosen range in 0…1.
    init(_ range: ClosedRange<CGFloat>, label: String) {
        self.range = range
        super.init(frame: .zero)
        track.backgroundColor = .systemFill
        filled.backgroundColor = .systemBlue
        for part in [track, filled] {
            part.layer.cornerRadius = Self.thickness / 2
            addSubview(part)
        }
        for knob in knobs {
            knob.backgroundColor = .white
            knob.layer.cornerRadius = Self.diameter / 2
            knob.layer.shadowColor = UIColor.black.cgColor
            knob.layer.shadowOpacity = 0.2
            knob.layer.shadowRadius = 4
            knob.layer.shadowOffset = CGSize(width: 0, height: 2)
            addSubview(knob)
        }
        isAccessibilityElement = true
        accessibilityLabel = label
        accessibilityValue = "\(percent(range.lowerBound)) to \(percent(range.upperBound))"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A slider is made in code")
    }

    private func percent(_ value: CGFloat) -> String { "\(Int((value * 100).rounded())) %" }

    override func layoutSubviews() {
        super.layoutSubviews()
        let line = bounds.centered(bounds.width, Self.thickness)
        track.frame = line
        let ends = [range.lowerBound, range.upperBound].map { (line.width * $0).rounded() }
        filled.frame = CGRect(x: ends[0], y: line.minY, width: ends[1] - ends[0], height: line.height)
        for (knob, x) in zip(knobs, ends) {
            let side = Self.diameter
            knob.frame = CGRect(x: x - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        }
    }
}
