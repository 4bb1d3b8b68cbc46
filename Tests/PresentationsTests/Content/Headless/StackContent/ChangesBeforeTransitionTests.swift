import Foundation
import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Changes of a presentation that are made after a push or a pop was requested, and before UIKit has begun it.
@MainActor
@Suite("Changes before a transition of the content begins")
struct ChangesBeforeTransitionTests {
    /// From large to medium by the spring of a push: critically damped, of 18.257 radians a second.
    private static let withPush: [CGFloat] = [69, 144, 245, 313.9, 353]

    @Test(
        "A change in the turn of a push, a pop or a replacement, or in the next one, moves the sheet within it",
        arguments: StackInSheet.Owner.allCases, StackInSheet.Operation.allCases)
    func together(owner: StackInSheet.Owner, operation: StackInSheet.Operation) throws {
        for isInNextTurn in [false, true] {
            let shown = StackInSheet(owner)
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

    @Test(
        "Without an animation of the stack the change has its own",
        arguments: StackInSheet.Owner.allCases, StackInSheet.Operation.allCases)
    func unanimated(owner: StackInSheet.Owner, operation: StackInSheet.Operation) throws {
        let alone = StackInSheet(owner)
        alone.selectMedium()
        let tops = try alone.tops()
        #expect(tops.first == 69)
        let shown = StackInSheet(owner)
        shown.request(operation, animated: false)
        shown.selectMedium()
        #expect(try shown.tops() == tops)
        shown.stage.settle()
        #expect(try shown.top() == 392)
    }

    @Test("Two changes in one turn move together", arguments: StackInSheet.Owner.allCases)
    func twice(owner: StackInSheet.Owner) throws {
        let shown = StackInSheet(owner)
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
        let shown = StackInSheet()
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

    @Test("A preferred size of the presented stack that is set in animateChanges moves within the push")
    func preferredSize() throws {
        let scene = PresentedStage()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.preferredContentSize = CGSize(width: 0, height: 300)
        scene.presenter.presentAsCard(navigation)
        scene.stage.settle()
        navigation.pushViewController(UIViewController(), animated: true)
        navigation.cardPresentationController?.animateChanges {
            navigation.preferredContentSize.height = 500
        }
        scene.stage.advance(by: 0)
        #expect(try visible(scene.chrome).bounds.height == 300)
        scene.stage.advance(by: 0.1)
        #expect(abs(try visible(scene.chrome).bounds.height - 408.97) < 0.05)
        scene.stage.settle()
        #expect(try visible(scene.chrome).bounds.height == 500)
    }

    @Test(
        "The pushed screen has its final layout before anything moves, also with a change alongside the push",
        arguments: StackInSheet.Owner.allCases, [false, true])
    func incoming(owner: StackInSheet.Owner, isAlongside: Bool) throws {
        for identifier in [HalfSheet.Detent.Identifier.medium, .large] {
            let shown = StackInSheet(owner)
            shown.controller?.halfSheet.selectedDetentIdentifier = identifier == .medium ? .large : .medium
            shown.stage.settle()
            let pushed = BottomViewController()
            shown.navigation.pushViewController(pushed, animated: true)
            let change = { shown.controller?.animateChanges { $0.selectedDetentIdentifier = identifier } }
            if isAlongside {
                shown.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in change() })
            } else {
                change()
            }
            for moment in [0, 0.03, 0.1, 0.2] {
                shown.stage.advance(by: moment)
                // 34 points of the safe area, and 20 more.
                let bottom: CGFloat = identifier == .medium ? 406 : 729
                #expect(
                    try visible(pushed.button).frame == CGRect(x: 20, y: bottom - 50, width: 353, height: 50),
                    "\(moment)")
                #expect(abs(try visible(pushed.view).bounds.height - visible(shown.chrome).bounds.height) < 0.001)
            }
            shown.stage.settle()
            #expect(pushed.button.frame.maxY == (identifier == .medium ? 406 : 729))
        }
    }

    @Test("A screen that lays out the window before it appears does not make the sheet jump")
    func layoutBeforehand() throws {
        let shown = StackInSheet()
        let pushed = EarlyViewController { [window = shown.stage.window] in window.layoutIfNeeded() }
        shown.navigation.pushViewController(pushed, animated: true)
        shown.selectMedium()
        #expect(try shown.tops() == Self.withPush)
        shown.stage.settle()
        #expect(try shown.top() == 392)
    }

    @Test("An animation of its own in viewWillAppear keeps its duration and its curve")
    func ownAnimation() throws {
        let shown = StackInSheet()
        let pushed = EarlyViewController { [controller = shown.controller] in
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                controller?.animateChanges { $0.selectedDetentIdentifier = .medium }
            }
        }
        shown.navigation.pushViewController(pushed, animated: true)
        shown.stage.advance(by: 0.5)
        #expect(abs(try shown.top() - 149.75) < 0.01)
        shown.stage.settle()
        #expect(try shown.top() == 392)
    }

    @Test("With a push to a taller screen, another change moves together with the new height")
    func fitting() throws {
        let scene = PresentedStage()
        let navigation = UINavigationController(rootViewController: ColumnViewController(heights: [100]))
        scene.presenter.presentAsHalfSheet(navigation, style: HalfSheet(detents: [.fitting()]))
        scene.stage.settle()
        // The bar of 54 with 10 above it, two margins of 20, and 34 of the safe area.
        #expect(try visible(scene.chrome).frame.minY == 614)
        let next = ColumnViewController(heights: [100, 190])
        navigation.pushViewController(next, animated: true)
        navigation.halfSheetPresentationController?.animateChanges { $0.preferredCornerRadius = 40 }
        scene.stage.advance(by: 0)
        let clip = try #require(scene.view(named: "presentation.clip"))
        #expect(try visible(scene.chrome).frame.minY == 614)
        #expect(try visible(clip).cornerRadius == 12)
        scene.stage.advance(by: 0.1)
        // 54.48 per cent of 200 points.
        #expect(abs(try visible(scene.chrome).frame.minY - 505.03) < 0.05)
        #expect(abs(try visible(clip).cornerRadius - 27.25) < 0.05)
        #expect(try visible(next.boxes[1]).frame == CGRect(x: 20, y: 194, width: 353, height: 190))
        scene.stage.settle()
        #expect(try visible(scene.chrome).frame.minY == 414)
    }

    @Test("A style for two widths moves its sheet within the push as well")
    func adaptive() throws {
        let scene = PresentedStage()
        let navigation = UINavigationController(rootViewController: UIViewController())
        scene.presenter.present(
            navigation, as: Adaptive(compact: HalfSheet(selectedDetentIdentifier: .large), regular: Popup()))
        scene.stage.settle()
        navigation.pushViewController(UIViewController(), animated: true)
        navigation.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .medium }
        scene.stage.advance(by: 0)
        #expect(try visible(scene.chrome).frame.minY == 69)
        scene.stage.advance(by: 0.1)
        #expect(abs(try visible(scene.chrome).frame.minY - 245) < 0.05)
        scene.stage.settle()
        #expect(try visible(scene.chrome).frame.minY == 392)
    }

    @Test("With Reduce Motion the change takes effect immediately")
    func reduceMotion() throws {
        UIAccessibility.settings.isReduceMotionEnabled = true
        defer { UIAccessibility.settings.isReduceMotionEnabled = false }
        let shown = StackInSheet()
        shown.request(.push)
        shown.selectMedium()
        #expect(try shown.tops() == [392, 392, 392, 392, 392])
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

/// Does something before it appears.
private final class EarlyViewController: UIViewController {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        action()
    }
}
