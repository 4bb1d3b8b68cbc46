import Testing
import UIKit

@testable import TestSupport

/// VoiceOver's escape gesture in a presented controller whose view is in a wrapper in the container.
@MainActor @Suite(.serialized) struct EscapeTests {
    private let journal = Journal()
    private let phone: Phone
    private let presenter: EscapingController
    private let presented: EscapingController
    private let button: EscapingView

    init() {
        presenter = EscapingController("presenter", journal)
        presented = EscapingController("presented", journal)
        phone = Phone(root: presenter)
        button = EscapingView("button", journal)
        presented.view.addSubview(button)
        let wrapping = Wrapping(presented, EscapingView("wrapper", journal))
        presented.transitioningDelegate = wrapping
        presented.modalPresentationStyle = .custom
        presenter.present(presented, animated: false)
        MainLoop.current.settle()
        withExtendedLifetime(wrapping) {}
    }

    /// Sets the setting, and resets it afterwards.
    private func escape(_ route: Assumptions.EscapeRoute, from element: UIView?) -> Bool {
        UIAccessibility.settings.isVoiceOverRunning = true
        defer { UIAccessibility.settings.isVoiceOverRunning = false }
        UIAccessibility.focus(element)
        return Assumptions.assuming({ $0.escapeRoute = route }) { UIAccessibility.performEscape() }
    }

    @Test("The escape gesture goes from the focused element through what contains it (Z12, X3, Q-13)")
    func superviews() {
        #expect(!escape(.superviews, from: button))
        #expect(journal.take() == ["button", "presented.view", "presented", "wrapper"])
    }

    @Test("Or along the responders, which leaves out the views around what is presented (Z12, Q-13)")
    func responders() {
        #expect(!escape(.responders, from: button))
        #expect(journal.take() == ["button", "presented.view", "presented", "presenter"])
    }

    @Test("The first one that returns true is the last one asked (X3)", arguments: Assumptions.EscapeRoute.allCases)
    func answered(route: Assumptions.EscapeRoute) {
        presented.answer = true
        #expect(escape(route, from: button))
        #expect(journal.take() == ["button", "presented.view", "presented"])
    }

    @Test("Without a focused element none is asked (X3)")
    func unfocused() {
        #expect(!escape(.superviews, from: nil))
        #expect(journal.take() == [])
    }
}

private final class EscapingView: UIView {
    private let name: String
    private let journal: Journal

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func accessibilityPerformEscape() -> Bool {
        journal.note(name)
        return false
    }
}

private final class EscapingController: UIViewController {
    private let name: String
    private let journal: Journal
    var answer = false

    init(_ name: String, _ journal: Journal) {
        self.name = name
        self.journal = journal
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func loadView() { view = EscapingView("\(name).view", journal) }

    override func accessibilityPerformEscape() -> Bool {
        journal.note(name)
        return answer
    }
}

/// Presents in a wrapper.
private final class Wrapping: NSObject, UIViewControllerTransitioningDelegate {
    private let controller: UIPresentationController

    init(_ presented: UIViewController, _ wrapper: UIView) {
        controller = WrappingPresentationController(presented, wrapper)
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { controller }
}

private final class WrappingPresentationController: UIPresentationController {
    private let wrapper: UIView

    init(_ presented: UIViewController, _ wrapper: UIView) {
        self.wrapper = wrapper
        super.init(presentedViewController: presented, presenting: nil)
    }

    override var presentedView: UIView? {
        if presentedViewController.view.superview !== wrapper { wrapper.addSubview(presentedViewController.view) }
        return wrapper
    }
}
