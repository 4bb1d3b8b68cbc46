import Testing

@testable import TestSupport
@testable import UIKit

@MainActor
@Suite("Updating constraints")
struct ConstraintUpdateTests {
    private final class Noted: UIView {
        let name: String
        let journal: Journal
        var onUpdate: () -> Void = {}

        init(_ name: String, _ journal: Journal) {
            self.name = name
            self.journal = journal
            super.init(frame: .zero)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            preconditionFailure("made in code")
        }

        override func updateConstraints() {
            journal.note(name)
            onUpdate()
            super.updateConstraints()
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            journal.note("\(name) lays out")
        }
    }

    private final class Demanding: UIView {
        var updates = 0
        override class var requiresConstraintBasedLayout: Bool { true }
        override func updateConstraints() {
            updates += 1
            super.updateConstraints()
        }
    }

    private let journal = Journal()

    @Test("Innermost views come first, each once, before any layout; then only who asks for it")
    func order() {
        let (outer, middle, inner) = (Noted("outer", journal), Noted("middle", journal), Noted("inner", journal))
        outer.addSubview(middle)
        middle.addSubview(inner)
        #expect(inner.needsUpdateConstraints())
        inner.widthAnchor.constraint(equalToConstant: 5).isActive = true
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(Array(journal.take().prefix(4)) == ["inner", "middle", "outer", "outer lays out"])
        outer.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        inner.setNeedsUpdateConstraints()
        #expect(outer.needsUpdateConstraints())
        #expect(!middle.needsUpdateConstraints())
        outer.layoutIfNeeded()
        #expect(journal.take() == ["inner", "outer"])
        outer.layoutIfNeeded()
        #expect(journal.take().isEmpty)
    }

    @Test("One that asks for another's update gets it in the same pass")
    func cascade() {
        let (outer, inner) = (Noted("outer", journal), Noted("inner", journal))
        outer.addSubview(inner)
        inner.widthAnchor.constraint(equalToConstant: 5).isActive = true
        outer.layoutIfNeeded()
        _ = journal.take()
        inner.onUpdate = { [weak outer] in outer?.setNeedsUpdateConstraints() }
        inner.setNeedsUpdateConstraints()
        outer.layoutIfNeeded()
        #expect(journal.take() == ["inner", "outer"])
    }

    @Test("Without constraints updateConstraints is called only for a view that requires them, and around it")
    func demanding() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let plain = Noted("plain", journal)
        root.addSubview(plain)
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(!journal.take().contains("plain"))
        let demanding = Demanding()
        root.addSubview(demanding)
        root.layoutIfNeeded()
        #expect(demanding.updates == 1)
        #expect(journal.take().contains("plain"))
    }

    @Test("A controller is asked for its view, and passes it on")
    func controller() {
        final class Controller: UIViewController {
            var updates = 0
            override func loadView() { view = Demanding() }
            override func updateViewConstraints() {
                updates += 1
                super.updateViewConstraints()
            }
        }
        let controller = Controller()
        let phone = Phone(root: controller)
        MainLoop.current.settle()
        #expect(controller.updates == 1)
        #expect((controller.view as? Demanding)?.updates == 1)
        controller.view.setNeedsUpdateConstraints()
        MainLoop.current.settle()
        #expect(controller.updates == 2)
        #expect(phone.window.rootViewController === controller)
    }

    @Test("A view that waits for its update may move to another hierarchy before it comes")
    func moved() {
        let (first, second) = (UIView(), UIView())
        let view = Noted("view", journal)
        view.widthAnchor.constraint(equalToConstant: 5).isActive = true
        first.addSubview(view)
        first.layoutIfNeeded()
        _ = journal.take()
        view.setNeedsUpdateConstraints()
        second.addSubview(view)
        second.layoutIfNeeded()
        #expect(journal.take().first == "view")
    }

    @Test("A fitting size is asked of updated constraints")
    func fitting() {
        let view = Noted("view", journal)
        let width = view.widthAnchor.constraint(equalToConstant: 5)
        width.isActive = true
        _ = view.systemLayoutSizeFitting(.zero)
        view.onUpdate = { width.constant = 70 }
        view.setNeedsUpdateConstraints()
        #expect(view.systemLayoutSizeFitting(.zero).width == 70)
    }
}
