import Testing
import UIKit

@testable import TestSupport

/// What ordinary apps write about buttons and other controls.
@MainActor @Suite struct ButtonCodeTests {
    private let phone = Phone()
    private var view: UIView { phone.root.view }

    private func shown(_ configuration: UIButton.Configuration) -> UIButton {
        let button = UIButton(configuration: configuration)
        view.addSubview(button)
        button.sizeToFit()
        button.layoutIfNeeded()
        return button
    }

    @Test func aTitleHasItsOwnAttributes() throws {
        var configuration = UIButton.Configuration.plain()
        var title = AttributedString("Buy ")
        var price = AttributedString("9 €")
        price.font = .systemFont(ofSize: 30)
        price.foregroundColor = .systemGreen
        title.append(price)
        configuration.attributedTitle = title
        #expect(configuration.title == "Buy 9 €")
        let button = shown(configuration)
        let text = try #require(button.titleLabel?.attributedText)
        #expect(button.titleLabel?.text == "Buy 9 €")
        #expect(button.currentTitle == "Buy 9 €")
        #expect(button.currentAttributedTitle?.string == "Buy 9 €")
        // What has no font of its own has that of the style.
        #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .preferredFont(forTextStyle: .body))
        #expect(text.attribute(.font, at: 4, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 30))
        #expect(text.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor == .systemGreen)
        var plain = configuration
        plain.title = "Buy 9 €"
        #expect(plain.attributedTitle == AttributedString("Buy 9 €"))
        #expect(shown(plain).bounds.width < button.bounds.width)
    }

