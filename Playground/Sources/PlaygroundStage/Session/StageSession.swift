import DemoCatalogue
import DemoScreens
import Presentations
import PresentationsTesting
import UIKit

/// A stage with a demo on it, for one page: it does what the page says, and tells what has changed.
@MainActor
final class StageSession {
    private var state = PlaygroundState()
    private var stage: Stage
    private var picture: LivePicture
    private var running: RunningDemo
    /// Scrolls without a finger.
    private var wheel = Wheel()
    private var isTouched = false
    private(set) var isPaused = false

    private var number = 0
    private var time = 0.0
    private var isNew = true
    private var shownPanel: Panel?

    init() {
        stage = state.settings.makeStage()
        picture = LivePicture(of: stage)
        running = RunningDemo(state.demo)
        placeKeyboard()
        show()
    }

    // MARK: What a page says

    /// Does what a page says.
    func receive(_ message: PageMessage) throws(RefusedMessage) {
        switch message {
        case .open(let link): open(PlaygroundState(link: link))
        case .touchDown, .touchMoved, .touchUp: touch(message)
        case .scroll(let point, let movement): if !isTouched { wheel.turn(at: point, by: movement, on: stage) }
        case .type(let text): stage.type(text)
        case .press(let key): press(key)
        case .present: running.begin()
        case .dismiss: running.end()
        case .set(let name, let value): try set(name, to: value)
        case .reset:
            var changed = state
            changed.reset()
            go(to: changed)
        case .pause(let isOn): isPaused = isOn
        case .step: if isPaused { move(by: 1.0 / 60) }
        case .drawn: break
        }
    }

    private func touch(_ message: PageMessage) {
        switch message {
        case .touchDown(let point):
            guard !isTouched else { return }
            wheel.stop(on: stage)
            isTouched = true
            stage.touchDown(at: point)
        case .touchMoved(let point): if isTouched { stage.touchMoved(to: point) }
        default: liftFinger()
        }
    }

    private func liftFinger() {
        guard isTouched else { return }
        isTouched = false
        stage.touchUp()
    }

    private func press(_ key: PageKey) {
        var modifiers: UIKeyModifierFlags = []
        if key.shift { modifiers.insert(.shift) }
        if key.command { modifiers.insert(.command) }
        stage.press(key.name.usage, modifiers: modifiers)
    }

    // MARK: What can be turned

    private func set(_ name: String, to value: String) throws(RefusedMessage) {
        var changed = state
        guard changed.set(name, to: value) else {
            throw RefusedMessage(reason: "“\(name)” has no value “\(value.prefix(80))”.")
        }
        go(to: changed)
    }

    /// Goes on with another state: what can change on the stage changes there, and everything else begins anew.
    private func go(to changed: PlaygroundState) {
        let (old, new) = (state.settings, changed.settings)
        guard old.device == new.device, old.direction == new.direction else { return open(changed) }
        state = changed
        if old.orientation != new.orientation { turn() }
        if old.width != new.width { stage.resize(width: new.width) }
        if old.showsKeyboard != new.showsKeyboard { placeKeyboard() }
        stage.appearance = new.appearance
        stage.contentSizeCategory = new.textSize
        stage.accessibilityContrast = new.contrast
        applyProcessSettings()
        guard !running.change(to: changed.demo) else { return }
        liftFinger()
        running = RunningDemo(changed.demo, language: language)
        show()
    }

    private func open(_ new: PlaygroundState) {
        liftFinger()
        wheel.stop(on: stage)
        state = new
        applyProcessSettings()
        stage = new.settings.makeStage()
        picture = LivePicture(of: stage)
        running = RunningDemo(new.demo, language: language)
        isNew = true
        placeKeyboard()
        show()
    }

    private func show() {
        stage.show(running.rootViewController)
        if state.demo.kind.beginsAtOnce { running.begin() }
    }

    private var language: DemoLanguage { state.settings.direction == .rightToLeft ? .arabic : .english }

    /// Whether what is typed has somebody who takes it.
    private var isEditing: Bool { stage.window.editedView != nil }

    private func applyProcessSettings() {
        Stage.isReduceMotionEnabled = state.settings.reducesMotion
        Stage.isReduceTransparencyEnabled = state.settings.reducesTransparency
        Stage.isDarkerSystemColorsEnabled = state.settings.contrast == .high
    }

    private func turn() {
        liftFinger()
        stage.rotate(to: state.settings.orientation)
        placeKeyboard()
    }

    /// Says where the keyboard comes for a field; it does not come yet unless a field is edited.
    private func placeKeyboard() {
        guard state.settings.showsKeyboard else { return stage.hideKeyboard() }
        let isEditing = isEditing
        stage.showKeyboard(height: state.settings.keyboardHeight)
        if !isEditing { stage.hideKeyboard() }
    }

    // MARK: Time

    /// Lets real time pass on the stage.
    func pass(_ seconds: Double) {
        guard !isPaused else { return }
        move(by: seconds * state.settings.speed)
    }

    private func move(by seconds: Double) {
        wheel.pass(seconds, on: stage)
        stage.advance(by: seconds)
        time += seconds
    }

    /// Whether the next moment may look different.
    var isMoving: Bool { isTouched || (!isPaused && stage.isInMotion) || isNew }

    /// What has changed since the last frame; `nil` for nothing.
    func frame() -> StageFrame? {
        let panel = panel
        var frame = StageFrame(
            number: number + 1, time: time, isNew: isNew, changes: picture.update(),
            panel: panel == shownPanel ? nil : panel)
        guard !frame.isEmpty else { return nil }
        number += 1
        frame.number = number
        isNew = false
        shownPanel = panel
        return frame
    }

    private var panel: Panel {
        let size = state.settings.screenSize
        return Panel(
            link: state.link, code: state.demo.code, hint: state.demo.kind.hint, isPresenting: running.isPresenting,
            beginTitle: state.demo.kind.titles.begin, endTitle: state.demo.kind.titles.end, groups: state.groups,
            screen: Panel.Screen(width: size.width, height: size.height),
            isPaused: isPaused, isEditing: isEditing)
    }
}

extension UIView {
    /// The field in this view that is edited.
    fileprivate var editedView: UIView? {
        if isFirstResponder, self is UITextField { return self }
        return subviews.lazy.compactMap(\.editedView).first
    }
}

extension Demo.Kind {
    /// Whether a demo shows its end first. The others begin under a finger.
    fileprivate var beginsAtOnce: Bool {
        switch self {
        case .card, .halfSheet, .popup, .drawer, .stayingHalfSheet: true
        case .edgeDrawer, .miniPlayer, .stack, .tabs: false
        }
    }
}

extension Demo.Kind {
    /// What begins and ends a demo.
    fileprivate var titles: (begin: String, end: String) {
        switch self {
        case .stayingHalfSheet: ("Add", "Remove")
        case .stack: ("Push", "Pop")
        case .tabs: ("Next tab", "Next tab")
        default: ("Present", "Dismiss")
        }
    }
}

extension PageKey.Name {
    fileprivate var usage: UIKeyboardHIDUsage {
        switch self {
        case .escape: .keyboardEscape
        case .enter: .keyboardReturnOrEnter
        case .backspace: .keyboardDeleteOrBackspace
        case .up: .keyboardUpArrow
        case .down: .keyboardDownArrow
        case .left: .keyboardLeftArrow
        case .right: .keyboardRightArrow
        case .period: .keyboardPeriod
        }
    }
}
