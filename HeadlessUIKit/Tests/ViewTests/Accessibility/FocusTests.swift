import Testing
import UIKit

@testable import TestSupport

/// VoiceOver's cursor.
@MainActor @Suite(.serialized)
struct FocusTests {
    private let group = UIView()
    private let first = UILabel()
    private let second = UIButton()

    init() {
        group.addSubview(first)
        group.addSubview(second)
    }

    /// Runs `body` with VoiceOver on, and without a focused element at first.
    private func withVoiceOver(_ body: () -> Void) {
        UIAccessibility.settings.isVoiceOverRunning = true
        defer { UIAccessibility.settings.isVoiceOverRunning = false }
        UIAccessibility.focus(nil)
        body()
    }

    private var focused: AnyObject? {
        UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject?
    }

    @Test("A change of the screen or the layout takes the cursor to its argument, or to the first element in it (X2)")
    func moves() {
        withVoiceOver {
            UIAccessibility.post(notification: .screenChanged, argument: group)
            #expect(focused === first)
            UIAccessibility.post(notification: .layoutChanged, argument: second)
            #expect(focused === second)
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
            UIAccessibility.post(notification: .announcement, argument: "Saved")
            UIAccessibility.post(notification: .screenChanged, argument: UIView())
            #expect(focused === second)
            first.isHidden = true
            UIAccessibility.post(notification: .screenChanged, argument: group)
            #expect(focused === second)
            group.accessibilityElements = [second]
            first.isHidden = false
            UIAccessibility.focus(first)
            UIAccessibility.post(notification: .screenChanged, argument: group)
            #expect(focused === second)
        }
    }

    @Test("The focus is posted with the previous element; without VoiceOver no element has it (X2)")
    func posted() {
        let heard = Heard(UIAccessibility.elementFocusedNotification)
        withVoiceOver {
            UIAccessibility.focus(first)
            let before = heard.infos.count
            UIAccessibility.focus(second)
            UIAccessibility.focus(second)
            #expect(heard.infos.count == before + 1)
            #expect(heard.infos.last?[UIAccessibility.focusedElementUserInfoKey] as? UIView === second)
            #expect(heard.infos.last?[UIAccessibility.unfocusedElementUserInfoKey] as? UIView === first)
            #expect(UIAccessibility.focusedElement(using: nil) as? UIView === second)
            #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
        }
        let after = heard.infos.count
        #expect(UIAccessibility.focusedElement(using: nil) == nil)
        UIAccessibility.focus(first)
        #expect(heard.infos.count == after)
    }
}

/// The frames of elements for assistive technologies.
@MainActor
struct AccessibilityFrameTests {
    @Test("An element is found where it is on the screen, or where it says")
    func frame() {
        let phone = Phone()
        let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 40))
        outer.addSubview(view)
        phone.root.view.addSubview(outer)
        #expect(view.accessibilityFrame == CGRect(x: 15, y: 25, width: 30, height: 40))
        #expect(
            UIAccessibility.convertToScreenCoordinates(CGRect(x: 1, y: 1, width: 2, height: 2), in: view)
                == CGRect(x: 16, y: 26, width: 2, height: 2))
        view.accessibilityFrame = CGRect(x: 0, y: 0, width: 44, height: 44)
        #expect(view.accessibilityFrame == CGRect(x: 0, y: 0, width: 44, height: 44))
    }
}
