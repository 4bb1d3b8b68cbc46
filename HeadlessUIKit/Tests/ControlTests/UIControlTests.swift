import Testing
import UIKit

@MainActor @Suite struct UIControlTests {
    private final class Log {
        var entries: [String] = []
    }

    private let log = Log()
    private let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

    private func note(_ events: [(String, UIControl.Event)]) {
        for (name, event) in events {
            control.addAction(UIAction { [log] _ in log.entries.append(name) }, for: event)
        }
    }

    @Test func runsTheActionsOfTheEventInTheirOrder() {
        note([("first", .touchUpInside), ("other", .touchDown), ("second", .touchUpInside)])
        control.sendActions(for: .touchUpInside)
        #expect(log.entries == ["first", "second"])
    }

    @Test func anActionWithTheSameIdentifierReplacesTheOld() {
        let identifier = UIAction.Identifier("save")
        control.addAction(
            UIAction(identifier: identifier) { [log] _ in log.entries.append("old") }, for: .allTouchEvents)
        control.addAction(UIAction(identifier: identifier) { [log] _ in log.entries.append("new") }, for: .touchDown)
        control.sendActions(for: .touchDown)
        control.sendActions(for: .touchUpInside)
        #expect(log.entries == ["new", "old"])
    }

    @Test func aRemovedActionDoesNotRun() {
        let action = UIAction { [log] _ in log.entries.append("run") }
        control.addAction(action, for: [.touchDown, .touchUpInside])
        control.removeAction(action, for: .touchDown)
        #expect(control.allControlEvents == .touchUpInside)
        control.sendActions(for: .touchDown)
        #expect(log.entries.isEmpty)
    }

    @Test func theSenderIsKnownWhileTheActionRuns() {
        var sender: Any?
        let action = UIAction { sender = $0.sender }
        control.addAction(action, for: .valueChanged)
        control.sendActions(for: .valueChanged)
        #expect(sender as? UIControl === control)
        #expect(action.sender == nil)
    }

    @Test func stateIsMadeOfItsParts() {
        #expect(control.state == .normal)
        control.isSelected = true
        control.isHighlighted = true
        #expect(control.state == [.selected, .highlighted])
        control.isEnabled = false
        #expect(control.state.contains(.disabled))
    }

    @Test func leadingIsRightInARightToLeftInterface() {
        control.contentHorizontalAlignment = .leading
        #expect(control.effectiveContentHorizontalAlignment == .left)
        control.semanticContentAttribute = .forceRightToLeft
        #expect(control.effectiveContentHorizontalAlignment == .right)
    }
}
