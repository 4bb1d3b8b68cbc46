import KitTestSupport
import Presentations
import PresentationsTesting
import SeededRandom
import UIKit

/// Presentations that change the presenting view, under random operations at any moment. Whenever nothing moves, the
/// presenting view looks as in a fresh presentation of that state. Records the faults.
@MainActor
final class RandomLooks {
    private var random: SeededGenerator
    private let device: Device
    private let scene: PresentedStage
    /// The presenter: the root, or a controller that covers it.
    private let base: UIViewController
    private let coversRoot: Bool
    private var own = OwnLooks()
    private var hasWritten = false
    /// The presented controllers, the lowest first.
    private var levels: [UIViewController] {
        Array(sequence(first: base, next: \.presentedViewController).dropFirst())
    }
    private(set) var operations = 0
    /// The operations.
    private(set) var log: [String] = []
    private(set) var faults: [String] = []

    init(seed: Int) {
        random = SeededGenerator(seed: seed)
        device = random.pick(.iPhone15, .iPhoneSE, .iPad11)
        scene = PresentedStage(device)
        coversRoot = random.chance(30)
        base = coversRoot ? CountingViewController() : scene.presenter
        base.modalPresentationStyle = .fullScreen
        showBase()
        randomiseLooks()
        own.apply(to: base)
        stage.settle()
        note("\(device), covers the root \(coversRoot), \(SeenLooks(base.view, of: base).text)")
    }

    private static let animations: [(String, TransitionAnimation)] = [
        ("slide", .slide(from: .bottom)), ("scale", .scale), ("halfwaySpring", .halfwaySpring), ("flip", .flip),
        ("cube", .cube), ("door", .door),
        ("crossDissolve", .crossDissolve), ("swinging", .scale.timed(.spring(dampingRatio: 0.3, duration: 0.6))),
        (
            "own",
            TransitionAnimation(
                incoming: .init(alpha: 0), outgoing: .init(scale: 0.5, alpha: 0.3),
                timing: .spring(dampingRatio: 0.7, duration: 0.4))
        ),
    ]

    private var stage: Stage { scene.stage }

    private func note(_ entry: String) { log.append(entry) }
    private func fault(_ sentence: String) { faults.append(sentence) }

    private func showBase() {
        guard coversRoot, base.presentingViewController == nil else { return }
        scene.presenter.present(base, animated: false)
        stage.settle()
    }

