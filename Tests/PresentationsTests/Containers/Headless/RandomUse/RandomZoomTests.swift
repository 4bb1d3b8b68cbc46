import KitTestSupport
import Presentations
import PresentationsTesting
import SeededRandom
import Testing
import UIKit

/// Zooms whose source is added and removed, under fingers and code, at any time: in the end everything is as before. A
/// failure names the seed.
@MainActor
struct RandomZoomTests {
    /// A page of a stack that presents a card or pushes a page, out of one of two sources.
    @MainActor
    private final class Run {
        private var generator: SeededGenerator
        let stage = Stage(.iPhone15)
        let root = CountingViewController()
        let card = CountingViewController(CGSize(width: 300, height: 340))
        let page = CountingViewController()
        let navigation: UINavigationController
        let sources = [
            UIView(frame: CGRect(x: 40, y: 220, width: 80, height: 80)),
            UIView(frame: CGRect(x: 250, y: 500, width: 60, height: 120)),
        ]
        private let targets: [UIView]
        private(set) var log: [String] = []
        private var finger: CGPoint?

        init(seed: Int) {
            generator = SeededGenerator(seed: seed)
            targets = [
                UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)),
                UIView(frame: CGRect(x: 0, y: 200, width: 393, height: 300)),
            ]
            navigation = UINavigationController(rootViewController: root)
            sources.forEach(root.view.addSubview)
            card.view.addSubview(targets[0])
            page.view.addSubview(targets[1])
            navigation.use(NavigationTransition(push: .zoom(from: sources[0], to: targets[1])))
            stage.show(navigation)
            stage.settle()
        }

        func act() {
            let source = sources[generator.int(below: 2)]
            switch generator.int(below: 14) {
            case 0, 1: present(source)
            case 2:
                note("dismiss")
                if navigation.presentedViewController?.isBeingDismissed == false {
                    navigation.dismiss(animated: generator.chance(80))
                }
            case 3:
                note("push")
                if navigation.viewControllers.count == 1, navigation.transitionCoordinator == nil,
                    navigation.presentedViewController == nil
                {
                    navigation.pushViewController(page, animated: generator.chance(80))
                }
            case 4:
                note("pop")
                if navigation.transitionCoordinator == nil {
                    navigation.popViewController(animated: generator.chance(80))
                }
            case 5:
                note("remove")
                if source.superview != nil { source.removeFromSuperview() } else { root.view.addSubview(source) }
            case 6:
                note("hide")
                source.isHidden.toggle()
            case 7:
                note("animation")
                guard card.presentingViewController != nil else { break }
                card.cardPresentationController?.card.animation = generator.pick(
                    .zoom(from: source, to: targets[0]), .zoom(from: source), .crossDissolve)
            case 8 where generator.chance(30):
                note("rotate")
                stage.rotate(to: generator.pick(.portrait, .landscapeLeft))
            case 9 where generator.chance(30):
                note("refuse")
                card.isModalInPresentation.toggle()
            default: drag()
            }
            stage.advance(by: Double(generator.number(0...0.25)))
        }

        private func present(_ source: UIView) {
            note("present")
            guard navigation.presentedViewController == nil, navigation.transitionCoordinator == nil else { return }
            let target = generator.pick(targets[0], nil)
            navigation.presentAsCard(
                card,
                style: Card(
                    size: generator.pick(.fixed(CGSize(width: 300, height: 340)), .fraction(width: 1, height: 1)),
                    presenter: generator.pick(.unchanged, .pushedBack()), animation: .zoom(from: source, to: target)),
                animated: generator.chance(80))
        }

        /// Lands, moves or lifts.
        private func drag() {
            guard let last = finger else {
                note("down")
                let point = CGPoint(x: generator.number(60...330), y: generator.number(150...780))
                finger = point
                return stage.touchDown(at: point)
            }
            if generator.chance(40) { return lift() }
            note("move")
            let way = CGPoint(x: generator.number(-120...120), y: generator.number(-100...300))
            for step in 1...5 {
                stage.advance(by: 1.0 / 60)
                let share = CGFloat(step) / 5
                stage.touchMoved(to: CGPoint(x: last.x + way.x * share, y: last.y + way.y * share))
            }
            finger = CGPoint(x: last.x + way.x, y: last.y + way.y)
        }

        private func lift() {
            note("up")
            if finger != nil { stage.touchUp() }
            finger = nil
        }

        private func note(_ action: String) { log.append(action) }

        /// Returns the fault when nothing moves any more.
        func faults() -> [String] {
            lift()
            stage.settle()
            var faults: [String] = []
            // Without a presentation UIKit would make a presentation controller (C77).
            if card.presentingViewController != nil, let chrome = card.presentationController?.presentedView {
                if chrome.mask != nil { faults.append("the card is clipped") }
                if chrome.transform != .identity || chrome.alpha != 1 {
                    faults.append("the card is \(chrome.transform), \(chrome.alpha)")
                }
                let frame = card.presentationController?.frameOfPresentedViewInContainerView ?? .zero
                if !chrome.frame.isNear(frame) { faults.append("the card is at \(chrome.frame) instead of \(frame)") }
                navigation.dismiss(animated: false)
                stage.settle()
            }
            if navigation.presentedViewController != nil { faults.append("the card stays") }
            for source in sources where source.alpha != 1 { faults.append("a source has an alpha of \(source.alpha)") }
            for view in [card.view, page.view, root.view] {
                guard let view else { continue }
                if view.mask != nil || view.transform != .identity || view.alpha != 1 {
                    faults.append("a view is changed")
                }
            }
            guard let top = navigation.topViewController else { return faults + ["empty"] }
            return faults + flaws(of: top, in: navigation)
        }
    }

    @Test(
        "Whatever happens meanwhile, views, sources and the stack are as before",
        arguments: Shard.sweeps.part(of: 1...60))
    func anything(seed: Int) {
        let run = Run(seed: seed)
        for _ in 0..<6 {
            for _ in 0..<12 { run.act() }
            let faults = run.faults()
            #expect(faults.isEmpty, "seed \(seed), after \(run.log.suffix(16)): \(faults)")
            if !faults.isEmpty { return }
        }
    }
}
