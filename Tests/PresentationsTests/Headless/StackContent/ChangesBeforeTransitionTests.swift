import Foundation
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// Changes of a presentation that are made after a push or a pop was requested, and before UIKit has begun it.
@MainActor
@Suite("Changes before a transition of the content begins")
struct ChangesBeforeTransitionTests {
    enum Owner: CaseIterable { case presented, contained }
    enum Operation: CaseIterable { case push, pop, set }

    /// A half-sheet at its large detent, around a stack of two.
    @MainActor
    private struct Shown {
        let stage = Stage(.iPhone15)
        let home = UIViewController()
        let first = CountingViewController()
        let navigation: UINavigationController

        init(_ owner: Owner = .presented, second: UIViewController = CountingViewController()) {
            stage.show(home)
            navigation = UINavigationController(rootViewController: first)
            let style = HalfSheet(detents: [.medium(), .large()], selectedDetentIdentifier: .large)
            switch owner {
            case .presented: home.presentAsHalfSheet(navigation, style: style)
            case .contained: home.addHalfSheet(navigation, style: style, animated: false)
            }
            stage.settle()
            navigation.pushViewController(second, animated: false)
            stage.settle()
        }

        func request(_ operation: Operation, animated: Bool = true) {
            switch operation {
            case .push: navigation.pushViewController(CountingViewController(), animated: animated)
            case .pop: navigation.popViewController(animated: animated)
            case .set: navigation.setViewControllers([CountingViewController()], animated: animated)
            }
        }

        func selectMedium(completion: (() -> Void)? = nil) {
            controller?.animateChanges({ $0.selectedDetentIdentifier = .medium }, completion: completion)
        }

        var controller: HalfSheetPresentationController? { navigation.halfSheetPresentationController }
        var chrome: UIView? { controller?.presentedView }
        func top() throws -> CGFloat { try visible(chrome).frame.minY }

        /// The tops of the sheet, now and every 0.05 seconds.
        func tops(_ count: Int = 5) throws -> [CGFloat] {
            var tops: [CGFloat] = []
            for index in 0..<count {
                stage.advance(by: index == 0 ? 0 : 0.05)
                tops.append((try top() * 10).rounded() / 10)
            }
            return tops
        }
    }

    /// From large to medium by the spring of a push: critically damped, of 18.257 radians a second.
    private static let withPush: [CGFloat] = [69, 144, 245, 313.9, 353]

    @Test(
        "A change in the turn of a push, a pop or a replacement, or in the next one, moves the sheet within it",
        arguments: Owner.allCases, Operation.allCases)
    func together(owner: Owner, operation: Operation) throws {
        for isInNextTurn in [false, true] {
            let shown = Shown(owner)
            #expect(try shown.top() == 69)
            shown.request(operation)
            if isInNextTurn {
                DispatchQueue.main.async { shown.selectMedium() }
            } else {
                shown.selectMedium()
            }
            #expect(try shown.tops() == Self.withPush, "\(isInNextTurn)")
            shown.stage.settle()
            #expect(try #require(shown.chrome).frame == CGRect(x: 0, y: 392, width: 393, height: 460))
            #expect(shown.navigation.topViewController?.view.frame.height == 460)
            #expect(shown.controller?.halfSheet.selectedDetentIdentifier == .medium)
            // The next change is an ordinary one.
            shown.controller?.animateChanges { $0.selectedDetentIdentifier = .large }
            shown.stage.advance(by: 0.05)
            #expect(try shown.top() > 69)
            #expect(try shown.top() < 392)
            shown.stage.settle()
            #expect(try shown.top() == 69)
        }
    }

    @Test("Without an animation of the stack the change has its own", arguments: Owner.allCases, Operation.allCases)
    func unanimated(owner: Owner, operation: Operation) throws {
        let alone = Shown(owner)
        alone.selectMedium()
        let tops = try alone.tops()
        #expect(tops.first == 69)
        let shown = Shown(owner)
        shown.request(operation, animated: false)
        shown.selectMedium()
        #expect(try shown.tops() == tops)
        shown.stage.settle()
        #expect(try shown.top() == 392)
    }

    @Test("Two changes in one turn move together", arguments: Owner.allCases)
    func twice(owner: Owner) throws {
        let shown = Shown(owner)
        shown.request(.push)
        shown.controller?.animateChanges { $0.preferredCornerRadius = 40 }
        shown.selectMedium()
        shown.stage.advance(by: 0)
        let clip = try #require(shown.stage.window.firstView(named: "presentation.clip"))
        #expect(try visible(clip).cornerRadius == 12)
        shown.stage.advance(by: 0.1)
        // 54.48 per cent of the way.
        #expect(abs(try visible(clip).cornerRadius - 27.25) < 0.05)
        #expect(abs(try shown.top() - 245) < 0.05)
        shown.stage.settle()
        #expect(clip.layer.cornerRadius == 40)
        #expect(try shown.top() == 392)
    }

