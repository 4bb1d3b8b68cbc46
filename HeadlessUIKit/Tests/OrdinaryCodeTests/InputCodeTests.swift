import Testing
import UIKit

@testable import TestSupport

/// What ordinary apps write about touches, keys and the status bar.
@MainActor @Suite struct InputCodeTests {
    private let phone = Phone()
    private var view: UIView { phone.root.view }

    // MARK: Actions without a target

    @Test func theKeyboardIsHiddenFromAnywhere() {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        view.addSubview(field)
        field.becomeFirstResponder()
        let resign = Selector(("resignFirstResponder"))
        #expect(UIApplication.shared.sendAction(resign, to: nil, from: nil, for: nil))
        #expect(!field.isFirstResponder)
    }

    @Test func anActionGoesToItsTargetOrToNobody() {
        final class Handler: Operation, @unchecked Sendable {
            var calls = 0
            override func main() { calls += 1 }
        }
        let handler = Handler()
        let action = Selector(("main"))
        #expect(UIApplication.shared.sendAction(action, to: handler, from: nil, for: nil))
        #expect(handler.calls == 1)
        #expect(!UIApplication.shared.sendAction(Selector(("nobodyHasIt")), to: nil, from: nil, for: nil))
    }

    @Test func aControlWithoutATargetAsksTheResponderChain() {
        final class Form: UIView {
            var saves = 0
        }
        let save = Selector(("saveForm"))
        ResponderMethods.add(save, to: Form.self) { responder, _ in (responder as? Form)?.saves += 1 }
        let form = Form()
        let button = UIButton()
        view.addSubview(form)
        form.addSubview(button)
        button.addTarget(nil, action: save, for: .touchUpInside)
        button.addTarget(nil, action: save, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(form.saves == 1)
        button.removeTarget(nil, action: save, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(form.saves == 1)
    }

    // MARK: The status bar

    private final class TopListener: NSObject, UIScrollViewDelegate {
        var allows = true
        var arrivals = 0
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { allows }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { arrivals += 1 }
    }

    private func addList(at x: CGFloat = 0) -> UIScrollView {
        let list = UIScrollView(frame: CGRect(x: x, y: 0, width: 190, height: 852))
        list.contentSize = CGSize(width: 190, height: 3000)
        view.addSubview(list)
        MainLoop.current.turn()
        list.contentOffset.y = 900
        return list
    }

    @Test func aTapOnTheStatusBarScrollsToTheTop() {
        let (list, listener) = (addList(), TopListener())
        list.delegate = listener
        phone.window.tapStatusBar()
        #expect(list.contentOffset.y == 900)
        MainLoop.current.settle()
        #expect(list.contentOffset.y == -59)
        #expect(listener.arrivals == 1)
        phone.window.tapStatusBar()
        MainLoop.current.settle()
        #expect(listener.arrivals == 1)
    }

    @Test func theDelegateMayObject() {
        let (list, listener) = (addList(), TopListener())
        list.delegate = listener
        listener.allows = false
        phone.window.tapStatusBar()
        MainLoop.current.settle()
        #expect(list.contentOffset.y == 900)
    }

    @Test func ofTwoListsNeitherScrollsUnlessOneDeclines() {
        let (first, second) = (addList(), addList(at: 200))
        phone.window.tapStatusBar()
        MainLoop.current.settle()
        #expect(first.contentOffset.y == 900)
        second.scrollsToTop = false
        phone.window.tapStatusBar()
        MainLoop.current.settle()
        #expect(first.contentOffset.y == -59)
        #expect(second.contentOffset.y == 900)
    }

    // MARK: Motion

    @Test func aShakeGoesAlongTheResponderChain() {
        final class Shaken: UIViewController {
            var shakes = 0
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                if motion == .motionShake, event?.type == .motion { shakes += 1 }
            }
        }
        let shaken = Shaken()
        let phone = Phone(root: shaken)
        let field = UITextField()
        shaken.view.addSubview(field)
        phone.window.shake()
        #expect(shaken.shakes == 1)
        field.becomeFirstResponder()
        phone.window.shake()
        #expect(shaken.shakes == 2)
    }

    // MARK: Recognisers, keys and pointers

    @Test func recognisersAreConfigured() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        let single = UITapGestureRecognizer()
        single.require(toFail: double)
        let pan = UIPanGestureRecognizer()
        pan.allowedScrollTypesMask = .continuous
        pan.maximumNumberOfTouches = 1
        let hover = UIHoverGestureRecognizer(target: nil, action: nil)
        for recognizer in [double, single, pan, hover] { view.addGestureRecognizer(recognizer) }
        #expect(view.gestureRecognizers?.count == 4)
        #expect(hover.state == .possible)
        view.isExclusiveTouch = true
        view.isMultipleTouchEnabled = true
        view.addInteraction(UIPointerInteraction(delegate: nil))
        view.addInteraction(UIToolTipInteraction(defaultToolTip: "The whole screen"))
        #expect(view.interactions.count == 2)
    }

    @Test func keysAreDeclared() {
        let close = UIKeyCommand(input: "w", modifierFlags: .command, action: Selector(("closeWindow")))
        close.discoverabilityTitle = "Close"
        close.wantsPriorityOverSystemBehavior = true
        #expect(close.input == "w")
        #expect(close.modifierFlags == .command)
    }

    @Test func aContextMenuIsOffered() {
        final class Provider: NSObject, UIContextMenuInteractionDelegate {
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                    UIMenu(children: [UIDeferredMenuElement.uncached { $0([UIAction(title: "Share") { _ in }]) }])
                }
            }
        }
        let provider = Provider()
        let interaction = UIContextMenuInteraction(delegate: provider)
        view.addInteraction(interaction)
        #expect(interaction.view === view)
    }

    @Test func feedbackIsGiven() {
        let impact = UIImpactFeedbackGenerator(style: .soft)
        impact.prepare()
        impact.impactOccurred(intensity: 0.5)
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.warning)
        #expect(UIFeedbackGenerator.played.count == 3)
    }
}
