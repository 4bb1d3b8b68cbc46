import KitTestSupport
import PresentationsTesting
import StyleSamples
import UIKit

@testable import Presentations

/// One reaction in one callback of one gesture. Records the faults afterwards.
@MainActor
final class ReactionRun {
    let stage = Stage(.iPhone15)
    let content = ReactingViewController()
    let newRoot = ButtonViewController()
    private let root = ButtonViewController()
    private let delegate = ReactingDelegate()
    private let kind: Kind
    private(set) var heard: [Callback] = []
    private var faults: [String] = []
    private var pending: (callback: Callback, reaction: Reaction)?

    enum Kind: Equatable {
        case halfSheet, card, popup
        case sample(StyleSample)
        /// A card that a finger from the leading edge has presented, and dismisses to that edge.
        case edgeCard

        var style: any PresentationStyle {
            switch self {
            case .halfSheet: HalfSheet(presenter: .pushedBack())
            case .card, .edgeCard: Card(size: .fixed(CGSize(width: 300, height: 340)))
            case .popup: Popup(size: .fixed(CGSize(width: 280, height: 300)), dismissal: [.swipe, .tapOutside])
            case .sample(let sample): sample.style
            }
        }
    }

    enum Gesture: CaseIterable {
        case pulled, takenBack, opened, flung, tapped, escaped, caught
        case returned, returnedInVain
    }

    init(_ kind: Kind) {
        self.kind = kind
        stage.show(root)
        if kind == .edgeCard {
            root.use(
                EdgePresentation(from: .leading, style: Card(size: .fixed(CGSize(width: 300, height: 340)))) {
                    [content] in content
                })
            stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400))
            stage.settle()
        } else {
            root.present(content, as: kind.style)
        }
        content.presentationController?.delegate = delegate
        delegate.hear = { [weak self] in self?.hear($0) }
        content.hear = { [weak self] in self?.hear($0) }
    }

    var controller: PresentationController? {
        guard content.presentingViewController != nil else { return nil }
        return content.presentationController as? PresentationController
    }

    private func hear(_ callback: Callback) {
        heard.append(callback)
        guard let pending, pending.callback == callback else { return }
        self.pending = nil
        perform(pending.reaction)
    }

    /// Returns the callbacks of a gesture without a reaction.
    static func callbacks(of gesture: Gesture, _ kind: Kind) -> [Callback] {
        let run = ReactionRun(kind)
        run.play(gesture) { run.heard = [] }
        return Callback.allCases.filter(run.heard.contains)
    }

    /// Plays everything, and returns the faults.
    static func faults(_ gesture: Gesture, _ kind: Kind, _ callback: Callback, _ reaction: Reaction) -> [String] {
        let run = ReactionRun(kind)
        _ = reports {
            run.play(gesture) { run.pending = (callback, reaction) }
            run.stage.settle()
            run.check(reaction)
        }
        return run.faults
    }

    // MARK: The gesture

    private func play(_ gesture: Gesture, arm: () -> Void) {
        if gesture == .caught { stage.advance(by: 0.15) } else { stage.settle() }
        arm()
        switch gesture {
        case .pulled: drag([110], rest: 0.2)
        case .takenBack: drag([110, -120], rest: 0.2)
        case .opened: drag([-200], rest: 0)
        case .flung: drag([300], step: 30, rest: 0)
        case .tapped: stage.tap(at: CGPoint(x: 380, y: 40))
        case .escaped: _ = (controller?.presentedView as? ChromeView)?.accessibilityPerformEscape()
        case .caught: drag([-20, 40], rest: 0)
        case .returned: drag([280], rest: 0, along: DragAxis(.leading, direction: .leftToRight))
        case .returnedInVain: drag([100], rest: 0.2, along: DragAxis(.leading, direction: .leftToRight))
        }
        stage.settle()
    }

    private func drag(_ ways: [CGFloat], step: CGFloat = 10, rest: TimeInterval, along axis: DragAxis? = nil) {
        guard let controller, let chrome = controller.presentedView, let axis = axis ?? controller.path?.axis else {
            return
        }
        let start = ViewGeometry(onScreen: chrome).center
        var place: CGFloat = 0
        func point() -> CGPoint {
            CGPoint(x: start.x + axis.vector(place).x, y: min(848, start.y + axis.vector(place).y))
        }
        stage.touchDown(at: point())
        for way in ways {
            for _ in 0..<Int(abs(way) / step) {
                place += way < 0 ? -step : step
                stage.advance(by: 1.0 / 120)
                stage.touchMoved(to: point())
            }
        }
        stage.advance(by: rest)
        stage.touchUp()
    }

    // MARK: Afterwards

    private func expect(_ condition: Bool, _ sentence: @autoclosure () -> String) {
        if !condition { faults.append(sentence()) }
    }

    private func check(_ reaction: Reaction) {
        checkSequence()
        // Presentations of the old root stay in the window, as on a device, below the new root.
        guard reaction != .replaceRoot || stage.window.rootViewController === root else {
            return expectTap(on: newRoot)
        }
        content.presentedViewController?.dismiss(animated: true)
        stage.settle()
        if root.presentedViewController === content { checkRest() }
        let told = heard.filter { $0 == .did }.count
        root.dismiss(animated: true)
        stage.settle()
        expect(heard.filter { $0 == .did }.count == told, "told that it did dismiss when code dismissed")
        expect(root.presentedViewController == nil, "cannot be dismissed")
        expect(stage.window.subviews == [root.view], "left in the window: \(stage.window.subviews)")
        expect(root.view.transform == .identity && root.view.alpha == 1, "the presenting view looks odd")
        expectTap(on: root)
    }

    private func checkRest() {
        guard let controller, let chrome = controller.presentedView, let container = controller.containerView else {
            return faults.append("presented without a view")
        }
        let frame = controller.frameOfPresentedViewInContainerView
        let model = ViewGeometry(chrome).frame
        let seen = ViewGeometry(onScreen: chrome).frame
        expect(model.isClose(to: frame), "at \(model), not at \(frame)")
        expect(seen.isClose(to: frame), "seen at \(seen), not at \(frame)")
        expect(chrome.transform == .identity && chrome.alpha == 1, "looks odd")
        expect(chrome.layer.opacity == 1, "has faded")
        expect(!content.isBeingDismissed && !content.isBeingPresented, "a transition never ends")
        expect(content.transitionCoordinator == nil, "a coordinator is left")
        expect(controller.drag?.phase == .idle, "the drag is \(String(describing: controller.drag?.phase))")
        expect(container.subviews.count == 2, "the container has \(container.subviews.count) views")
        if controller.presentation.options.presenter != .faded() {
            let isBack = controller.presentation.options.presenter != .unchanged
            expect((root.view.transform != .identity) == isBack, "the presenting view is at \(root.view.frame)")
        }
        expectTap(on: content)
    }

    private func expectTap(on screen: ButtonViewController) {
        let before = screen.taps
        let button = screen.button
        guard let window = button.window else { return faults.append("the button is not in the window") }
        stage.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window))
        stage.settle()
        expect(screen.taps == before + 1, "a tap on the button of \(type(of: screen)) is not heard")
    }

    /// Will only comes after should, did at most once after will, and not after the view has come back.
    private func checkSequence() {
        var isAsked = false
        var isComing = false
        for call in heard {
            switch call {
            case .should: isAsked = true
            case .will:
                expect(isAsked, "will without should")
                (isAsked, isComing) = (false, true)
            case .did:
                expect(isComing, "did without will")
                isComing = false
            case .didAppear: isComing = false
            default: break
            }
        }
    }
}
