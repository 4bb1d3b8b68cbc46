import Observation
import Testing
import UIKit

@testable import TestSupport

/// `updateProperties()`, which shows a model before each layout that needs it.
@MainActor @Suite struct PropertyUpdateCodeTests {
    @Observable final class Counter {
        var count = 0
        var unread = 0
    }

    final class CounterController: UIViewController {
        let counter = Counter()
        let label = UILabel()
        private(set) var order: [String] = []

        override func updateProperties() {
            super.updateProperties()
            order.append("properties")
            label.text = "\(counter.count)"
        }

        override func viewWillLayoutSubviews() { order.append("layout") }

        func takeOrder() -> [String] {
            defer { order = [] }
            return order
        }
    }

    private let screen = CounterController()
    private let phone: Phone

    init() { phone = Phone(root: screen) }

    @Test func propertiesComeBeforeTheFirstLayout() {
        #expect(screen.takeOrder().prefix(2) == ["properties", "layout"])
        #expect(screen.label.text == "0")
    }

    @Test func aRequestUpdatesOnceAndLaysOutNothing() {
        _ = screen.takeOrder()
        screen.setNeedsUpdateProperties()
        screen.view.setNeedsUpdateProperties()
        #expect(screen.takeOrder() == [])
        MainLoop.current.turn()
        #expect(screen.takeOrder() == ["properties"])
    }

    @Test func anUpdateCanBeForced() {
        screen.counter.count = 3
        #expect(screen.label.text == "0")
        screen.updatePropertiesIfNeeded()
        #expect(screen.label.text == "3")
        _ = screen.takeOrder()
        screen.updatePropertiesIfNeeded()
        #expect(screen.takeOrder() == [])
    }

    @Test func whatWasReadIsObserved() {
        _ = screen.takeOrder()
        screen.counter.unread = 9
        MainLoop.current.turn()
        #expect(screen.takeOrder() == [])
        screen.counter.count = 1
        MainLoop.current.turn()
        screen.counter.count = 2
        MainLoop.current.turn()
        #expect(screen.takeOrder() == ["properties", "properties"])
        #expect(screen.label.text == "2")
    }

    @Test func changedTraitsUpdateBeforeTheLayout() {
        _ = screen.takeOrder()
        screen.overrideUserInterfaceStyle = .dark
        MainLoop.current.turn()
        #expect(screen.takeOrder() == ["properties", "layout"])
    }

    @Test func viewsHaveThemAsWell() {
        final class Row: UIView {
            var updates = 0
            override func updateProperties() { updates += 1 }
        }
        let row = Row()
        screen.view.addSubview(row)
        MainLoop.current.turn()
        #expect(row.updates == 1)
        row.setNeedsUpdateProperties()
        row.layoutIfNeeded()
        #expect(row.updates == 2)
    }
}
