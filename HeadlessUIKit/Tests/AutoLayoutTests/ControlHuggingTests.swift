import Testing
import UIKit

/// Controls with a fixed size are stretched after all others.
@MainActor
@Suite("The controls that hug their content by default")
struct ControlHuggingTests {
    private func priorities(_ view: UIView) -> [UILayoutPriority] {
        [view.contentHuggingPriority(for: .horizontal), view.contentHuggingPriority(for: .vertical)]
    }

    @Test("Switches, steppers, spinners, page controls and pickers hug in both directions")
    func both() {
        let views = [
            UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium), UIPageControl(), UIPickerView(),
            UIDatePicker(),
        ]
        for view in views { #expect(priorities(view) == [.defaultHigh, .defaultHigh], "\(type(of: view))") }
    }

    @Test("Sliders, progress views, segmented controls and toolbars are as high as they are, and as wide as they may")
    func height() {
        let views = [UISlider(), UIProgressView(), UISegmentedControl(), UIToolbar()]
        for view in views { #expect(priorities(view) == [.defaultLow, .defaultHigh], "\(type(of: view))") }
    }

    @Test("Other views hug little, and what an app sets counts for its axis only")
    func others() {
        for view in [UIView(), UILabel(), UIButton(), UIImageView(), UIStackView()] {
            #expect(priorities(view) == [.defaultLow, .defaultLow], "\(type(of: view))")
        }
        let stepper = UIStepper()
        stepper.setContentHuggingPriority(.defaultLow, for: .horizontal)
        #expect(priorities(stepper) == [.defaultLow, .defaultHigh])
        stepper.setContentCompressionResistancePriority(.required, for: .vertical)
        #expect(priorities(stepper) == [.defaultLow, .defaultHigh])
    }

    @Test("In a row the texts take the room beside a stepper")
    func row() {
        let labels = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
        labels.axis = .vertical
        let stepper = UIStepper()
        let row = UIStackView(arrangedSubviews: [labels, stepper])
        row.spacing = 12
        row.alignment = .center
        row.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
        row.layoutIfNeeded()
        #expect(labels.frame.maxX == 194)
        #expect(stepper.frame == CGRect(x: 206, y: 14, width: 94, height: 32))
    }
}
