import Testing

@testable import TestSupport
@testable import UIKit

@Suite("Configurations of buttons") @MainActor struct ButtonConfigurationTests {
    private func button(
        _ configuration: UIButton.Configuration = .plain(), _ change: (inout UIButton.Configuration) -> Void = { _ in }
    ) -> UIButton {
        var configuration = configuration
        configuration.title = "nono"
        change(&configuration)
        let button = UIButton(configuration: configuration)
        button.tintColor = .green
        return laidOut(button)
    }

    private func laidOut(_ button: UIButton) -> UIButton {
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        button.setNeedsLayout()
        button.layoutIfNeeded()
        return button
    }

    // MARK: Texts

    @Test("a subtitle is under the title and makes the button higher")
    func subtitle() throws {
        let button = button { $0.subtitle = "more" }
        let title = try #require(button.titleLabel).frame
        let subtitle = try #require(button.subtitleLabel)
        #expect(subtitle.text == "more")
        #expect(subtitle.font.pointSize == 13)
        #expect(abs(subtitle.frame.minY - title.maxY - 1) < 1e-9)
        #expect(abs(subtitle.frame.minX - title.minX) < 1e-9)
        let height = title.height + 1 + subtitle.frame.height + 14
        #expect(abs(button.intrinsicContentSize.height - height) < 1e-9)
        button.configuration?.subtitle = nil
        button.layoutIfNeeded()
        #expect(button.subtitleLabel?.isHidden == true)
    }

    @Test("titles are aligned to each other as the configuration says")
    func titleAlignment() throws {
        let button = button {
            $0.subtitle = "m"
            $0.titleAlignment = .trailing
        }
        let title = try #require(button.titleLabel).frame
        #expect(abs(try #require(button.subtitleLabel).frame.maxX - title.maxX) < 1e-9)
    }

    @Test("a title that wraps has as many lines as fit")
    func wrapping() {
        #expect(button().titleLabel?.numberOfLines == 1)
        #expect(button { $0.titleLineBreakMode = .byWordWrapping }.titleLabel?.numberOfLines == 0)
    }

    // MARK: Sizes

    @Test("sizes are ordered from mini to large, and insets can be reset to them")
    func sizes() {
        let heights = ([.mini, .small, .medium, .large] as [UIButton.Configuration.Size]).map { size in
            button { $0.buttonSize = size }.intrinsicContentSize.height
        }
        #expect(heights == heights.sorted())
        #expect(Set(heights).count == 4)
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = .zero
        configuration.buttonSize = .large
        #expect(configuration.contentInsets == .zero)
        configuration.setDefaultContentInsets()
        #expect(configuration.contentInsets.leading == 20)
    }

    // MARK: Background

    @Test("what is set in the background comes before the style")
    func background() throws {
        let red = button(.filled()) {
            $0.background.backgroundColor = .red
            $0.background.cornerRadius = 3
        }
        let fill = try #require(red.subviews.first)
        #expect(fill.backgroundColor == .red)
        #expect(fill.layer.cornerRadius == 3)
        let capsule = button(.filled()) {
            $0.background.cornerRadius = 3
            $0.cornerStyle = .capsule
        }
        #expect(try #require(capsule.subviews.first).layer.cornerRadius == 30)
    }

    @Test("a line around the button is shown with the fill of the style")
    func stroke() throws {
        let button = button(.gray()) {
            $0.background.strokeColor = .red
            $0.background.strokeWidth = 2
        }
        let background = try #require(button.subviews.compactMap { $0 as? BackgroundConfigurationView }.first)
        #expect(background.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
        #expect(background.configuration.backgroundColor == .secondarySystemFill)
        #expect(background.configuration.strokeWidth == 2)
        #expect(try #require(button.subviews.first).isHidden)
    }

    // MARK: State

    @Test("updating for a button gives the colours of its state")
    func updated() {
        let button = button(.filled())
        var updated = UIButton.Configuration.filled().updated(for: button)
        #expect(updated.baseForegroundColor == .white)
        #expect(updated.background.backgroundColor == .green)
        button.isEnabled = false
        updated = UIButton.Configuration.filled().updated(for: button)
        #expect(updated.baseForegroundColor == .tertiaryLabel)
    }

    @Test("a button that does not update its configuration looks the same in all states")
    func automaticUpdates() {
        let button = button(.filled())
        button.automaticallyUpdatesConfiguration = false
        button.isEnabled = false
        #expect(laidOut(button).titleLabel?.textColor == .white)
    }

    @Test("a selected button has the look of a stronger style, unless the configuration says otherwise")
    func selection() {
        let button = button(.tinted())
        button.isSelected = true
        #expect(laidOut(button).titleLabel?.textColor == .white)
        button.configuration?.automaticallyUpdateForSelection = false
        #expect(laidOut(button).titleLabel?.textColor == .green)
    }

    @Test("a toggle changes its selection before its action runs")
    func toggle() {
        var states: [Bool] = []
        let action = UIAction { states.append(($0.sender as? UIButton)?.isSelected == true) }
        let button = UIButton(configuration: .plain(), primaryAction: action)
        button.changesSelectionAsPrimaryAction = true
        #expect(button.accessibilityActivate())
        #expect(button.accessibilityTraits.contains(.selected))
        #expect(button.accessibilityActivate())
        #expect(states == [true, false])
        #expect(!button.accessibilityTraits.contains(.selected))
    }

    @Test("a tap toggles the selection")
    func touchedToggle() {
        let table = GestureTable()
        let button = UIButton(type: .system)
        button.changesSelectionAsPrimaryAction = true
        button.frame = table.front.bounds
        table.front.addSubview(button)
        table.fingers.tap(at: .middle)
        #expect(button.isSelected)
        table.fingers.tap(at: .middle)
        #expect(!button.isSelected)
    }

    @Test("a button that deletes is red, the primary one is semibold")
    func roles() {
        let button = button()
        button.role = .destructive
        #expect(laidOut(button).titleLabel?.textColor == .systemRed)
        button.role = .primary
        #expect(laidOut(button).titleLabel?.font == .systemFont(ofSize: 17, weight: .semibold))
    }

    @Test("the platform's styles are those of a phone")
    func platformStyles() {
        #expect(UIButton.Configuration.borderless() == .plain())
        #expect(UIButton.Configuration.bordered() == .gray())
        #expect(UIButton.Configuration.borderedTinted() == .tinted())
        #expect(UIButton.Configuration.borderedProminent() == .filled())
        #expect(UIButton.Configuration.plain() != .filled())
    }
}
