import KitTestSupport
import PresentationsTesting
import SeededRandom
import UIKit

@testable import Presentations

/// A user who drags, and does everything else, at any moment. Records the faults.
@MainActor
final class RandomDrags {
    private var random: SeededGenerator
    private let scene: PresentedStage
    private let delegate = RecordingDelegate()
    private var content: ScrolledViewController?
    /// True if the device was rotated and has not come to rest since.
    private var isTurning = false
    private var probes: [LeakProbe] = []
    private var entries: [() -> String] = []
    /// The operations. They are put into words only for a report, since hardly any is read.
    var log: [String] { entries.map { $0() } }
    private(set) var faults: [String] = []

    init(seed: Int) {
        random = SeededGenerator(seed: seed)
        scene = PresentedStage(random.chance(50) ? .iPhone15 : .iPhoneSE)
    }

    private var stage: Stage { scene.stage }
    /// Reading it on a view controller that is not presented would make a new one, and the two would retain each other.
    private var presentation: PresentationController? {
        guard let content, content.presentingViewController != nil else { return nil }
        return content.presentationController as? PresentationController
    }
    private var chrome: UIView? { presentation?.presentedView }
    private var pixel: CGFloat { 1 / stage.device.scale }
    private var isHeld: Bool { presentation?.drag?.phase == .dragging }

    /// The position of the presented view on the screen, along the axis of the drag.
    private var shown: CGFloat? {
        guard let chrome, chrome.window != nil, let axis = presentation?.path?.axis else { return nil }
        return axis.position(of: ViewGeometry(onScreen: chrome).frame)
    }

    /// The position of the content on the screen; `nil` while it moves on its own, or is not shown in its size. Also
    /// `nil` beyond its ends in a sheet of several heights: its ends, and so its rubber band, are different for each
    /// height.
    private var scrolled: CGFloat? {
        if let path = presentation?.path, path.detents.count > 1, content?.isAtRest == false { return nil }
        guard let scrollView = content?.scrollView, !scrollView.isDecelerating else { return nil }
        guard scrollView.layer.animationKeys() == nil, chrome?.transform == .identity else { return nil }
        guard chrome?.layer.presentation()?.affineTransform() == .identity else { return nil }
        return scrollView.contentOffset.y
    }

    private func note(_ entry: @escaping @autoclosure () -> String) { entries.append(entry) }
    private func fault(_ sentence: String) { faults.append("\(sentence) (after \(log.suffix(6)))") }

    // MARK: Operations

    /// Performs one drag of a finger, perhaps with another operation in the middle of it.
    func drag() {
        present()
        let start = self.start
        var point = start
        note("down \(start)")
        event("touch", step: 0) { stage.touchDown(at: point) }
        let interval = random.pick(1.0 / 120, 1.0 / 60, 0)
        var speed = CGPoint(x: random.number(-4...4), y: random.number(-25...25))
        for _ in 0..<(2 + random.int(below: 14)) {
            pass(interval > 0 ? interval : TimeInterval(random.number(0...0.05)))
            if random.chance(20) { speed.y = random.number(-60...60) }
            if random.chance(4) { somethingElse() }
            let step = presentation?.path?.axis.isVertical == false ? CGPoint(x: speed.y, y: speed.x) : speed
            let next = CGPoint(
                x: min(max(0, point.x + step.x), stage.window.bounds.width),
                y: min(max(0, point.y + step.y), stage.window.bounds.height))
            note("move \(next)")
            event("movement", step: hypot(next.x - point.x, next.y - point.y)) { stage.touchMoved(to: next) }
            point = next
        }
        if random.chance(20) { pass(0.15) }
        note("up")
        event("release", step: 0) { stage.touchUp() }
        // A view that was held without a drag goes on when the content has heard of the touch.
        stage.advance(by: 0)
        if isHeld { fault("still held") }
        if random.chance(60) { rest() } else { stage.advance(by: TimeInterval(random.number(0...0.5))) }
    }

    /// Waits until everything is at rest, and dismisses.
    func end() {
        rest()
        content?.dismiss(animated: random.chance(50))
        stage.settle()
        leave()
    }

    /// Nothing of the presentation remains (R12).
    func checkLeaks() {
        for (index, probe) in probes.enumerated() {
            for name in probe.names { fault("\(name) \(index) is still there") }
        }
    }

    /// On the visible part of the view, or anywhere.
    private var start: CGPoint {
        let bounds = stage.window.bounds
        guard random.chance(90), let chrome else {
            return CGPoint(x: random.number(0...bounds.width), y: random.number(0...bounds.height))
        }
        let visible = ViewGeometry(onScreen: chrome).frame.intersection(bounds)
        guard !visible.isNull, visible.height > 1, visible.width > 1 else { return CGPoint(x: 100, y: 100) }
        return CGPoint(
            x: random.number(visible.minX...visible.maxX - 1), y: random.number(visible.minY...visible.maxY - 1))
    }

