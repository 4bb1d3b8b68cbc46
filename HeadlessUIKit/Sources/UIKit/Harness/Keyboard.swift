/// The software keyboard of a screen.
///
/// It does not exist until `show(at:)` is called, as on a device with a hardware keyboard. From then on it has a frame:
/// it appears for a first responder that takes text, and disappears when that resigns. Frames are in the screen's
/// coordinates, and contain the accessory view of the first responder: above the keys of a docked keyboard, alone at
/// the bottom without keys, and not at all above floating keys. An input view of the first responder replaces the keys,
/// also without a keyboard.
@MainActor
package final class Keyboard {
    /// The announced duration of its movement in seconds: 23 frames of a sixtieth, or 0.25 on older systems (K2, Q-12).
    package nonisolated static var announcedDuration: TimeInterval {
        Assumptions.current.keyboardMovement == .quarterSecond ? 0.25 : 23.0 / 60
    }
    /// The number of its curve, which is no public case (K2).
    nonisolated static let curve = 7

    private weak var screen: UIScreen?
    private let loop: MainLoop
    /// Its frame, or the frame to which it moves. Nil while it is hidden or leaving.
    package private(set) var frame: CGRect?
    /// The frame of its keys, or the one to which they move.
    private var keys: CGRect?
    private let views = InputViews()
    /// The frame in which it appears when it is needed.
    private var place: CGRect?
    private var movement: Movement?
    private(set) var isKeptStill = false
    /// Its frame when a finger took hold of it.
    private var undraggedFrame: CGRect?

    /// The start and the end of its movement, and the time at which it began.
    private struct Movement {
        let begin: CGRect
        let end: CGRect
        let motion: Motion
        let start: Instant
        let arrival: MainLoop.TimerToken
    }

    init(_ screen: UIScreen) {
        loop = screen.loop
        self.screen = screen
    }

    /// Returns the timing of its movement, and of animations with its curve: the system's spring, whatever is
    /// announced, or a similar spring with the announced duration (Z6, Q-12).
    nonisolated static func motion(announced duration: TimeInterval = announcedDuration) -> Motion {
        switch Assumptions.current.keyboardMovement {
        case .spring:
            Motion(
                timing: .spring(.system, velocity: .zero), duration: Spring.system.settlingDuration(velocity: 0))
        case .announced, .quarterSecond:
            Motion(
                timing: .spring(Spring(dampingRatio: 1, duration: max(duration, .ulpOfOne)), velocity: .zero),
                duration: duration)
        }
    }

    // MARK: Showing and hiding

    /// Shows it at once, with or without a text input; or moves it, if it is visible already.
    package func show(at frame: CGRect) {
        place = frame
        move(keysTo: frame)
    }

    /// Acts as the key that hides the keyboard: the text input resigns. The keyboard comes back for the next one.
    package func hide() {
        if let editor, !editor.resignFirstResponder() { return }
        move(keysTo: nil)
    }

    /// Makes the text input resign.
    func resign() {
        _ = editor?.resignFirstResponder()
    }

    // MARK: Under a finger

    /// The frame to which a finger drags it.
    enum Grip { case accessory, keys }

    /// A finger below its top drags it: the keyboard follows without a notification, and views that are constrained to
    /// it are laid out with it (K6).
    func drag(to y: CGFloat, from grip: Grip) {
        guard let screen, let frame, keys != nil, movement == nil, screen.docks(frame) else { return }
        let whole = undraggedFrame ?? frame
        let held = grip == .keys ? y - views.shown.accessoryHeight : y
        let top = min(max(held, whole.minY), screen.bounds.maxY)
        guard top != frame.minY else { return }
        undraggedFrame = whole
        self.frame = whole.offsetBy(dx: 0, dy: top - whole.minY)
        views.place(at: top)
        screen.keyboardWasDragged()
    }

    /// Continues in the direction of the finger, with notifications: away, or back to its frame.
    func letGo(velocity: CGFloat) {
        guard let whole = undraggedFrame, let frame else { return }
        undraggedFrame = nil
        let goesAway = velocity == 0 ? frame.minY > whole.midY : velocity > 0
        if goesAway, editor?.resignFirstResponder() ?? true { return move(keysTo: nil) }
        move(to: whole)
    }

    func firstResponderDidChange() {
        guard !isKeptStill else { return }
        move(keysTo: placeForInput)
    }

    /// The frame of the keys for the current text input, unless an input view replaces them.
    private var placeForInput: CGRect? { input == nil ? nil : place }

    /// Other views of the same first responder appear at once.
    func reloadInputViews() {
        move(keysTo: views.shown.input == nil ? keys : placeForInput, isAnimated: false)
    }

    /// Views without keys stay at the bottom. Only the harness knows the current height of the keys.
    func screenDidResize() {
        if views.shown.input != nil || (keys == nil && views.shown.accessory != nil) { reloadInputViews() }
    }

    /// The keyboard stays while one first responder gives way to another.
    func keepingStill(_ change: () -> Bool) -> Bool {
        let wasKeptStill = isKeptStill
        isKeptStill = true
        let isDone = change()
        isKeptStill = wasKeptStill
        return isDone
    }

    /// The keyboard follows the first responder when the change is complete.
    func following(_ change: () -> Void) {
        let old = firstResponders
        _ = keepingStill {
            change()
            return true
        }
        if !firstResponders.elementsEqual(old, by: ===) { firstResponderDidChange() }
    }

    /// The visible part of it at this moment.
    package var visibleFrame: CGRect? {
        guard let movement else { return frame }
        let elapsed = loop.now.seconds(since: movement.start)
        let progress = movement.motion.timing.progress(at: elapsed, of: movement.motion.duration)
        return CGRect(
            x: movement.begin.minX + (movement.end.minX - movement.begin.minX) * progress,
            y: movement.begin.minY + (movement.end.minY - movement.begin.minY) * progress,
            width: movement.end.width, height: movement.end.height)
    }

    private func move(keysTo target: CGRect?, isAnimated: Bool = true) {
        guard let screen else { return }
        let inputOwner = owner(of: \.shownInputView)
        let floats = inputOwner == nil && target.map { !screen.docks($0) } ?? false
        let accessoryOwner = floats ? nil : owner(of: \.shownInputAccessoryView)
        let host = (inputOwner ?? accessoryOwner)?.focusWindow
        let contents = contents(input: inputOwner?.shownInputView, accessoryOwner?.shownInputAccessoryView, in: host)
        keys = contents.input == nil ? target : screen.bottom(contents.keysHeight)
        let height = contents.accessoryHeight
        let base = keys ?? (height > 0 ? screen.bottom(0) : nil)
        let end = base.map { CGRect(x: $0.minX, y: $0.minY - height, width: $0.width, height: $0.height + height) }
        if !contents.isEmpty || end != nil {
            views.show(contents, over: host, top: visibleFrame?.minY ?? screen.bounds.maxY)
            views.window?.client = accessoryOwner?.ownerOfShownAccessoryView ?? inputOwner
        }
        move(to: end, isAnimated: isAnimated)
        // Those who make room for the keyboard have done so when everything is laid out.
        if let field = input as? UIView { loop.performAfterCommit { field.scrollEditedTextIntoSight() } }
    }

    private func contents(input: UIView?, _ accessory: UIView?, in window: UIWindow?) -> InputViews.Contents {
        var contents = InputViews.Contents()
        contents.accessory = accessory
        contents.accessoryHeight = InputViews.accessoryHeight(of: accessory, in: window)
        guard let input, let window else { return contents }
        let inset = window.safeAreaInsets.bottom
        contents.input = input
        contents.inputHeight = InputViews.inputHeight(of: input, in: window, keys: place.map { $0.height - inset })
        contents.bottomInset = inset
        return contents
    }

    private func move(to target: CGRect?, isAnimated: Bool = true) {
        guard target != frame, let screen else { return }
        undraggedFrame = nil
        let wasDocked = frame.map(screen.docks) ?? false
        let isDocked = target.map(screen.docks) ?? false
        let begin = frame ?? target.map(screen.hidden) ?? .zero
        let end = target ?? frame.map(screen.hidden) ?? .zero
        let seen = visibleFrame ?? begin
        // A keyboard that is redirected never arrives at its first target.
        movement?.arrival.cancel()
        movement = nil
        frame = target
        let news = KeyboardNews(
            screen: screen, begin: begin, end: end, isShown: isDocked, isHidden: wasDocked,
            duration: isAnimated ? Self.announcedDuration : 0)
        if isAnimated {
            let motion = Self.motion()
            let arrival = loop.schedule(after: motion.duration) { [weak self] in self?.arrive(news) }
            movement = Movement(begin: seen, end: end, motion: motion, start: loop.now, arrival: arrival)
        }
        views.stop(at: seen.minY)
        news.postDeparture()
        screen.moveKeyboardGuides(isAnimated: isAnimated)
        UIView.animate(withDuration: news.duration, delay: 0, options: .keyboardCurve) { [self] in
            views.place(at: end.minY)
        }
        if !isAnimated { arrive(news) }
    }

    /// The part of it that its keys cover at this moment. `nil` if an input view replaces them.
    package var visibleKeys: CGRect? {
        guard var seen = visibleFrame, views.shown.input == nil else { return nil }
        seen.origin.y += views.shown.accessoryHeight
        seen.size.height -= views.shown.accessoryHeight
        return seen
    }

    /// The window of the visible input and accessory views; `nil` without one.
    package var accessoryWindow: UIWindow? { views.window }

    private func arrive(_ news: KeyboardNews) {
        movement = nil
        if frame == nil { views.remove() }
        news.postArrival()
    }

    /// The text input: in the key window, or in another one.
    var input: UIResponder? { firstResponders.first { $0 is any UIKeyInput } }

    private var firstResponders: [UIResponder] {
        let windows = screen?.liveWindows ?? []
        return (windows.filter(\.isKeyWindow) + windows).compactMap(\.firstResponder)
    }

    /// The responder for which the keyboard, or its replacement, is shown.
    private var editor: UIResponder? { input ?? owner(of: \.shownInputView) }

    /// Returns the responder whose views are shown: the text input, or otherwise another first responder.
    private func owner(of view: KeyPath<UIResponder, UIView?>) -> UIResponder? {
        let responders = input.map { [$0] } ?? firstResponders
        return responders.first { $0[keyPath: view] != nil }
    }
}

extension UIScreen {
    /// Returns whether a keyboard in that frame lies along the whole bottom edge, instead of floating.
    func docks(_ frame: CGRect) -> Bool {
        frame.minX <= bounds.minX && frame.maxX >= bounds.maxX && frame.maxY >= bounds.maxY
    }

    /// Returns the frame along the bottom.
    fileprivate func bottom(_ height: CGFloat) -> CGRect {
        CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }

    /// Returns the frame below the screen (K3).
    fileprivate func hidden(_ frame: CGRect) -> CGRect {
        CGRect(x: frame.minX, y: bounds.maxY, width: frame.width, height: frame.height)
    }
}