    @Test("A change without a movement is animated within the push as well")
    func cornersOnly() throws {
        let shown = Shown()
        shown.request(.pop)
        shown.controller?.animateChanges { $0.preferredCornerRadius = 40 }
        shown.stage.advance(by: 0.1)
        let clip = try #require(shown.stage.window.firstView(named: "presentation.clip"))
        #expect(abs(try visible(clip).cornerRadius - 27.25) < 0.05)
        #expect(try shown.top() == 69)
        shown.stage.settle()
        #expect(clip.layer.cornerRadius == 40)
    }

    @Test("A card changes its size and its corners within a push")
    func card() throws {
        let scene = PresentedStage()
        let navigation = UINavigationController(rootViewController: UIViewController())
        scene.presenter.presentAsCard(navigation, style: Card(size: .fixed(CGSize(width: 300, height: 300))))
        scene.stage.settle()
        #expect(try visible(scene.chrome).bounds.height == 300)
        navigation.pushViewController(UIViewController(), animated: true)
        navigation.cardPresentationController?.animateChanges {
            $0.size = .fixed(CGSize(width: 300, height: 500))
            $0.cornerRadius = 64
        }
        scene.stage.advance(by: 0)
        let clip = try #require(scene.view(named: "presentation.clip"))
        #expect(try visible(scene.chrome).bounds.height == 300)
        #expect(try visible(clip).cornerRadius == 24)
        scene.stage.advance(by: 0.1)
        #expect(abs(try visible(scene.chrome).bounds.height - 408.97) < 0.05)
        #expect(abs(try visible(clip).cornerRadius - 45.79) < 0.05)
        scene.stage.settle()
        #expect(try visible(scene.chrome).bounds.height == 500)
        #expect(clip.layer.cornerRadius == 64)
    }

    @Test("A preferred size of the presented stack that is set in animatePresentation moves within the push")
    func preferredSize() throws {
        let scene = PresentedStage()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.preferredContentSize = CGSize(width: 0, height: 300)
        scene.presenter.presentAsCard(navigation)
        scene.stage.settle()
        navigation.pushViewController(UIViewController(), animated: true)
        navigation.cardPresentationController?.animatePresentation {
            navigation.preferredContentSize.height = 500
        }
        scene.stage.advance(by: 0)
        #expect(try visible(scene.chrome).bounds.height == 300)
        scene.stage.advance(by: 0.1)
        #expect(abs(try visible(scene.chrome).bounds.height - 408.97) < 0.05)
        scene.stage.settle()
        #expect(try visible(scene.chrome).bounds.height == 500)
    }

