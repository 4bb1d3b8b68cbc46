import Testing
import UIKit

@testable import TestSupport

/// What ordinary apps write for assistive technologies.
@MainActor @Suite(.serialized) struct AccessibilityCodeTests {
    private let chart = Chart(frame: CGRect(x: 10, y: 100, width: 200, height: 50))
    private let phone = Phone()

    init() {
        phone.root.view.addSubview(chart)
    }

    @Test("A view with drawn parts lists them as elements, with frames that follow it")
    func elements() throws {
        let bar = UIAccessibilityElement(accessibilityContainer: chart)
        bar.accessibilityLabel = "Monday"
        bar.accessibilityTraits = .staticText
        bar.accessibilityFrameInContainerSpace = CGRect(x: 5, y: 0, width: 20, height: 50)
        chart.accessibilityElements = [bar]
        #expect(bar.isAccessibilityElement)
        #expect(bar.accessibilityContainer === chart)
        #expect(bar.accessibilityFrame == CGRect(x: 15, y: 100, width: 20, height: 50))
        #expect(bar.accessibilityActivationPoint == CGPoint(x: 25, y: 125))
        chart.frame.origin.y = 200
        #expect(bar.accessibilityFrame.minY == 200)
        bar.accessibilityActivationPoint = .zero
        #expect(bar.accessibilityActivationPoint == .zero)
        #expect(chart.accessibilityElementCount() == 1)
        #expect(chart.accessibilityElement(at: 0) as? UIAccessibilityElement === bar)
        #expect(chart.accessibilityElement(at: 1) == nil)
        #expect(chart.index(ofAccessibilityElement: bar) == 0)
        #expect(chart.index(ofAccessibilityElement: phone) == NSNotFound)
    }

    @Test("A container may count its elements instead, and they hear of VoiceOver's cursor")
    func counted() {
        UIAccessibility.settings.isVoiceOverRunning = true
        defer { UIAccessibility.settings.isVoiceOverRunning = false }
        UIAccessibility.focus(nil)
        let parts = [Part(accessibilityContainer: chart), Part(accessibilityContainer: chart)]
        chart.parts = parts
        UIAccessibility.post(notification: .screenChanged, argument: chart)
        #expect(parts.map { $0.accessibilityElementIsFocused() } == [true, false])
        UIAccessibility.focus(parts[1])
        #expect(parts.map { $0.accessibilityElementIsFocused() } == [false, true])
        #expect(parts.map(\.journal) == [["focused", "lost"], ["focused"]])
    }

    @Test("Texts may have attributes for the voice, for as long as they are the text")
    func attributedTexts() {
        chart.accessibilityLabel = "Steps"
        #expect(chart.accessibilityAttributedLabel == NSAttributedString(string: "Steps"))
        let spelled = NSAttributedString(string: "ABC", attributes: [.kern: 1])
        chart.accessibilityAttributedLabel = spelled
        chart.accessibilityAttributedValue = spelled
        chart.accessibilityAttributedHint = nil
        #expect(chart.accessibilityLabel == "ABC")
        #expect(chart.accessibilityAttributedValue == spelled)
        #expect(chart.accessibilityAttributedHint == nil)
        chart.accessibilityLabel = "Steps"
        #expect(chart.accessibilityAttributedLabel == NSAttributedString(string: "Steps"))
    }

    @Test("Other properties keep their values")
    func others() {
        chart.accessibilityLanguage = "de-DE"
        chart.accessibilityUserInputLabels = ["Steps", "Chart"]
        chart.accessibilityContainerType = .semanticGroup
        chart.accessibilityNavigationStyle = .combined
        chart.accessibilityPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(chart.accessibilityLanguage == "de-DE")
        #expect(chart.accessibilityUserInputLabels.first == "Steps")
        #expect(chart.accessibilityContainerType == .semanticGroup)
        #expect(chart.accessibilityNavigationStyle == .combined)
        #expect(chart.accessibilityPath?.bounds.width == 1)
        #expect(!chart.accessibilityScroll(.down))
    }

    @Test("An object that is known as any object has them, whatever it is")
    func anyObject() {
        for object in [chart, UIAccessibilityElement(accessibilityContainer: chart), NSString("text")] as [NSObject] {
            object.isAccessibilityElement = true
            object.accessibilityLabel = "Steps"
            object.accessibilityValue = "4000"
            object.accessibilityHint = "Opens the day"
            object.accessibilityTraits = .button
            object.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
            object.accessibilityElements = [chart]
            object.accessibilityElementsHidden = true
            object.accessibilityViewIsModal = true
            object.shouldGroupAccessibilityChildren = true
            object.accessibilityCustomActions = []
            #expect(object.isAccessibilityElement && object.accessibilityElementsHidden)
            #expect(object.accessibilityViewIsModal && object.shouldGroupAccessibilityChildren)
            #expect([object.accessibilityLabel, object.accessibilityValue] == ["Steps", "4000"])
            #expect(object.accessibilityHint == "Opens the day")
            #expect(object.accessibilityTraits == .button)
            #expect(object.accessibilityFrame.width == 3)
            #expect(object.accessibilityElements?.count == 1)
            #expect(object.accessibilityCustomActions?.count == 0)
        }
        #expect(chart.accessibilityLabel == "Steps")
        #expect((NSString("text") as NSObject).accessibilityLabel == nil)
    }

    private final class Part: UIAccessibilityElement {
        private(set) var journal: [String] = []

        override func accessibilityElementDidBecomeFocused() { journal.append("focused") }
        override func accessibilityElementDidLoseFocus() { journal.append("lost") }
    }

    private final class Chart: UIView {
        var parts: [Part]?

        override func accessibilityElementCount() -> Int { parts?.count ?? super.accessibilityElementCount() }
        override func accessibilityElement(at index: Int) -> Any? {
            parts?[index] ?? super.accessibilityElement(at: index)
        }
    }
}
