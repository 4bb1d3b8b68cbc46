import Testing
import UIKit

@MainActor @Suite(.serialized) struct UIAccessibilityTests {
    @Test("Changing a setting posts its notification once (X4)") func setting() {
        let counter = Counter()
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
        ) { _ in counter.count += 1 }
        defer {
            NotificationCenter.default.removeObserver(token)
            UIAccessibility.settings = UIAccessibility.Settings()
        }
        UIAccessibility.settings.isReduceMotionEnabled = true
        #expect(UIAccessibility.isReduceMotionEnabled)
        #expect(counter.count == 1)
        UIAccessibility.settings.isReduceMotionEnabled = true
        UIAccessibility.settings.isVoiceOverRunning = true
        #expect(counter.count == 1)
    }

    @Test func whatIsPostedIsKeptInOrder() {
        UIAccessibility.posted = []
        UIAccessibility.post(notification: .screenChanged, argument: nil)
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        #expect(UIAccessibility.posted.map(\.notification) == [.screenChanged, .announcement])
        #expect(UIAccessibility.posted.last?.argument as? String == "Saved")
        UIAccessibility.posted = []
    }

    @Test("A posted notification keeps no view alive, and stays in the log") func postedViews() {
        UIAccessibility.posted = []
        weak var left: UIView?
        do {
            let view = UIView()
            left = view
            UIAccessibility.post(notification: .screenChanged, argument: view)
            #expect(UIAccessibility.posted.last?.argument as? UIView === view)
        }
        #expect(left == nil)
        #expect(UIAccessibility.posted.map(\.notification) == [.screenChanged])
        #expect(UIAccessibility.posted.last?.argument == nil)
        UIAccessibility.posted = []
    }

    @Test func customActionRunsItsHandler() {
        let action = UIAccessibilityCustomAction(name: "Close") { $0.name == "Close" }
        #expect(action.actionHandler?(action) == true)
    }

    /// Notifications without a queue arrive on the thread that posts them: here the main one.
    private final class Counter: @unchecked Sendable {
        var count = 0
    }
}
