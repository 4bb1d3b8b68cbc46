import UIKit

/// A phone, fingers on it, and a journal of the calls of recognisers and views.
@MainActor
final class GestureTable {
    let phone = Phone()
    let journal = Journal()
    let fingers: Touchscreen
    /// Fills the screen.
    let back: TouchView
    /// (100, 300, 200, 200), in front.
    let front: TouchView

    private var handlers: [Handler] = []

    init() {
        MainLoop.current.settle()
        fingers = Touchscreen(phone.window)
        back = TouchView("back", journal, frame: phone.root.view.bounds)
        front = TouchView("front", journal, frame: CGRect(x: 100, y: 300, width: 200, height: 200))
        phone.root.view.addSubview(back)
        back.addSubview(front)
    }

    /// Adds the recogniser to the view and records every state that is reported to its targets.
    @discardableResult
    func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to view: UIView? = nil)
        -> Recognizer
    {
        recognizer.name = name
        (view ?? back).addGestureRecognizer(recognizer)
        onAction(of: recognizer) { [journal, weak recognizer] in
            journal.note("\(name).\(recognizer.map { "\($0.state)" } ?? "gone")")
        }
        return recognizer
    }

    func onAction(of recognizer: UIGestureRecognizer, _ body: @escaping @MainActor () -> Void) {
        let handler = Handler(body)
        handlers.append(handler)
        recognizer.addTarget(handler, action: Handler.action)
    }

    func wait(_ seconds: TimeInterval) {
        MainLoop.current.advance(by: seconds)
    }
}

/// A closure as a target, written as it would be on a device.
final class Handler: Operation, @unchecked Sendable {
    static let action = Selector(("main"))

    // Actions are sent on the main thread only.
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) {
        self.body = body
        super.init()
    }

    override func main() {
        MainActor.assumeIsolated { body() }
    }
}

/// Records its touches, and keeps them unless it is set to pass them on.
final class TouchView: UIView {
    var passesOn = false
    var onTouch: (UITouch.Phase) -> Void = { _ in }
    private let name: String
    private let journal: Journal

    init(_ name: String, _ journal: Journal, frame: CGRect) {
        self.name = name
        self.journal = journal
        super.init(frame: frame)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, .began)
        if passesOn { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, .moved)
        if passesOn { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, .ended)
        if passesOn { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, .cancelled)
        if passesOn { super.touchesCancelled(touches, with: event) }
    }

    private func note(_ touches: Set<UITouch>, _ phase: UITouch.Phase) {
        let count = touches.count == 1 ? "" : " ×\(touches.count)"
        journal.note(touches.allSatisfy { $0.phase == phase } ? "\(name) \(phase)\(count)" : "\(name): wrong phase")
        onTouch(phase)
    }
}

/// A recogniser that calls a test's closure when it sees fingers.
final class ScriptedRecognizer: UIGestureRecognizer {
    var onBegan: (ScriptedRecognizer) -> Void = { _ in }
    var onMoved: (ScriptedRecognizer) -> Void = { _ in }
    var onEnded: (ScriptedRecognizer) -> Void = { _ in }
    var journal: Journal?
    var prevents = true
    var isPreventable = true
    var waitsFor: UIGestureRecognizer?
    var holdsBack: UIGestureRecognizer?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        journal?.note("\(name ?? "") sees began")
        onBegan(self)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        journal?.note("\(name ?? "") sees moved")
        onMoved(self)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        journal?.note("\(name ?? "") sees ended")
        onEnded(self)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        journal?.note("\(name ?? "") sees cancelled")
        state = .cancelled
    }

    override func reset() { journal?.note("\(name ?? "") reset") }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventable }
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { other === waitsFor }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { other === holdsBack }
}

/// Answers as a test says, and records the calls.
final class GestureJudge: NSObject, UIGestureRecognizerDelegate {
    var receivesEvents = true
    var receivesTouches: (UITouch) -> Bool = { _ in true }
    var allowsBegin: (UIGestureRecognizer) -> Bool = { _ in true }
    var allowsBoth = false
    var waitsFor: UIGestureRecognizer?
    var holdsBack: UIGestureRecognizer?
    private let journal: Journal?

    init(_ journal: Journal? = nil) {
        self.journal = journal
    }

    private func note(_ question: String, _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer? = nil) {
        let object = other.map { " \($0.name ?? "")" } ?? ""
        journal?.note("\(recognizer.name ?? "") \(question)\(object)?")
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        note("event", gestureRecognizer)
        return receivesEvents
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        note("touch", gestureRecognizer)
        return receivesTouches(touch)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        note("begin", gestureRecognizer)
        return allowsBegin(gestureRecognizer)
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        note("after", gestureRecognizer, otherGestureRecognizer)
        return otherGestureRecognizer === waitsFor
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        note("before", gestureRecognizer, otherGestureRecognizer)
        return otherGestureRecognizer === holdsBack
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        note("with", gestureRecognizer, otherGestureRecognizer)
        return allowsBoth
    }
}

extension CGPoint {
    /// The middle of the front view, and of most gestures.
    static let middle = CGPoint(x: 200, y: 400)

    func moved(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
}
