import KitTestSupport
import PresentationsTesting
import UIKit

@testable import Presentations

/// The content of the presented view while a transition moves it, in one setting: on a stage with a long history,
/// compared with a first presentation on a new stage.
@MainActor
struct MotionSweep {
    private let setting: SweepSetting
    private let styles: [SweepStyle]
    private let used: Stage
    /// The faults, each with the whole combination. Some are enough.
    private(set) var faults: [String] = []
    /// The number of comparisons.
    private(set) var looks = 0

    private static let moments: [TimeInterval] = [0.05, 0.1, 0.15]

    /// Every third style for the screen of that number, so that each style occurs on every third screen.
    init(onScreen number: Int) {
        setting = SweepSetting.sample(onScreen: number)
        styles = SweepStyle.all.enumerated().filter { ($0.offset + number) % 3 == 0 }.map(\.element)
        used = setting.makeStage()
        setting.show(UIViewController(), on: used)
    }

    mutating func run() {
        for style in styles {
            run(style) { SweepTextViewController() }
            run(style) { SweepFrameViewController() }
        }
    }

    /// A presentation on a stage.
    @MainActor
    private struct Shown {
        let stage: Stage
        let content: any SweepContent

        var chrome: UIView? { content.presentationController?.presentedView }
        var inside: WindowDump? { chrome.map { WindowDump(seenInside: $0) } }
    }

    private mutating func run(_ style: SweepStyle, _ makeContent: () -> any SweepContent) {
        guard faults.count < 12 else { return }
        let one = Shown(stage: used, content: makeContent())
        let name = "\(setting), \(style.name), \(type(of: one.content))"
        let fresh = makeFresh(makeContent())
        follow(name + ", coming", one, fresh, isLaidOutOnce: true) { style.present($0.content, from: $0.stage.root) }
        turn(one, presentedAs: style, name, makeContent)
        used.appearance = setting.appearance == .light ? .dark : .light
        used.settle()
        used.appearance = setting.appearance
        used.settle()
        let last = makeFresh(makeContent())
        style.present(last.content, from: last.stage.root)
        last.stage.settle()
        compare(name + ", at rest", one, last)
        follow(name + ", going", one, last, isLaidOutOnce: true) { $0.content.dismiss(animated: true) }
    }

    private func makeFresh(_ content: any SweepContent) -> Shown {
        let stage = setting.makeStage()
        setting.show(UIViewController(), on: stage)
        return Shown(stage: stage, content: content)
    }

    /// Rotates the device, and back, beside one that is rotated for the first time.
    private mutating func turn(
        _ one: Shown, presentedAs style: SweepStyle, _ name: String, _ makeContent: () -> any SweepContent
    ) {
        // A part of a screen has another width after it was rotated twice.
        guard setting.isTurned, setting.screen.width == nil else { return }
        let orientation = used.orientation
        let other: UIInterfaceOrientation = orientation.isLandscape ? .portrait : .landscapeLeft
        for (target, when) in [(other, "turning"), (orientation, "turning back")] {
            let fresh = makeFresh(makeContent())
            if used.orientation != fresh.stage.orientation {
                fresh.stage.rotate(to: used.orientation)
                fresh.stage.settle()
            }
            style.present(fresh.content, from: fresh.stage.root)
            fresh.stage.settle()
            follow(name + ", " + when, one, fresh, isLaidOutOnce: false) { $0.stage.rotate(to: target) }
        }
    }

    /// Begins the same transition in both, and compares them at three moments of it and at its end.
    ///
    /// - Parameter isLaidOutOnce: True if the content must not differ from that at rest: only the view itself moves.
    private mutating func follow(
        _ name: String, _ one: Shown, _ fresh: Shown, isLaidOutOnce: Bool, _ begin: (Shown) -> Void
    ) {
        begin(one)
        begin(fresh)
        var moving: [WindowDump?] = []
        for moment in Self.moments {
            one.stage.advance(by: moment)
            fresh.stage.advance(by: moment)
            compare("\(name) after \(moment) s more", one, fresh)
            checkContent("\(name) after \(moment) s more", one)
            moving.append(one.inside)
        }
        let resting = one.content.isBeingDismissed ? moving[0] : nil
        one.stage.settle()
        fresh.stage.settle()
        guard isLaidOutOnce else { return }
        let end = resting ?? one.inside
        for (number, inside) in moving.enumerated() {
            guard let end, let inside, inside.lines != end.lines else { continue }
            faults.append("\(name), moment \(number): not as at rest: \(inside.differences(from: end).prefix(2))")
        }
    }

    private mutating func compare(_ name: String, _ one: Shown, _ fresh: Shown) {
        looks += 1
        guard let inside = one.inside, let other = fresh.inside else {
            faults.append("\(name): it is not presented")
            return
        }
        faults += inside.differences(from: other).prefix(2).map { "\(name): not as a fresh one: \($0)" }
    }

    /// The clip and the content cover exactly the visible part of the presented view.
    private mutating func checkContent(_ name: String, _ one: Shown) {
        guard let chrome = one.chrome, let clip = chrome.firstView(named: "presentation.clip") else { return }
        for (view, what) in [(clip, "clip"), (one.content.view as UIView, "content")] {
            let size = ViewGeometry(onScreen: view).size
            let whole = ViewGeometry(onScreen: chrome).size
            guard abs(size.width - whole.width) < 0.01, abs(size.height - whole.height) < 0.01 else {
                faults.append("\(name): the \(what) is \(size) in a view of \(whole)")
                return
            }
        }
    }
}

extension Stage {
    fileprivate var root: UIViewController { window.rootViewController ?? UIViewController() }
}
