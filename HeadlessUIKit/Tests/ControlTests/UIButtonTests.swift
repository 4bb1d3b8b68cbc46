import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct UIButtonTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)

    private func filled(_ title: String = "Save") -> UIButton {
        var configuration = UIButton.Configuration.filled()
        configuration.title = title
        return UIButton(configuration: configuration)
    }

    @Test func aSystemButtonIsThirtyHigh() {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        #expect(button.intrinsicContentSize.height == 30)
    }

    @Test(arguments: [
        (size: UIButton.Configuration.Size.small, height: 28 as CGFloat), (size: .medium, height: 103.0 / 3),
        (size: .large, height: 151.0 / 3),
    ])
    func heightFollowsTheSizeOfTheConfiguration(size: UIButton.Configuration.Size, height: CGFloat) {
        let button = filled()
        button.configuration?.buttonSize = size
        #expect(abs(button.intrinsicContentSize.height - height) < 1e-9)
    }

    @Test func insetsThatWereSetDoNotFollowTheSize() {
        var configuration = UIButton.Configuration.plain()
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        configuration.buttonSize = .large
        #expect(configuration.contentInsets.leading == 2)
    }

    @Test func theTitleComesFromThePrimaryAction() {
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in })
        #expect(button.currentTitle == "Save")
        #expect(button.titleLabel?.text == "Save")
        #expect(button.accessibilityLabel == "Save")
    }

    @Test func aTapTriggersThePrimaryAction() {
        var count = 0
        let button = UIButton(type: .system, primaryAction: UIAction { _ in count += 1 })
        let table = GestureTable()
        button.frame = table.front.bounds
        table.front.addSubview(button)
        table.fingers.tap(at: .middle)
        #expect(count == 1)
        #expect(button.accessibilityActivate())
        #expect(count == 2)
    }

    @Test func titlesAndColorsFallBackToTheNormalState() {
        let button = UIButton(type: .custom)
        button.setTitle("Save", for: .normal)
        button.setTitle("Saved", for: .selected)
        button.setTitleColor(.red, for: .normal)
        #expect(button.title(for: .highlighted) == "Save")
        #expect(button.title(for: .selected) == "Saved")
        #expect(button.titleColor(for: .selected) == .red)
        button.isSelected = true
        #expect(button.currentTitle == "Saved")
    }

    @Test func aSystemButtonWearsItsTint() {
        let button = UIButton(type: .system)
        button.tintColor = .systemPink
        button.setTitle("Save", for: .normal)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.textColor == .systemPink)
    }

    @Test func aFilledButtonIsWhiteOnTint() throws {
        let button = filled()
        button.tintColor = .systemGreen
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        button.layoutIfNeeded()
        let background = try #require(button.subviews.first)
        #expect(button.titleLabel?.textColor == .white)
        #expect(background.backgroundColor == .systemGreen)
        #expect(background.frame == CGRect(x: 0, y: 0, width: 200, height: 50))
        #expect(!background.isHidden)
    }

    @Test func aCapsuleIsRoundedByHalfItsHeight() throws {
        let button = filled()
        button.configuration?.cornerStyle = .capsule
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        button.layoutIfNeeded()
        #expect(try #require(button.subviews.first).layer.cornerRadius == 25)
    }

    @Test func aDisabledButtonIsGray() throws {
        let button = filled()
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect(button.titleLabel?.textColor == .tertiaryLabel)
        #expect(try #require(button.subviews.first).backgroundColor == .tertiarySystemFill)
    }

    @Test func theTitleIsCenteredInsideTheInsets() throws {
        let button = filled("nono")
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        button.layoutIfNeeded()
        let frame = try #require(button.titleLabel).frame
        #expect(abs(frame.midX - 100) < 1e-9)
        #expect(abs(frame.midY - 25) < 1e-9)
        button.contentHorizontalAlignment = .leading
        button.layoutIfNeeded()
        #expect(abs(try #require(button.titleLabel).frame.minX - 12) < 1e-9)
    }

    @Test func aButtonWithoutRoomForItsTitleHidesIt() throws {
        let button = filled()
        button.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        button.layoutIfNeeded()
        #expect(try #require(button.titleLabel).frame == .zero)
    }

    @Test func theUpdateHandlerRunsBeforeLayoutAfterTheStateChanged() {
        let button = filled()
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isSelected ? "On" : "Off"
        }
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "Off")
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(button.titleLabel?.text == "On")
    }
}
