import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct UIAlertControllerTests {
    private func makeAlert(_ style: UIAlertController.Style = .alert, _ actions: UIAlertAction...) -> UIAlertController
    {
        let alert = UIAlertController(title: "Delete", message: "It is gone for good.", preferredStyle: style)
        actions.forEach(alert.addAction)
        return alert
    }

    private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
        UIAlertAction(title: title, style: style)
    }

    @Test("Actions keep the order in which they were added, also when the card shows cancel last (AL1)")
    func order() {
        let alert = makeAlert(.alert, action("No", .cancel), action("A"), action("B"))
        let shown = ShownAlert(alert)
        #expect(alert.actions.map(\.title) == ["No", "A", "B"])
        let tops = ["A", "B", "No"].compactMap { shown.place($0)?.minY }
        #expect(tops == tops.sorted() && tops.count == 3)
    }

    @Test("A second cancel action, a preferred action from elsewhere and a field in an action sheet trap (AL1, AL2)")
    func traps() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
                alert.addAction(UIAlertAction(title: "A", style: .cancel))
                alert.addAction(UIAlertAction(title: "B", style: .cancel))
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
                alert.preferredAction = UIAlertAction(title: "A", style: .default)
            }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet).addTextField()
            }
        }
    }

    @Test("A preferred action is drawn semibold on the tint; nil takes that back (AL1)")
    func preferred() throws {
        let save = action("Save")
        let alert = makeAlert(.alert, save, action("No", .cancel))
        alert.preferredAction = save
        let shown = ShownAlert(alert)
        #expect(try #require(shown.label("Save")).font == .systemFont(ofSize: 17, weight: .semibold))
        #expect(shown.button("Save")?.backgroundColor == alert.view.tintColor)
        alert.preferredAction = nil
        #expect(try #require(shown.label("Save")).font == .systemFont(ofSize: 17, weight: .medium))
    }

    @Test("A field's handler runs inside addTextField, and the fields are listed in order (AL2)")
    func fields() {
        let alert = makeAlert()
        var seen: [UITextField] = []
        alert.addTextField { seen.append($0) }
        #expect(seen.count == 1)
        alert.addTextField { seen.append($0) }
        #expect(alert.textFields == seen)
    }

    @Test(
        "Alerts and action sheets of a phone lie in the middle of the safe area (AL3)",
        arguments: [
            UIAlertController.Style.alert, .actionSheet,
        ])
    func place(style: UIAlertController.Style) {
        let shown = ShownAlert(makeAlert(style, action("Delete it", .destructive), action("No", .cancel)))
        #expect(abs(shown.card.midX - 196.5) < 0.2)
        #expect(abs(shown.card.midY - 438.5) < 0.2)
        #expect(shown.card.width == 320)
        #expect(abs(shown.card.height - 152.33) < 0.01)
        #expect(shown.alert.view.layer.cornerRadius == 34)
        #expect(shown.place("No")?.width.rounded() == 140)
        #expect((shown.place("No")?.minX ?? 0) < (shown.place("Delete it")?.minX ?? 0))
        #expect(shown.button("No")?.layer.cornerRadius == 24)
    }

    @Test("A lone title is regular and centred; with a message it is semibold and the message smaller (AL4)")
    func texts() throws {
        let alert = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
        alert.addAction(action("OK"))
        let shown = ShownAlert(alert)
        var title = try #require(shown.label("Saved"))
        #expect(title.font.pointSize == 17 && title.textAlignment == .center)
        #expect(abs(shown.card.height - 126.33) < 0.01)
        alert.message = "On this phone."
        MainLoop.current.settle()
        title = try #require(shown.label("Saved"))
        #expect(title.font.fontName == UIFont.systemFont(ofSize: 17, weight: .semibold).fontName)
        #expect(try #require(shown.label("On this phone.")).font.pointSize == 15)
        #expect(abs(shown.card.height - 152.33) < 0.01)
        #expect(abs(shown.card.midY - 438.5) < 0.2)
    }

    @Test(
        "What is dimmed is 0.2 black on light and 0.48 on dark, on a spring of its own, and the card does not move (AL8)"
    )
    func dimming() throws {
        let phone = Phone()
        let alert = makeAlert(.alert, action("OK"))
        phone.root.present(alert, animated: true)
        MainLoop.current.turn()
        let container = try #require(alert.presentationController?.containerView)
        let dimming = try #require(container.subviews.first)
        #expect(
            dimming.backgroundColor?.resolvedColor(with: phone.root.traitCollection) == UIColor(white: 0, alpha: 0.2))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(dimming.backgroundColor?.resolvedColor(with: dark) == UIColor(white: 0, alpha: 0.48))
        let frame = alert.view.frame
        MainLoop.current.advance(by: 0.1)
        // 1 − (1 + ωt)·e^(−ωt) with ω 22.88.
        let opacity = try #require(dimming.layer.presentation()?.opacity)
        #expect(abs(opacity - 0.6665) < 0.01)
        #expect(alert.view.layer.presentation()?.frame == frame)
        #expect(alert.isBeingPresented)
        MainLoop.current.advance(by: 0.31)
        #expect(!alert.isBeingPresented)
    }

    @Test("A tapped action dismisses the alert, and its handler can present the next one (AL6)")
    func presentsNext() {
        let phone = Phone()
        let next = makeAlert(.alert, action("OK"))
        let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
        var runs = 0
        first.addAction(
            UIAlertAction(title: "More", style: .default) { _ in
                runs += 1
                phone.root.present(next, animated: true)
            })
        let shown = ShownAlert(first, on: phone)
        shown.tap("More")
        MainLoop.current.settle()
        #expect(runs == 1)
        #expect(phone.root.presentedViewController === next)
        #expect(next.view.window != nil)
        #expect(first.view.window == nil)
    }

    @Test("An action that is not enabled cannot be chosen, until it is")
    func disabled() {
        var runs = 0
        let save = UIAlertAction(title: "Save", style: .default) { _ in runs += 1 }
        save.isEnabled = false
        let shown = ShownAlert(makeAlert(.alert, save))
        shown.tap("Save")
        #expect(shown.button("Save")?.accessibilityTraits.contains(.notEnabled) == true)
        #expect(shown.button("Save")?.accessibilityActivate() == false)
        MainLoop.current.settle()
        #expect(runs == 0 && shown.phone.root.presentedViewController === shown.alert)
        save.isEnabled = true
        shown.tap("Save")
        MainLoop.current.settle()
        #expect(runs == 1)
    }

    @Test("A finger that slides to another action chooses that one, and beside the actions none")
    func sliding() throws {
        var chosen: [String] = []
        let alert = UIAlertController(title: "T", message: nil, preferredStyle: .alert)
        for title in ["A", "B", "C"] {
            alert.addAction(UIAlertAction(title: title, style: .default) { _ in chosen.append(title) })
        }
        let shown = ShownAlert(alert)
        let start = try #require(shown.place("A"))
        let end = try #require(shown.place("C"))
        let plain = shown.button("A")?.backgroundColor
        shown.fingers.down(at: CGPoint(x: start.midX, y: start.midY))
        #expect(shown.button("A")?.backgroundColor != plain)
        shown.fingers.move(to: CGPoint(x: start.midX, y: start.minY - 30))
        #expect(shown.button("A")?.backgroundColor == plain)
        shown.fingers.move(to: CGPoint(x: end.midX, y: end.midY))
        #expect(shown.button("C")?.backgroundColor != plain)
        shown.fingers.up()
        MainLoop.current.settle()
        #expect(chosen == ["C"])
    }

    @Test("A tap outside cancels an action sheet with a cancel action, and never an alert (AL7)")
    func outside() {
        for style in [UIAlertController.Style.alert, .actionSheet] {
            for hasCancel in [true, false] {
                var runs = 0
                let alert = makeAlert(style, action("A"))
                if hasCancel { alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in runs += 1 }) }
                let shown = ShownAlert(alert)
                let delegate = DismissalJournal()
                alert.presentationController?.delegate = delegate
                shown.fingers.tap(at: CGPoint(x: 20, y: 100))
                MainLoop.current.settle()
                let cancels = style == .actionSheet && hasCancel
                #expect(runs == (cancels ? 1 : 0))
                #expect((shown.phone.root.presentedViewController == nil) == cancels)
                #expect(delegate.journal.take() == [])
            }
        }
    }

    @Test("The escape gesture cancels an alert with a cancel action")
    func escape() {
        var runs = 0
        let alert = makeAlert(.alert, UIAlertAction(title: "No", style: .cancel) { _ in runs += 1 }, action("A"))
        let shown = ShownAlert(alert)
        #expect(alert.accessibilityPerformEscape())
        #expect(alert.accessibilityPerformEscape())
        MainLoop.current.settle()
        #expect(runs == 1)
        #expect(shown.phone.root.presentedViewController == nil)
        #expect(!makeAlert(.alert, action("A")).accessibilityPerformEscape())
    }

    @Test("Escape on a hardware keyboard cancels, and Return chooses the preferred action, if they are enabled")
    func keys() {
        for key in [UIKeyboardHIDUsage.keyboardEscape, .keyboardReturnOrEnter] {
            var chosen: [String] = []
            let save = UIAlertAction(title: "Save", style: .default) { _ in chosen.append("Save") }
            let alert = makeAlert(.alert, save, UIAlertAction(title: "No", style: .cancel) { _ in chosen.append("No") })
            let shown = ShownAlert(alert)
            let keyboard = HardwareKeyboard(shown.phone.window)
            #expect(!keyboard.press(.keyboardReturnOrEnter))
            alert.preferredAction = save
            save.isEnabled = false
            #expect(!keyboard.press(.keyboardReturnOrEnter))
            save.isEnabled = true
            #expect(keyboard.press(key))
            MainLoop.current.settle()
            #expect(chosen == (key == .keyboardEscape ? ["No"] : ["Save"]))
        }
    }

    @Test("The first field takes the keyboard with the presentation, and the card goes above it and back (AL10)")
    func keyboard() {
        let phone = Phone()
        phone.screen.keyboard.show(at: CGRect(x: 0, y: 517, width: 393, height: 335))
        phone.screen.keyboard.hide()
        let alert = makeAlert(.alert, action("OK"))
        alert.addTextField()
        let shown = ShownAlert(alert, on: phone)
        #expect(alert.textFields?.first?.isFirstResponder == true)
        // In the middle between 59 and 517.
        #expect(abs(shown.card.midY - 288) < 0.2)
        shown.tap("OK")
        MainLoop.current.settle()
        #expect(phone.screen.keyboard.frame == nil)
    }

    @Test("An alert is custom and has no popover; an action sheet always has the same (AL9)")
    func styles() {
        let alert = makeAlert(.alert)
        #expect(alert.modalPresentationStyle == .custom)
        #expect(alert.popoverPresentationController == nil)
        let sheet = makeAlert(.actionSheet)
        #expect(sheet.modalPresentationStyle == .popover)
        let popover = sheet.popoverPresentationController
        #expect(popover != nil)
        #expect(sheet.popoverPresentationController === popover)
    }

    @Test("In regular width an action sheet needs a source (AL9)")
    func needsSource() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let phone = Phone()
                phone.resize(.regular)
                let alert = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
                alert.addAction(UIAlertAction(title: "A", style: .default))
                phone.root.present(alert, animated: true)
                MainLoop.current.settle()
            }
        }
    }

    @Test("In regular width an action sheet is a popover without cancel, which any tap outside chooses (AL7, AL9)")
    func popover() throws {
        let phone = Phone()
        phone.resize(.regular)
        MainLoop.current.settle()
        var runs = 0
        let alert = makeAlert(
            .actionSheet, action("A"), action("B"), UIAlertAction(title: "No", style: .cancel) { _ in runs += 1 })
        let source = UIView(frame: CGRect(x: 300, y: 200, width: 100, height: 40))
        phone.root.view.addSubview(source)
        alert.popoverPresentationController?.sourceView = source
        let shown = ShownAlert(alert, on: phone)
        #expect(shown.button("No") == nil)
        #expect(shown.button("A") != nil)
        // 288, and 13 of the arrow.
        #expect(shown.card.width == 301)
        #expect(shown.card.minX == 400)
        shown.fingers.tap(at: CGPoint(x: 20, y: 800))
        MainLoop.current.settle()
        #expect(runs == 1)
        #expect(phone.root.presentedViewController == nil)
    }

    @Test("From regular to compact width the popover becomes a card with its cancel action, and back (AL7, AL9)")
    func adapts() throws {
        let phone = Phone()
        phone.resize(.regular)
        MainLoop.current.settle()
        let alert = makeAlert(.actionSheet, action("A"), action("B"), action("No", .cancel))
        let source = UIView(frame: CGRect(x: 300, y: 200, width: 100, height: 40))
        phone.root.view.addSubview(source)
        let popover = try #require(alert.popoverPresentationController)
        popover.sourceView = source
        let shown = ShownAlert(alert, on: phone)
        let small = shown.card
        phone.resize(.compact)
        MainLoop.current.settle()
        #expect(shown.button("No") != nil)
        #expect(abs(shown.card.midY - 438.5) < 0.2)
        #expect(alert.view.layer.cornerRadius == 34)
        #expect(alert.popoverPresentationController === popover)
        phone.resize(.regular)
        MainLoop.current.settle()
        #expect(shown.button("No") == nil)
        #expect(shown.card == small)
        #expect(alert.view.layer.cornerRadius == 0)
    }

    @Test("An alert that has nothing to show traps when it is shown")
    func nothing() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let phone = Phone()
                phone.root.present(UIAlertController(), animated: true)
                MainLoop.current.settle()
            }
        }
    }

    @Test("From right to left cancel stands on the right of two, and texts begin there (AL3)")
    func rightToLeft() throws {
        let alert = makeAlert(.alert, action("A"), action("No", .cancel))
        alert.loadViewIfNeeded()
        alert.view.semanticContentAttribute = .forceRightToLeft
        let shown = ShownAlert(alert)
        #expect(try #require(shown.place("No")).minX > (try #require(shown.place("A"))).minX)
    }

    @Test("A larger text size makes texts and buttons higher")
    func textSize() throws {
        let phone = Phone()
        phone.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraLarge
        let shown = ShownAlert(makeAlert(.alert, action("A")), on: phone)
        #expect(try #require(shown.label("Delete")).font.pointSize == 47)
        #expect(try #require(shown.place("A")).height > 60)
        #expect(try #require(shown.label("A")).font.pointSize == 47)
    }

    @Test("A card with many actions is no higher than its room, and a finger scrolls them")
    func manyActions() throws {
        let alert = makeAlert()
        for number in 1...20 { alert.addAction(action("Action \(number)")) }
        let shown = ShownAlert(alert)
        #expect(shown.card.minY >= 59 + 8)
        #expect(shown.card.maxY <= 818 - 8)
        let old = try #require(shown.place("Action 1")).minY
        shown.fingers.down(at: CGPoint(x: 196, y: 600))
        shown.fingers.drag(to: CGPoint(x: 196, y: 400), duration: 0.3)
        shown.fingers.up()
        MainLoop.current.settle()
        #expect(try #require(shown.place("Action 1")).minY < old)
        #expect(shown.phone.root.presentedViewController === alert)
    }

    @Test("An alert that is released with its window leaves nothing behind")
    func released() {
        weak var forgotten: UIAlertController?
        do {
            let alert = makeAlert(.alert, action("OK"))
            alert.addTextField()
            forgotten = alert
            let shown = ShownAlert(alert)
            shown.tap("OK")
            MainLoop.current.settle()
        }
        MainLoop.current.settle()
        #expect(forgotten == nil)
    }
}