    private func randomiseLooks() {
        own.alpha = random.chance(50) ? 1 : random.number(0.6...0.99)
        own.cornerRadius = random.pick(0, 0, 5, 12, 20)
        own.cornerCurve = random.pick(.circular, .continuous)
        own.clips = random.chance(30)
        own.insets.top = random.pick(0, 0, 7)
        if random.chance(20) { own.corners = [.layerMinXMinYCorner] }
        if !coversRoot, random.chance(20) { own.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
    }

    // MARK: Operations

    /// Performs a few operations one after the other, perhaps while earlier ones still move; then waits until
    /// everything is at rest.
    func act() {
        for _ in 0..<(1 + random.int(below: 5)) {
            operate()
            checkDrawable()
            stage.advance(by: random.chance(30) ? 0 : TimeInterval(random.number(0...0.5)))
            checkDrawable()
            guard faults.isEmpty else { return }
        }
        rest()
    }

    /// Dismisses everything.
    func end() {
        note("the end")
        stage.settle()
        (coversRoot ? scene.presenter : base).dismiss(animated: random.chance(50))
        rest()
        UIAccessibility.settings.isReduceMotionEnabled = false
        // The log of notifications for VoiceOver retains their views.
        UIAccessibility.posted = []
    }

    private func operate() {
        operations += 1
        if levels.isEmpty { return present() }
        switch random.int(below: 16) {
        case 0, 1, 2, 3: changeLook()
        case 4, 5, 6: drag()
        case 7:
            note("tap outside")
            stage.tap(at: CGPoint(x: stage.window.bounds.width / 2, y: 30))
        case 8: rotate()
        case 9:
            note("reduce motion")
            UIAccessibility.settings.isReduceMotionEnabled.toggle()
        case 10: present()
        case 11:
            note("dismiss the top")
            levels.last?.presentingViewController?.dismiss(animated: random.chance(80))
        case 12:
            note("dismiss all")
            base.dismiss(animated: random.chance(80))
        case 13:
            note("dismiss all from the root")
            scene.presenter.dismiss(animated: random.chance(80))
        default: write()
        }
    }

    private func present() {
        showBase()
        let presenter = levels.last ?? base
        guard levels.count < 3, presenter.presentedViewController == nil else { return }
        let content = CountingViewController(CGSize(width: 0, height: random.pick(200, 340)))
        let style = makeStyle()
        let isAnimated = random.chance(80)
        note("present \(type(of: style)), animated \(isAnimated)")
        presenter.present(content, as: style, animated: isAnimated)
    }

    private func makeStyle() -> any PresentationStyle {
        let look = nextLook()
        let (name, animation) = Self.animations[random.int(below: Self.animations.count)]
        note("\(look), \(name)")
        switch random.int(below: 8) {
        case 0, 1, 2: return Card(cornerRadius: random.pick(24, 0), presenter: look, animation: animation)
        case 3, 4, 5: return HalfSheet(presenter: look, animation: animation)
        case 6: return Drawer(edge: random.pick(.leading, .trailing), presenter: look)
        default: return Popup(animation: animation, dismissal: [.tapOutside, .swipe])
        }
    }

    private func nextLook() -> PresenterAppearance {
        random.pick(
            .unchanged, .pushedBack(), .pushedBack(scale: 0.75), .pushedBack(scale: 1), .faded(), .faded(alpha: 0.2),
            .faded(alpha: 0))
    }

    private func changeLook() {
        guard let level = levels.randomElement(using: &random) else { return }
        let look = nextLook()
        let isAnimated = random.chance(70)
        note("look \(look), animated \(isAnimated), of \(levels.firstIndex(of: level) ?? -1)")
        level.styled?.setLook(look, animated: isAnimated)
    }

    private func rotate() {
        // UIKit cannot resize a view under a transform.
        guard own.transform == .identity else { return }
        note("rotate")
        stage.rotate(to: stage.orientation == .portrait ? .landscapeLeft : .portrait)
    }

    private func drag() {
        guard let chrome = levels.last?.presentationController?.presentedView, chrome.window != nil else { return }
        let visible = (chrome.layer.presentation() ?? chrome.layer).frame.intersection(stage.window.bounds)
        guard !visible.isNull, visible.width > 30, visible.height > 30 else { return }
        let start = CGPoint(x: visible.midX, y: visible.minY + random.number(10...visible.height - 10))
        var point = start
        let step = random.pick(
            CGPoint(x: 0, y: 25), CGPoint(x: 0, y: 8), CGPoint(x: 0, y: -15), CGPoint(x: -25, y: 0),
            CGPoint(x: 25, y: 0))
        note("touch \(point), \(step)")
        stage.touchDown(at: point)
        for _ in 0..<(2 + random.int(below: 14)) {
            point.x += step.x
            point.y += step.y
            stage.touchMoved(to: point)
            stage.advance(by: random.pick(1.0 / 120, 1.0 / 60, 0.05))
            checkDrawable()
            guard random.chance(4) else { continue }
            random.chance(50) ? changeLook() : write()
        }
        if random.chance(30) {
            note("moves back")
            stage.touchMoved(to: start)
            stage.advance(by: 0.15)
        }
        note("up")
        stage.touchUp()
    }

    /// Changes the view as an app does. Not in a dismissal: one that is cancelled restores the earlier value, whoever
    /// has written since.
    private func write() {
        guard !levels.contains(where: \.isBeingDismissed) else { return }
        hasWritten = true
        let view: UIView = base.view
        switch random.int(below: 5) {
        case 0:
            // A temporary value of the kit cannot be told from the same value of the app's: here and below the two are
            // never equal.
            own.alpha = random.number(0.6...0.99)
            view.alpha = own.alpha
            note("alpha")
        case 1:
            guard own.transform != .identity else { return }
            own.transform = CGAffineTransform(rotationAngle: random.number(0.1...0.3))
            view.transform = own.transform
            note("transform")
        case 2:
            own.cornerRadius = random.number(1...11)
            view.layer.cornerRadius = own.cornerRadius
            note("radius")
        case 3:
            own.clips = false
            view.clipsToBounds = false
            note("clips")
        default:
            own.insets.left = random.number(1...9)
            base.additionalSafeAreaInsets.left = own.insets.left
            note("insets")
        }
    }

    // MARK: Invariants

    private func checkDrawable() {
        let view: UIView = base.view
        if !(0...1).contains(view.alpha) { fault("alpha \(view.alpha)") }
        // A finger may have stopped the view shortly before its end.
        let largest = 1.5 * max(20, own.cornerRadius)
        if !(0...largest).contains(view.layer.cornerRadius) { fault("radius \(view.layer.cornerRadius)") }
    }

    private func rest() {
        stage.settle()
        if levels.isEmpty { showBase() }
        if hasWritten, let lowest = levels.first?.styled, let look = lowest.look {
            // A value that the app has set at rest stays until the next change.
            lowest.setLook(.unchanged, animated: false)
            stage.settle()
            lowest.setLook(look, animated: false)
            stage.settle()
        }
        hasWritten = false
        note("rest with \(levels.count)")
        let seen = looks(of: levels, on: base)
        let expected = fresh()
        for (seen, expected) in zip(seen, expected) where seen != expected {
            fault("\(seen.text) instead of \(expected.text)")
        }
        guard coversRoot else { return }
        let root = SeenLooks(scene.presenter.view, of: scene.presenter).text
        if !root.hasPrefix("alpha 1.0, 1.0 0.0 0.0 1.0 0.0 0.0, corners 0.0 15 continuous, clips false") {
            fault("the root: \(root)")
        }
    }

    /// Returns the look of every presenting view.
    private func looks(of levels: [UIViewController], on base: UIViewController) -> [SeenLooks] {
        [SeenLooks(base.view, of: base)]
            + levels.map { SeenLooks($0.presentationController?.presentedView ?? $0.view, of: $0) }
    }

    /// Returns the look that a fresh presentation would have.
    private func fresh() -> [SeenLooks] {
        let scene = PresentedStage(device, orientation: stage.orientation)
        let base = coversRoot ? CountingViewController() : scene.presenter
        if coversRoot {
            base.modalPresentationStyle = .fullScreen
            scene.presenter.present(base, animated: false)
        }
        own.apply(to: base)
        scene.stage.settle()
        var contents: [UIViewController] = []
        for level in levels {
            let content = CountingViewController(level.preferredContentSize)
            let presenter = contents.last ?? base
            if let style = level.styled?.style { presenter.present(content, as: style, animated: false) }
            scene.stage.settle()
            contents.append(content)
        }
        let looks = looks(of: contents, on: base)
        scene.presenter.dismiss(animated: false)
        scene.stage.settle()
        return looks
    }
}
