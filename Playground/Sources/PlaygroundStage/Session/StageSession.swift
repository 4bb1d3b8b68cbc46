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
    private var hand = Hand()
    private var isPaused = false

    private var inspector: Inspector?
    private let calls = CallLog()
    private var recording: StageRecording?

    private var number = 0
    /// Seconds of the stage since the page came.
    private(set) var time = 0.0
    private var isNew = true
    private var shownPanel: Panel?
    /// Seconds after which a recording ends by itself.
    private static let longestRecording = 20.0

    init() {
        stage = state.settings.makeStage()
        picture = LivePicture(of: stage)
        running = RunningDemo(state.demo)
        show()
    }

    /// What the stage shows.
    var window: UIWindow { stage.window }

    // MARK: What a page says

    /// Does what a page says. Returns a file that it has asked for.
    func receive(_ message: PageMessage) throws(RefusedMessage) -> StageFile? {
        switch message {
        case .open(let link): open(PlaygroundState(link: link))
        case .touchDown(let point): touchDown(at: point)
        case .touchMoved(let point): hand.touchMoved(to: point, on: stage)
        case .touchUp: touchUp()
        case .scroll(let point, let movement): hand.scroll(at: point, by: movement, on: stage)
        case .type(let text): stage.type(text)
        case .press(let key): stage.press(key.usage, modifiers: key.modifiers)
        case .present: running.begin()
        case .dismiss: running.end()
        case .set(let name, let value): try set(name, to: value)
        case .reset: go(to: state.reset())
        case .pause(let isOn): isPaused = isOn
        case .step: if isPaused { move(by: 1.0 / 60) }
        case .inspect(let isOn): inspector = isOn ? inspector ?? Inspector() : nil
        case .record(let isOn): record(isOn)
        case .save(let picture): return try file(picture)
        case .drawn: break
        }
        return nil
    }

    private func touchDown(at point: CGPoint) {
        hand.touchDown(at: point, on: stage, position: MotionSubject(running, on: stage)?.position, of: running)
    }

    private func touchUp() {
        guard let decision = hand.touchUp(on: stage) else { return }
        stage.advance(by: 0)
        if let words = decision.words(of: running, inspector?.motion) {
            calls.note("decision", words, of: "finger")
        }
    }

    private func set(_ name: String, to value: String) throws(RefusedMessage) {
        var changed = state
        guard changed.set(name, to: value) else {
            throw RefusedMessage(reason: "“\(name.prefix(80))” has no value “\(value.prefix(80))”.")
        }
        go(to: changed)
    }

    // MARK: The state

    /// Goes on with another state: what can change on the stage changes there, and everything else begins anew.
    private func go(to changed: PlaygroundState) {
        let (old, new) = (state.settings, changed.settings)
        guard old.device == new.device, old.direction == new.direction, running.change(to: changed.demo) else {
            return open(changed)
        }
        state = changed
        new.apply(to: stage, insteadOf: old)
    }

    private func open(_ new: PlaygroundState) {
        hand.rest(on: stage)
        recording?.end()
        state = new
        _ = calls.take()
        new.settings.applyToProcess()
        stage = new.settings.makeStage()
        picture = LivePicture(of: stage)
        running = RunningDemo(new.demo, language: new.settings.language)
        isNew = true
        show()
    }

    private func show() {
        calls.listen(to: running)
        stage.show(running.rootViewController)
        if state.demo.kind.beginsAtOnce { running.begin() }
    }

    // MARK: Time

    /// Lets real time pass on the stage.
    func pass(_ seconds: Double) {
        guard !isPaused else { return }
        move(by: seconds * state.settings.speed)
    }

    private func move(by seconds: Double) {
        calls.time = time + seconds
        hand.pass(seconds, on: stage)
        stage.advance(by: seconds)
        time += seconds
    }

    /// Whether the next moment may look different.
    var isMoving: Bool { hand.isTouching || !isPaused && stage.isInMotion || isNew }

    // MARK: Frames

    /// What has changed since the last frame; `nil` for nothing.
    func frame() -> StageFrame? {
        let panel = panel
        var frame = StageFrame(
            number: number + 1, time: (time * 1000).rounded() / 1000, isNew: isNew, changes: picture.update(),
            panel: panel == shownPanel ? nil : panel, inside: inside())
        guard !frame.isEmpty else { return nil }
        number += 1
        frame.number = number
        isNew = false
        shownPanel = panel
        return frame
    }

    private func inside() -> Inside? {
        guard let inspector else { return nil }
        var inside = inspector.news(of: stage, running, at: (time * 1000).rounded() / 1000) ?? Inside()
        let calls = calls.take()
        if !calls.isEmpty { inside.calls = calls }
        return inside.isEmpty ? nil : inside
    }

    private var panel: Panel {
        let (size, kind) = (state.settings.screenSize, state.demo.kind)
        return Panel(
            link: state.link, code: state.demo.code, hint: kind.hint, isPresenting: running.isPresenting,
            beginTitle: kind.beginTitle, endTitle: kind.endTitle, groups: state.groups,
            screen: Panel.Screen(width: size.width, height: size.height), isPaused: isPaused,
            isInspected: inspector != nil, isRecording: recording?.isRecording ?? false,
            hasRecording: recording.map { $0.duration > 0 } ?? false, isEditing: stage.isEditing)
    }

    // MARK: Files

    private func record(_ isOn: Bool) {
        recording?.end()
        if isOn { recording = stage.beginRecording(limit: Self.longestRecording) }
    }

    private func file(_ picture: PageMessage.Picture) throws(RefusedMessage) -> StageFile {
        let name = "\(state.demo.kind.rawValue)@\(state.settings.device.name)"
        if picture == .reference { return StageFile(name: "\(name).svg", svg: stage.svg) }
        guard let recording else { throw RefusedMessage(reason: "Nothing has been recorded.") }
        recording.end()
        return picture == .filmstrip
            ? StageFile(name: "\(name).filmstrip.svg", svg: recording.filmstrip().svg)
            : StageFile(name: "\(name).moving.svg", svg: recording.animatedSVG().svg)
    }
}
