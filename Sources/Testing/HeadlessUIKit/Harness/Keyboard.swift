/// The software keyboard of a screen.
///
/// There is none until `show(at:)` is called, as on a device with a hardware keyboard. From then on it has a place: it
/// comes for a first responder that takes text, and goes when that resigns. Frames are in the screen's coordinates.
@MainActor
package final class Keyboard {
    /// Seconds that it says it takes to come and go (K2).
    package nonisolated static let announcedDuration: TimeInterval = 0.25
    /// The number of its curve, which is no public case (K2).
    nonisolated static let curve = 7

    private weak var screen: UIScreen?
    /// Where it is, or where it is going. Nil while it is away or leaving.
    package private(set) var frame: CGRect?
    /// Where it comes when it is needed.
    private var place: CGRect?
    private var movement: Movement?
    private var isKeptStill = false
    /// Where it was when a finger took hold of it.
    private var undraggedFrame: CGRect?

    /// From where to where it moves, and since when.
    private struct Movement {
        let begin: CGRect
        let end: CGRect
        let motion: Motion
        let start: Instant
        let arrival: MainLoop.TimerToken
    }

    init(_ screen: UIScreen) {
        self.screen = screen
    }

    /// How it moves, and with it what is animated with its curve: on the system's spring, whatever is announced, or on a
    /// spring like that which takes the time that is announced (Z6, Q-12).
    nonisolated static func motion(announced duration: TimeInterval = announcedDuration) -> Motion {
        switch Assumptions.current.keyboardMovement {
        case .spring:
            Motion(
                timing: .spring(.system, velocity: .zero), duration: Spring.system.settlingDuration(velocity: 0))
        case .announced:
            Motion(
                timing: .spring(Spring(dampingRatio: 1, duration: max(duration, .ulpOfOne)), velocity: .zero),
                duration: duration)
        }
    }

    // MARK: Coming and going

    /// Shows it there now, whether anybody takes text or not; or moves it, if it is there already.
    package func show(at frame: CGRect) {
        place = frame
        move(to: frame)
    }

    /// What the key that hides the keyboard does: who takes text resigns. It comes back for the next one.
    package func hide() {
        if let input, !input.resignFirstResponder() { return }
        move(to: nil)
    }

    /// Who takes text resigns.
    func resign() {
        _ = input?.resignFirstResponder()
    }

    // MARK: Under a finger

    /// A finger that is below its top has it: the keyboard follows without a notification, and what is constrained to it is
    /// laid out with it (K6).
    func drag(to y: CGFloat) {
        guard let screen, let frame, movement == nil, screen.docks(frame) else { return }
        let whole = undraggedFrame ?? frame
        let top = min(max(y, whole.minY), screen.bounds.maxY)
        guard top != frame.minY else { return }
        undraggedFrame = whole
        self.frame = whole.offsetBy(dx: 0, dy: top - whole.minY)
        screen.keyboardWasDragged()
    }

    /// Goes on the way that the finger went, with its notifications: away, or back to where it was.
    func letGo(velocity: CGFloat) {
        guard let whole = undraggedFrame, let frame else { return }
        undraggedFrame = nil
        let goesAway = velocity == 0 ? frame.minY > whole.midY : velocity > 0
        if goesAway, input?.resignFirstResponder() ?? true { return move(to: nil) }
        move(to: whole)
    }

    func firstResponderDidChange() {
        guard !isKeptStill else { return }
        move(to: input == nil ? nil : place)
    }

    /// While one first responder gives way to another the keyboard stays.
    func keepingStill(_ change: () -> Bool) -> Bool {
        let wasKeptStill = isKeptStill
        isKeptStill = true
        let isDone = change()
        isKeptStill = wasKeptStill
        return isDone
    }

    /// What can be seen of it at this moment.
    package var visibleFrame: CGRect? {
        guard let movement else { return frame }
        let elapsed = MainLoop.main.now.seconds(since: movement.start)
        let progress = movement.motion.timing.progress(at: elapsed, of: movement.motion.duration)
        return CGRect(
            x: movement.begin.minX + (movement.end.minX - movement.begin.minX) * progress,
            y: movement.begin.minY + (movement.end.minY - movement.begin.minY) * progress,
            width: movement.end.width, height: movement.end.height)
    }

    private func move(to target: CGRect?) {
        guard target != frame, let screen else { return }
        undraggedFrame = nil
        let wasDocked = frame.map(screen.docks) ?? false
        let isDocked = target.map(screen.docks) ?? false
        let begin = frame ?? target.map(screen.hidden) ?? .zero
        let end = target ?? frame.map(screen.hidden) ?? .zero
        let seen = visibleFrame ?? begin
        // Who is on the way somewhere else never arrives.
        if let arrival = movement?.arrival { MainLoop.main.cancel(arrival) }
        frame = target
        let news = KeyboardNews(screen: screen, begin: begin, end: end, isShown: isDocked, isHidden: wasDocked)
        let motion = Self.motion()
        let arrival = MainLoop.main.schedule(after: motion.duration) { [weak self] in
            self?.movement = nil
            news.postArrival()
        }
        movement = Movement(
            begin: seen, end: end, motion: motion, start: MainLoop.main.now, arrival: arrival)
        news.postDeparture()
        screen.moveKeyboardGuides()
    }

    // MARK: Keys

    /// Types on the keyboard, or on a hardware keyboard: a line break presses the return key. Nothing happens when nobody
    /// takes text.
    package func type(_ text: String) {
        for character in text {
            if character == "\n" { pressReturn() } else { press(String(character)) }
        }
    }

    package func pressDelete() {
        if let field = input as? UITextField { field.deleteKeyPressed() } else { keyInput?.deleteBackward() }
    }

    private func pressReturn() {
        if let field = input as? UITextField { field.returnKeyPressed() } else { keyInput?.insertText("\n") }
    }

    private func press(_ key: String) {
        if let field = input as? UITextField { field.keyTyped(key) } else { keyInput?.insertText(key) }
    }

    /// Who takes text: in the key window, or in another one.
    private var input: UIResponder? {
        let windows = screen?.liveWindows ?? []
        let responders = (windows.filter(\.isKeyWindow) + windows).lazy.compactMap(\.firstResponder)
        return responders.first { $0 is any UIKeyInput }
    }

    private var keyInput: (any UIKeyInput)? { input as? any UIKeyInput }
}

extension UIScreen {
    /// Whether a keyboard there lies along the whole bottom, and not somewhere on the screen.
    func docks(_ frame: CGRect) -> Bool {
        frame.minX <= bounds.minX && frame.maxX >= bounds.maxX && frame.maxY >= bounds.maxY
    }

    /// Below the screen (K3).
    fileprivate func hidden(_ frame: CGRect) -> CGRect {
        CGRect(x: frame.minX, y: bounds.maxY, width: frame.width, height: frame.height)
    }
}
