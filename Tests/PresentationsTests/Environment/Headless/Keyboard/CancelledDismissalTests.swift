import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Content after dismissals that a finger has begun and taken back: UIKit is said to leave its safe area and its keyboard
/// layout guide as they were on the way, after the second one at the latest.
@MainActor
@Suite("Dismissals that were cancelled")
struct CancelledDismissalTests {
    /// A field above the home indicator, and above the keyboard.
    private final class Form: CountingViewController {
        let field = UITextField()
        private(set) var constraintUpdates = 0

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            field.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(field)
            NSLayoutConstraint.activate([
                field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                field.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                field.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
                field.heightAnchor.constraint(equalToConstant: 44),
            ])
        }

        override func updateViewConstraints() {
            super.updateViewConstraints()
            constraintUpdates += 1
        }
    }

    private let scene = PresentedStage()
    private var stage: Stage { scene.stage }

    private func present() -> Form {
        let form = Form()
        scene.presenter.presentAsHalfSheet(form, style: HalfSheet(detents: [.medium()], keyboard: .lift))
        stage.settle()
        form.forgetCalls()
        return form
    }

    /// Drags the view down until its dismissal has begun, brings it back and lets it go.
    private func cancelDismissal(of form: Form, meanwhile: () -> Void = {}) throws {
        let top = try #require(scene.chrome).frame.minY
        form.forgetCalls()
        stage.touchDown(at: CGPoint(x: 196, y: top + 20))
        for y in stride(from: top + 20, through: top + 180, by: 10) {
            stage.advance(by: 1.0 / 60)
            stage.touchMoved(to: CGPoint(x: 196, y: y))
        }
        #expect(form.isBeingDismissed)
        meanwhile()
        stage.advance(by: 0.2)
        stage.touchMoved(to: CGPoint(x: 196, y: top + 100))
        stage.advance(by: 0.2)
        stage.touchUp()
        stage.settle()
        #expect(form.calls == ["willDisappear", "willAppear", "didAppear"])
        #expect(!form.isBeingDismissed)
    }

    /// The places that depend on the surroundings.
    private func places(of form: Form) throws -> [CGRect] {
        let insets = form.view.safeAreaInsets
        return [
            try #require(scene.chrome).frame, form.field.convert(form.field.bounds, to: nil),
            CGRect(x: insets.left, y: insets.top, width: insets.right, height: insets.bottom),
        ]
    }

    private func typeInto(_ form: Form) {
        form.field.becomeFirstResponder()
        stage.showKeyboard(height: 336)
        stage.settle()
    }

    private func stopTyping(_ form: Form) {
        form.field.resignFirstResponder()
        stage.hideKeyboard()
        stage.settle()
    }

    @Test("Twice in a row: the safe area, the keyboard's guide and the sheet are those of a fresh presentation")
    func twice() throws {
        let form = present()
        let atRest = try places(of: form)
        #expect(atRest[1].maxY == 818)
        #expect(atRest[2].height == 34)
        typeInto(form)
        let typing = try places(of: form)
        #expect(typing[1].maxY == 516)
        stopTyping(form)
        #expect(try places(of: form) == atRest)
        for _ in 1...2 {
            try cancelDismissal(of: form)
            #expect(try places(of: form) == atRest)
        }
        typeInto(form)
        #expect(try places(of: form) == typing)
        for _ in 1...2 {
            try cancelDismissal(of: form)
            #expect(try places(of: form) == typing)
        }
        stopTyping(form)
        #expect(try places(of: form) == atRest)
    }

    @Test("A keyboard that goes in the middle of the second one leaves the sheet and the field at rest")
    func keyboardGoes() throws {
        let form = present()
        let atRest = try places(of: form)
        typeInto(form)
        try cancelDismissal(of: form)
        try cancelDismissal(of: form) {
            form.field.resignFirstResponder()
            stage.hideKeyboard()
        }
        #expect(try places(of: form) == atRest)
    }

    @Test("After each of them UIKit is made to look for the safe area again, and the content for its constraints")
    func asksAnew() throws {
        let form = present()
        let container = try #require(form.view.superview)
        let place = container.frame
        for _ in 1...3 {
            let updates = form.constraintUpdates
            let work = try WorkCounter.counting { try cancelDismissal(of: form) }
            #expect(work.writes(.position, to: container.layer) == 2)
            #expect(form.constraintUpdates > updates)
            #expect(container.frame == place)
        }
    }
}