    private func somethingElse() {
        switch random.int(below: 7) {
        case 0:
            note("dismiss")
            content?.dismiss(animated: true)
        case 1:
            note("dismiss at once")
            content?.dismiss(animated: false)
            stage.advance(by: 0)
        case 2, 3:
            note("change")
            change()
        case 4:
            note("rotate")
            isTurning = true
            stage.rotate(to: stage.orientation == .portrait ? .landscapeLeft : .portrait)
        case 5:
            note("present on top")
            guard content?.presentedViewController == nil else { return }
            let top = UIViewController()
            top.modalPresentationStyle = .overFullScreen
            content?.present(top, animated: random.chance(50))
        default:
            note("escape")
            _ = chrome?.accessibilityPerformEscape()
        }
    }

    private func change() {
        if let controller = presentation as? HalfSheetPresentationController {
            let identifier = controller.halfSheet.detents[random.int(below: controller.halfSheet.detents.count)]
                .identifier
            controller.animateChanges { $0.selectedDetentIdentifier = identifier }
        } else if let controller = presentation as? CardPresentationController {
            let margin = random.number(0...40)
            controller.animateChanges {
                $0.margins = UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
            }
        } else if let controller = presentation as? DrawerPresentationController {
            let width = random.number(100...400)
            let edge = random.pick(Drawer.Edge.leading, .trailing)
            controller.animateChanges {
                $0.width = .fixed(width)
                if isHeld == false { $0.edge = edge }
            }
        } else {
            content?.preferredContentSize.height = random.number(100...400)
            stage.advance(by: 0)
        }
    }

    private func present() {
        guard content == nil else { return }
        delegate.forgetCalls()
        delegate.allows = random.chance(80)
        let length: CGFloat = random.pick(0, 200, 460, 783, 2000)
        let content = ScrolledViewController(CGSize(width: 0, height: random.number(150...400)), length: length)
        content.isModalInPresentation = random.chance(15)
        switch random.int(below: 5) {
        case 0, 1:
            let detents: [HalfSheet.Detent] = random.pick(
                [.medium()], [.medium(), .large()], [.height(200), .medium(), .large()])
            note("half-sheet of \(detents.count), \(length)")
            scene.presenter.presentAsHalfSheet(
                content,
                style: HalfSheet(
                    detents: detents, prefersScrollingExpandsWhenScrolledToEdge: random.chance(70),
                    presenter: random.pick(.unchanged, .unchanged, .pushedBack(), .pushedBack(), .faded()),
                    dismissal: random.chance(90) ? [.swipe] : []))
        case 2:
            note("card, \(length)")
            let look: PresenterAppearance = random.chance(50) ? .pushedBack() : .unchanged
            scene.presenter.presentAsCard(
                content,
                style: Card {
                    $0.presenter = look
                    $0.dismissal = .swipe
                    $0.swipeDirection = direction()
                })
        case 3:
            note("drawer, \(length)")
            scene.presenter.presentAsDrawer(
                content,
                style: Drawer(
                    edge: random.pick(.leading, .trailing), presenter: random.chance(50) ? .faded() : .unchanged,
                    dismissal: .swipe))
        default:
            note("popup, \(length)")
            scene.presenter.presentAsPopup(
                content,
                style: Popup {
                    $0.dismissal = .swipe
                    $0.swipeDirection = direction()
                })
        }
        content.presentationController?.delegate = delegate
        self.content = content
        var probe = LeakProbe(["content": content, "controller": content.presentationController])
        if random.chance(70) { stage.settle() } else { stage.advance(by: TimeInterval(random.number(0...0.4))) }
        probe.add(chrome, as: "chrome")
        probes.append(probe)
    }

    /// Perhaps both edges, otherwise the style's own.
    private func direction() -> SwipeDirection {
        guard random.chance(40) else { return .automatic }
        note("by two edges")
        return .vertical
    }

    // MARK: Invariants in motion

    private func pass(_ seconds: TimeInterval) {
        guard isHeld else { return stage.advance(by: seconds) }
        event("time", step: 0) { stage.advance(by: seconds) }
    }

