import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Two view controllers on a phone, and one operation that replaces the first by the second.
@MainActor
struct TransitionTheatre {
    enum Operation: CaseIterable {
        case push, pop, tabForward, tabBack, present, dismiss, presentFullScreen, dismissFullScreen

        var isForward: Bool {
            switch self {
            case .push, .tabForward, .present, .presentFullScreen: true
            case .pop, .tabBack, .dismiss, .dismissFullScreen: false
            }
        }

        /// True if the presenter stays in the window, so that its view is not in the context.
        var keepsPresenter: Bool { self == .present || self == .dismiss }
    }

    let stage: Stage
    let operation: Operation
    let conductor: TransitionConductor
    /// The outgoing controller.
    let first = CountingViewController()
    /// The incoming controller.
    let second = CountingViewController()
    private let root: UIViewController
    private let windowSubviews: Int

    init(
        _ operation: Operation, _ animation: TransitionAnimation,
        direction: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        self.operation = operation
        conductor = TransitionConductor(animation)
        stage = Stage(.iPhone15, layoutDirection: direction)
        first.view.backgroundColor = .systemTeal
        second.view.backgroundColor = .systemOrange
        switch operation {
        case .push, .pop:
            let navigation = UINavigationController(rootViewController: operation == .push ? first : second)
            if operation == .pop { navigation.pushViewController(first, animated: false) }
            navigation.delegate = conductor
            root = navigation
        case .tabForward, .tabBack:
            let tabs = UITabBarController()
            tabs.viewControllers = operation == .tabForward ? [first, second] : [second, first]
            tabs.selectedIndex = operation == .tabForward ? 0 : 1
            tabs.delegate = conductor
            root = tabs
        case .present, .presentFullScreen: root = first
        case .dismiss, .dismissFullScreen: root = second
        }
        stage.show(root)
        windowSubviews = stage.window.subviews.count
        let presented = operation.isForward ? second : first
        presented.modalPresentationStyle = operation.keepsPresenter ? .custom : .fullScreen
        presented.transitioningDelegate = conductor
        if operation == .dismiss || operation == .dismissFullScreen {
            root.present(presented, animated: false)
            stage.settle()
            conductor.forgetEnds()
        }
    }

    /// Requests the operation; it begins in the next turn.
    func request() {
        switch operation {
        case .push: (root as? UINavigationController)?.pushViewController(second, animated: true)
        case .pop: (root as? UINavigationController)?.popViewController(animated: true)
        case .tabForward: (root as? UITabBarController)?.selectedIndex = 1
        case .tabBack: (root as? UITabBarController)?.selectedIndex = 0
        case .present, .presentFullScreen: first.present(second, animated: true)
        case .dismiss, .dismissFullScreen: first.dismiss(animated: true)
        }
    }

    /// Begins the operation with an interaction, and lets it reach that fraction.
    func drive(to share: CGFloat) -> TransitionInteraction {
        let interaction = TransitionInteraction()
        conductor.interaction = interaction
        request()
        interaction.update(share)
        stage.advance(by: 0.05)
        return interaction
    }

    /// Returns the faults now that nothing moves any more; none if all is well.
    func faults(completed: Bool) -> [String] {
        var faults: [String] = []
        func expect(_ condition: Bool, _ sentence: String) {
            if !condition { faults.append(sentence) }
        }
        let (staying, gone) = completed ? (second, first) : (first, second)
        for (name, view) in [("first", first.view), ("second", second.view)] {
            guard let view else { continue }
            expect(view.transform == .identity, "the \(name) view's transform is \(view.transform)")
            expect(CATransform3DIsIdentity(view.transform3D), "the \(name) view's transform leaves the plane")
            let layer = view.layer
            expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5), "the \(name) view's anchor is \(layer.anchorPoint)")
            expect(layer.anchorPointZ == 0, "the \(name) view's anchor is \(layer.anchorPointZ) in front of it")
            expect(layer.zPosition == 0, "the \(name) view is \(layer.zPosition) in front")
            expect(layer.isDoubleSided, "the \(name) view has one side only")
            expect(view.alpha == 1, "the \(name) view's alpha is \(view.alpha)")
            expect(!view.isHidden, "the \(name) view is hidden")
            expect(view.layer.animationKeys()?.isEmpty != false, "the \(name) view is animated still")
        }
        expect(staying.view.window === stage.window, "nobody stays in the window")
        let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
        expect(staying.view.frame == screen, "the view that stays is at \(staying.view.frame)")
        let keeps = operation.keepsPresenter && (operation == .present) != completed
        if operation.keepsPresenter, gone === root {
            expect(gone.view.window === stage.window, "the presenter has left the window")
            expect(gone.view.frame == screen, "the presenter is at \(gone.view.frame)")
        } else {
            expect(gone.view.window == nil, "the view that has gone is in the window")
        }
        if !keeps || staying !== root {
            expect(staying.view.superview?.subviews == [staying.view], "something is left beside the view that stays")
        }
        let containers = root.presentedViewController != nil && operation.keepsPresenter ? 1 : 0
        expect(stage.window.subviews.count == windowSubviews + containers, "the window has other subviews")
        expect(conductor.ends == [completed], "the transition ended as \(conductor.ends)")
        expect(root.transitionCoordinator == nil, "a transition is under way still")
        return faults
    }
}
