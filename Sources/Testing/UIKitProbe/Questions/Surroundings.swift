import UIKit

extension Probe {
    static var surroundings: [Entry] {
        [
            .question(
                "Q-12", "How long does the keyboard's movement take, if one moves along with it as announced?",
                ["about 0.506 seconds", "0.3833 seconds", "0.25 seconds"], keyboard),
            .question(
                "Q-13", "Which path does VoiceOver's escape gesture take from the focused element?",
                ["through the superviews", "along the responders"], escape),
        ]
    }

    private static let keyboard: Entry.Ask = { bench in
        let field = UITextField()
        _ = bench.add(field, frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let companion = KeyboardCompanion(bench.add(UIView(), frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        defer { companion.stop() }
        await bench.begin()
        guard await bench.hands.showKeyboard(for: field) else { throw Trouble.notAsked("no keyboard came") }
        guard await bench.until(limit: 2, { companion.begin != nil }) else {
            throw Trouble.notAsked("no keyboard came; a Simulator must not be connected with the Mac's keyboard")
        }
        _ = await bench.until(limit: 2) { companion.end != nil }
        field.resignFirstResponder()
        await bench.pass(0.7)
        guard let begin = companion.begin, let end = companion.end else {
            throw Trouble.failed("it did not stop moving")
        }
        let seconds = end - begin
        if abs(seconds - 0.25) < 0.06 { return "0.25 seconds" }
        if abs(seconds - 23.0 / 60) < 0.06 { return "0.3833 seconds" }
        if abs(seconds - 0.506) < 0.06 { return "about 0.506 seconds" }
        return "\((seconds * 1000).rounded() / 1000) seconds"
    }

    private static let escape: Entry.Ask = { bench in
        let presenter = EscapingController("presenter", bench.journal)
        await bench.show(presenter)
        let presented = EscapingController("presented", bench.journal)
        let button = EscapingView("element", bench.journal)
        presented.loadViewIfNeeded()
        presented.view.addSubview(button)
        let wrapper = EscapingView("wrapper", bench.journal)
        wrapper.addSubview(presented.view)
        let act = bench.keep(Act(Journal()))
        act.wrapper = wrapper
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = act
        presenter.present(presented, animated: false)
        await bench.pass(0.3)
        bench.journal.take()
        guard await bench.hands.escape(from: button) else {
            throw Trouble.notAsked("it needs VoiceOver and two fingers")
        }
        let asked = bench.journal.take()
        presenter.dismiss(animated: false)
        await bench.pass(0.2)
        switch (asked.contains("wrapper"), asked.contains("presenter")) {
        case (true, false): return "through the superviews"
        case (false, true): return "along the responders"
        default: return asked.inOrder
        }
    }
}

/// Moves a view together with the keyboard when it appears, and records the duration.
@MainActor
private final class KeyboardCompanion {
    private(set) var begin: TimeInterval?
    private(set) var end: TimeInterval?
    private let view: UIView
    private var tokens: [Any] = []

    init(_ view: UIView) {
        self.view = view
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [weak self] notification in
            let curve = notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
            let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
            MainActor.assumeIsolated { self?.follow(curve ?? 7, duration ?? 0.25) }
        }
        tokens.append(token)
    }

    func stop() {
        tokens.forEach { NotificationCenter.default.removeObserver($0) }
    }

    private func follow(_ curve: Int, _ duration: TimeInterval) {
        guard begin == nil else { return }
        begin = Platform.now
        let options = UIView.AnimationOptions(rawValue: UInt(curve) << 16)
        UIView.animate(withDuration: duration, delay: 0, options: options) { [view] in
            view.center.y += 300
        } completion: { [weak self] _ in
            self?.end = Platform.now
        }
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

private final class EscapingController: NotedController {
    override func accessibilityPerformEscape() -> Bool {
        journal.note(name)
        return false
    }
}