    @Test("The pushed screen has its final layout before anything moves", arguments: Owner.allCases)
    func incoming(owner: Owner) throws {
        for identifier in [HalfSheet.Detent.Identifier.medium, .large] {
            let shown = Shown(owner)
            shown.controller?.halfSheet.selectedDetentIdentifier = identifier == .medium ? .large : .medium
            shown.stage.settle()
            let pushed = BottomViewController()
            shown.navigation.pushViewController(pushed, animated: true)
            shown.controller?.animateChanges { $0.selectedDetentIdentifier = identifier }
            for moment in [0, 0.03, 0.1, 0.2] {
                shown.stage.advance(by: moment)
                // 34 points of the safe area, and 20 more.
                let bottom: CGFloat = identifier == .medium ? 460 : 783
                #expect(
                    try visible(pushed.button).frame
                        == CGRect(x: 20, y: bottom - 34 - 20 - 50, width: 353, height: 50), "\(moment)")
                #expect(abs(try visible(pushed.view).bounds.height - visible(shown.chrome).bounds.height) < 0.001)
            }
            shown.stage.settle()
            #expect(pushed.button.frame.maxY == (identifier == .medium ? 406 : 729))
        }
    }

    @Test("A pop that a gesture of the app drives takes the change along, and undoes it when it is cancelled")
    func interactive() throws {
        for isCancelled in [true, false] {
            let shown = Shown()
            let delegate = DrivenPop()
            shown.navigation.delegate = delegate
            shown.request(.pop)
            var ends = 0
            shown.selectMedium { ends += 1 }
            shown.stage.advance(by: 0.05)
            #expect(try shown.top() == 69)
            delegate.interaction.update(0.5)
            shown.stage.advance(by: 0.05)
            // Half of the way, since a finger moves a transition linearly.
            #expect(abs(try shown.top() - 230.5) < 0.5)
            shown.stage.advance(by: 0.5)
            #expect(abs(try shown.top() - 230.5) < 0.5)
            #expect(ends == 0)
            if isCancelled { delegate.interaction.cancel() } else { delegate.interaction.finish() }
            shown.stage.settle()
            #expect(ends == 1)
            #expect(shown.navigation.viewControllers.count == (isCancelled ? 2 : 1))
            #expect(try #require(shown.chrome).frame.minY == (isCancelled ? 69 : 392))
            #expect(try shown.top() == (isCancelled ? 69 : 392))
            #expect(shown.controller?.halfSheet.selectedDetentIdentifier == (isCancelled ? .large : .medium))
            #expect(shown.navigation.topViewController?.view.frame.height == (isCancelled ? 783 : 460))
        }
    }

    @Test("The completion is called once, with the end of the transition that the change is a part of")
    func completions() {
        let shown = Shown()
        var ends: [String] = []
        shown.request(.push)
        shown.selectMedium { ends.append("medium") }
        shown.stage.advance(by: 0.1)
        #expect(ends.isEmpty)
        // That one has begun, so this change has its own animation.
        shown.controller?.animateChanges({ $0.selectedDetentIdentifier = .large }, completion: { ends.append("large") })
        shown.stage.settle()
        #expect(ends.sorted() == ["large", "medium"])
        #expect(shown.chrome?.frame.minY == 69)
    }

    @Test("With Reduce Motion the change takes effect immediately")
    func reduceMotion() throws {
        UIAccessibility.settings.isReduceMotionEnabled = true
        defer { UIAccessibility.settings.isReduceMotionEnabled = false }
        let shown = Shown()
        shown.request(.push)
        shown.selectMedium()
        #expect(try shown.tops() == [392, 392, 392, 392, 392])
    }

    @Test("Rotated before the push begins, the sheet is where a fresh one is", arguments: Owner.allCases)
    func rotation(owner: Owner) throws {
        let shown = Shown(owner)
        shown.controller?.halfSheet.prefersEdgeAttachedInCompactHeight = true
        shown.stage.settle()
        shown.request(.push)
        shown.selectMedium()
        shown.stage.rotate(to: .landscapeLeft)
        shown.stage.settle()
        // Medium is inactive there.
        #expect(try #require(shown.chrome).frame == CGRect(x: 59, y: 10, width: 734, height: 383))
        shown.stage.rotate(to: .portrait)
        shown.stage.settle()
        #expect(try #require(shown.chrome).frame == CGRect(x: 0, y: 392, width: 393, height: 460))
    }

    @Test("A sheet that goes before the push begins leaves nothing behind", arguments: Owner.allCases)
    func dismissal(owner: Owner) {
        let shown = Shown(owner)
        shown.request(.push)
        shown.selectMedium()
        switch owner {
        case .presented: shown.home.dismiss(animated: true)
        case .contained: shown.home.removeHalfSheet(shown.navigation)
        }
        shown.stage.settle()
        #expect(shown.home.presentedViewController == nil)
        #expect(shown.home.children.isEmpty)
        #expect(shown.stage.window.subviews == [shown.home.view])
        #expect(shown.home.view.subviews.isEmpty)
    }

    @Test("A stack that is replaced before its push begins does not keep the sheet from its layout")
    func replaced() throws {
        let scene = PresentedStage()
        let navigation = UINavigationController(rootViewController: UIViewController())
        let container = ReplaceableContentViewController(navigation)
        scene.presenter.presentAsHalfSheet(container, style: HalfSheet(selectedDetentIdentifier: .large))
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.minY == 69)
        navigation.pushViewController(UIViewController(), animated: true)
        navigation.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .medium }
        container.replaceContent(with: UIViewController(), animated: false)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.minY == 392)
    }
}

/// A screen with a button at its bottom.
private final class BottomViewController: UIViewController {
    let button = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        let area = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            button.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
            button.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
            button.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: -20),
            button.heightAnchor.constraint(equalToConstant: 50),
        ])
    }
}

/// Drives a pop by hand.
private final class DrivenPop: NSObject, UINavigationControllerDelegate {
    let interaction = UIPercentDrivenInteractiveTransition()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SlidingAnimator() }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

private final class SlidingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
        context.containerView.insertSubview(to, belowSubview: from)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            from.transform = CGAffineTransform(translationX: 393, y: 0)
        } completion: { _ in
            from.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