    /// An operation that may move the view and its content no further than the finger.
    private func event(_ name: String, step: CGFloat, _ body: () -> Void) {
        let before = (shown, scrolled)
        let wasHeld = isHeld
        body()
        guard let place = shown else { return }
        guard place.isFinite else { return fault("\(name): a place that is no number") }
        if let last = before.0, abs(place - last) > step + pixel + 0.001 {
            fault("\(name): \(last) -> \(place) for a step of \(step), held \(wasHeld), then \(isHeld)")
        }
        if wasHeld || isHeld, !isTurning, let last = before.1, let scrolled, abs(scrolled - last) > step + pixel + 0.001
        {
            fault("\(name): content \(last) -> \(scrolled) for a step of \(step)")
        }
        guard isHeld, let track = presentation?.path?.positions else { return }
        let inner = min(track.innermost - track.bandLength, track.hiddenInward ?? track.innermost)
        let range = inner...max(track.hidden, track.outermost + track.bandLength)
        if !range.contains(place) { fault("\(name): \(place) is outside of \(range)") }
        checkHeight(name, between: track)
    }

    /// Between two detents a half-sheet ends at the bottom, and so does its content (Z14).
    private func checkHeight(_ name: String, between track: SnapPositions) {
        guard presentation is HalfSheetPresentationController, track.positions.count > 1, !isTurning, let chrome,
            let content, let container = chrome.superview
        else { return }
        let frame = ViewGeometry(chrome).frame
        guard frame.minY >= track.innermost, frame.minY <= track.outermost else { return }
        if abs(frame.maxY - container.bounds.maxY) > 0.001 { fault("\(name): \(frame) does not end at the bottom") }
        let size = content.view.bounds.size
        if abs(size.width - frame.width) > 0.001 || abs(size.height - frame.height) > 0.001 {
            fault("\(name): content of \(size) in \(frame)")
        }
    }

    // MARK: Invariants at rest

    private func rest() {
        stage.settle()
        isTurning = false
        if content?.presentedViewController != nil {
            content?.dismiss(animated: true)
            stage.settle()
        }
        guard let content else { return }
        if content.presentingViewController == nil { return leave() }
        note("rest")
        guard let chrome, let presentation, let track = presentation.path?.positions, let axis = presentation.path?.axis
        else {
            return fault("no presented view at rest")
        }
        let frame = presentation.frameOfPresentedViewInContainerView
        if !chrome.frame.isClose(to: frame) {
            fault("at rest at \(chrome.frame), not \(frame)")
        }
        if !track.positions.contains(where: { abs($0 - axis.position(of: chrome.frame)) < 0.001 }) {
            fault("at no detent: \(chrome.frame)")
        }
        if chrome.transform != .identity || chrome.alpha != 1 {
            fault("looks at rest: \(chrome.transform), \(chrome.alpha)")
        }
        if abs((shown ?? .nan) - axis.position(of: chrome.frame)) > 0.001 { fault("not shown where it is") }
        if !content.view.frame.isClose(to: chrome.bounds) { fault("content \(content.view.frame) in \(chrome.bounds)") }
        if !content.isAtRest { fault("content rests at \(content.scrollView.contentOffset)") }
        if scene.view(named: "presentation.dimming")?.alpha != 1 { fault("dimming") }
        if content.transitionCoordinator != nil || content.isBeingDismissed || content.isBeingPresented {
            fault("a transition has no end")
        }
        check(content.calls, ends: "A")
    }

    /// The presentation is over.
    private func leave() {
        note("left")
        guard let content else { return }
        check(content.calls, ends: "D")
        if scene.presenter.presentedViewController != nil { fault("still presented") }
        if stage.window.subviews != [scene.presenter.view] { fault("the window holds \(stage.window.subviews)") }
        if scene.presenter.calls != [] { fault("the presenter was told \(scene.presenter.calls)") }
        if scene.presenter.view.layer.animationKeys() != nil { fault("animations of the presenter") }
        if scene.presenter.view.frame != stage.window.bounds {
            fault("the presenter is at \(scene.presenter.view.frame)")
        }
        if scene.presenter.view.alpha != 1 { fault("the presenter is faded") }
        if scene.presenter.view.layer.cornerRadius != 0 { fault("the presenter's corners are round") }
        if scene.presenter.additionalSafeAreaInsets != .zero { fault("the presenter's safe area is not its own") }
        let said = delegate.calls
        if said.contains("did"), said.suffix(3) != ["should", "will", "did"] { fault("the delegate heard \(said)") }
        if content.isModalInPresentation, said.contains("will") { fault("dismissed what is modal: \(said)") }
        self.content = nil
    }

    /// Each appearance and each disappearance is complete, and they alternate (R2).
    private func check(_ calls: [String], ends end: String) {
        let short = calls.map { ["willAppear": "a", "didAppear": "A", "willDisappear": "d"][$0] ?? "D" }.joined()
        let rest = short.replacingOccurrences(of: "daA", with: "")
        if rest != (end == "A" ? "aA" : "aAdD") { fault("appearance calls: \(calls)") }
    }
}