    @Test func aTransformerChangesTheFont() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue"
        configuration.subtitle = "Step 2 of 3"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = .systemFont(ofSize: 24, weight: .black)
            return outgoing
        }
        configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            incoming.merging(AttributeContainer([.kern: 2]))
        }
        let button = shown(configuration)
        #expect(button.titleLabel?.font == .systemFont(ofSize: 24, weight: .black))
        #expect(button.titleLabel?.textColor == .white)
        #expect(button.subtitleLabel?.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 2)
        #expect(button.subtitleLabel?.font == .preferredFont(forTextStyle: .footnote))
        button.configuration?.titleTextAttributesTransformer = nil
        button.layoutIfNeeded()
        #expect(button.titleLabel?.font == .preferredFont(forTextStyle: .body))
    }

    @Test func titlesHaveAttributesWithoutAConfiguration() {
        let button = UIButton(type: .system)
        button.setTitle("Plain", for: .normal)
        button.setAttributedTitle(
            NSAttributedString(string: "Underlined", attributes: [.underlineStyle: 1]), for: .normal)
        button.sizeToFit()
        #expect(button.titleLabel?.text == "Underlined")
        #expect(button.currentAttributedTitle?.string == "Underlined")
        #expect(button.titleLabel?.font.pointSize == 15)
        button.setAttributedTitle(nil, for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Plain")
        #expect(button.titleLabel?.font.pointSize == 15)
    }

    @Test func mixedFontsStayAsTheyAre() {
        let button = UIButton(type: .system)
        let title = NSMutableAttributedString(string: "Big", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        title.append(NSAttributedString(string: " small"))
        button.setAttributedTitle(title, for: .normal)
        button.sizeToFit()
        for _ in 0..<3 {
            button.setNeedsLayout()
            button.layoutIfNeeded()
        }
        let small = button.titleLabel?.attributedText?.attribute(.font, at: 5, effectiveRange: nil) as? UIFont
        #expect(small?.pointSize == 15)
    }

    @Test func aConfigurationIsArranged() {
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "Next"
        configuration.image = UIImage(systemName: "chevron.right")
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 8
        configuration.preferredSymbolConfigurationForImage = .init(scale: .small)
        configuration.baseBackgroundColor = .systemTeal
        configuration.background.cornerRadius = 12
        let button = shown(configuration)
        button.configurationUpdateHandler = { button in
            button.configuration?.showsActivityIndicator = !button.isEnabled
        }
        button.isPointerInteractionEnabled = true
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(button.configuration?.showsActivityIndicator == true)
        #expect(button.isPointerInteractionEnabled)
    }

    @Test func aPopUpButtonShowsItsChoice() {
        let sizes = ["S", "M"].map { title in UIAction(title: title, state: title == "M" ? .on : .off) { _ in } }
        let button = UIButton(configuration: .gray())
        button.menu = UIMenu(title: "Size", options: [.displayInline, .singleSelection], children: sizes)
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        #expect(button.currentTitle == "M")
    }

    @Test func actionsAreCalled() {
        var calls: [String] = []
        let button = UIButton(
            type: .system, primaryAction: UIAction(title: "Save") { _ in calls.append("primary") })
        button.addAction(UIAction { _ in calls.append("down") }, for: .touchDown)
        button.role = .destructive
        button.sendActions(for: .touchDown)
        button.sendActions(for: .primaryActionTriggered)
        #expect(calls == ["down", "primary"])
        #expect(UIButton(type: .close).currentImage != nil)
    }

    @Test func handlersAreListed() {
        final class Handler: Operation, @unchecked Sendable {}
        let (button, handler) = (UIButton(), Handler())
        let action = UIAction(title: "Buy") { _ in }
        button.addAction(action, for: .touchUpInside)
        button.addAction(action, for: .touchCancel)
        button.addTarget(handler, action: Selector(("main")), for: [.touchDown, .touchDragExit])
        button.addTarget(nil, action: Selector(("save")), for: .touchUpInside)
        var found: [String] = []
        button.enumerateEventHandlers { action, target, events, stops in
            let name = action?.title ?? target.map { "\($0.0 == nil ? "nil" : "target").\($0.1)" } ?? "none"
            found.append("\(name) \(events.rawValue)")
            stops = name.hasPrefix("target")
        }
        #expect(found == ["Buy 64", "Buy 256", "target.main 33"])
        found = []
        button.enumerateEventHandlers { found.append("\($0 != nil) \($1 != nil) \($2.rawValue) \($3)") }
        #expect(found == ["true false 64 false", "true false 256 false", "false true 33 false", "false true 64 false"])
        #expect(button.allTargets.count == 2)
        #expect(button.allTargets.contains(handler))
        #expect(button.allTargets.contains { $0.base is NSNull })
    }

    @Test func otherControlsKeepTheirValues() {
        let stepper = UIStepper()
        stepper.maximumValue = 5
        stepper.value = 9
        #expect(stepper.value == 5)
        let slider = UISlider()
        slider.setThumbImage(UIImage(systemName: "circle.fill"), for: .normal)
        slider.setValue(0.25, animated: false)
        #expect(slider.value == 0.25)
        let dots = UIPageControl()
        dots.numberOfPages = 4
        dots.currentPageIndicatorTintColor = .systemPink
        dots.backgroundStyle = .prominent
        dots.currentPage = 2
        #expect(dots.currentPage == 2)
        let choice = UISegmentedControl(items: ["Day", "Week"])
        choice.selectedSegmentIndex = 1
        #expect(choice.titleForSegment(at: choice.selectedSegmentIndex) == "Week")
        let bar = UIProgressView(progressViewStyle: .bar)
        bar.setProgress(0.4, animated: false)
        #expect(bar.progress == 0.4)
        let wheels = UIPickerView()
        wheels.selectRow(0, inComponent: 0, animated: false)
        #expect(wheels.numberOfComponents == 0)
        let date = UIDatePicker()
        date.datePickerMode = .time
        date.preferredDatePickerStyle = .wheels
        #expect(date.datePickerMode == .time)
    }

    @Test func aSwitchSlidesOnEveryPhone() {
        let toggle = UISwitch()
        toggle.preferredStyle = .checkbox
        toggle.title = "Remember me"
        toggle.toolTip = "Stays signed in"
        #expect(toggle.style == .sliding)
        #expect(toggle.toolTipInteraction?.defaultToolTip == "Stays signed in")
        toggle.toolTip = nil
        #expect(toggle.toolTipInteraction == nil)
        toggle.setOn(true, animated: false)
        #expect(toggle.isOn)
    }
}
