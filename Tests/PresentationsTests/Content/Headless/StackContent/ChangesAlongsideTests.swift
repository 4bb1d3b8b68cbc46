import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Changes of a presentation inside other animations, or along with a transition of its content.
@MainActor
@Suite("Changes along with something else")
struct ChangesAlongsideTests {
    private let scene = PresentedStage()

    private func top() throws -> CGFloat { try visible(scene.chrome).frame.minY }

    /// A stack of two in a half-sheet; the first controller changes the sheet when it comes back.
    private func present(
        _ style: HalfSheet, whenAppearing change: @escaping (UIViewController) -> Void
    ) -> UINavigationController {
        let first = ChangingViewController(change)
        let navigation = UINavigationController(rootViewController: first)
        scene.presenter.presentAsHalfSheet(navigation, style: style)
        scene.stage.settle()
        navigation.pushViewController(CountingViewController(CGSize(width: 0, height: 400)), animated: true)
        scene.stage.settle()
        first.isArmed = true
        return navigation
    }

    nonisolated static let detents: [[HalfSheet.Detent]] = [
        [.medium(), .large()], [.height(300), .medium(), .large()], [.fitting(), .medium(), .large()],
    ]

    private func selectMedium(_ controller: UIViewController) {
        controller.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .medium }
    }

    private func selectMediumAlongside(_ controller: UIViewController) {
        controller.transitionCoordinator?.animate(alongsideTransition: { [weak controller] _ in
            controller.map(selectMedium)
        })
    }

    @Test("Alongside a pop the sheet goes straight to the new detent, together with the pop", arguments: detents)
    func pop(detents: [HalfSheet.Detent]) throws {
        let change = selectMediumAlongside
        let navigation = present(
            HalfSheet(detents: detents, selectedDetentIdentifier: detents.count == 2 ? .large : detents[0].identifier),
            whenAppearing: change)
        let start = try top()
        #expect(start != 392)
        navigation.popViewController(animated: true)
        scene.stage.advance(by: 0)
        var last = try top()
        #expect(last == start)
        for _ in 0..<8 {
            scene.stage.advance(by: 0.03)
            let now = try top()
            let isOnItsWay = start < 392 ? now >= last && now < 392.001 : now <= last && now > 391.999
            #expect(isOnItsWay, "\(last), \(now)")
            // The same fraction of the way as the push.
            let going = try visible(navigation.view.firstView(where: { $0.bounds.width == 393 && $0.center.x > 393 }))
                .position.x
            #expect(abs((now - start) / (392 - start) - (going - 196.5) / 393) < 0.01)
            last = now
        }
        scene.stage.settle()
        #expect(try top() == 392)
        #expect(navigation.halfSheetPresentationController?.halfSheet.selectedDetentIdentifier == .medium)
    }

    @Test(
        "Under a finger that goes back the change follows the finger, and is taken back with the pop",
        arguments: detents)
    func takenBack(detents: [HalfSheet.Detent]) throws {
        for isAlongside in [true, false] {
            let scene = PresentedStage()
            let change = isAlongside ? selectMediumAlongside : selectMedium
            let first = ChangingViewController(change)
            let navigation = UINavigationController(rootViewController: first)
            let selected: HalfSheet.Detent.Identifier = detents.count == 2 ? .large : detents[0].identifier
            scene.presenter.presentAsHalfSheet(
                navigation, style: HalfSheet(detents: detents, selectedDetentIdentifier: selected))
            scene.stage.settle()
            navigation.pushViewController(CountingViewController(CGSize(width: 0, height: 400)), animated: true)
            scene.stage.settle()
            first.isArmed = true
            let start = try visible(scene.chrome).frame.minY
            scene.stage.touchDown(at: CGPoint(x: 2, y: 700))
            for x in stride(from: 10.0, through: 110, by: 10) { scene.stage.touchMoved(to: CGPoint(x: x, y: 700)) }
            scene.stage.advance(by: 0.02)
            let share = (try visible(scene.chrome).frame.minY - start) / (392 - start)
            #expect(abs(share - 0.25) < 0.04, "\(detents), \(isAlongside): \(share)")
            scene.stage.advance(by: 0.5)
            #expect(abs((try visible(scene.chrome).frame.minY - start) / (392 - start) - share) < 0.0001)
            for x in stride(from: 100.0, through: 10, by: -10) { scene.stage.touchMoved(to: CGPoint(x: x, y: 700)) }
            scene.stage.touchUp()
            scene.stage.settle()
            #expect(navigation.viewControllers.count == 2)
            #expect(try visible(scene.chrome).frame.minY == start)
            #expect(try #require(scene.chrome).frame.minY == start)
            #expect(navigation.halfSheetPresentationController?.halfSheet.selectedDetentIdentifier == selected)
            // The next one goes through.
            scene.stage.drag(from: CGPoint(x: 2, y: 700), to: CGPoint(x: 380, y: 700))
            scene.stage.settle()
            #expect(navigation.viewControllers.count == 1)
            #expect(try #require(scene.chrome).frame.minY == 392)
            #expect(navigation.halfSheetPresentationController?.halfSheet.selectedDetentIdentifier == .medium)
        }
    }

    @Test("What was changed once more meanwhile is not taken back")
    func changedOnceMore() throws {
        let navigation = present(
            HalfSheet(detents: [.height(300), .medium(), .large()]), whenAppearing: selectMedium)
        scene.stage.touchDown(at: CGPoint(x: 2, y: 700))
        for x in stride(from: 10.0, through: 110, by: 10) { scene.stage.touchMoved(to: CGPoint(x: x, y: 700)) }
        navigation.halfSheetPresentationController?.halfSheet.selectedDetentIdentifier = .large
        for x in stride(from: 100.0, through: 10, by: -10) { scene.stage.touchMoved(to: CGPoint(x: x, y: 700)) }
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(navigation.viewControllers.count == 2)
        #expect(try #require(scene.chrome).frame.minY == 69)
    }

    @Test("Cards, popups and drawers go along as well", arguments: [0, 1, 2])
    func others(form: Int) throws {
        let first = ChangingViewController { controller in
            controller.transitionCoordinator?.animate(alongsideTransition: { [weak controller] _ in
                controller?.cardPresentationController?.animateChanges { $0.margins.bottom = 112 }
                controller?.popupPresentationController?.animateChanges { $0.offset.y = -100 }
                controller?.drawerPresentationController?.animateChanges { $0.width = .fixed(220) }
            })
        }
        let navigation = UINavigationController(rootViewController: first)
        let size = PresentationSize.fixed(CGSize(width: 300, height: 300))
        switch form {
        case 0: scene.presenter.presentAsCard(navigation, style: Card(size: size))
        case 1: scene.presenter.presentAsPopup(navigation, style: Popup(size: size))
        default: scene.presenter.presentAsDrawer(navigation, style: Drawer(width: .fixed(320)))
        }
        scene.stage.settle()
        let place = try #require(scene.chrome).frame
        navigation.pushViewController(UIViewController(), animated: false)
        scene.stage.settle()
        first.isArmed = true
        navigation.popViewController(animated: true)
        scene.stage.advance(by: 0.1)
        let midway = try visible(scene.chrome).frame
        scene.stage.settle()
        let end = try #require(scene.chrome).frame
        let way = form == 2 ? place.width - end.width : place.minY - end.minY
        // Before, 34 points of safe area were its lower margin.
        #expect(abs(way - (form == 0 ? 78 : 100)) < 0.001)
        let done = form == 2 ? place.width - midway.width : place.minY - midway.minY
        // A critically damped spring of 18.257 radians a second after 0.1 seconds.
        #expect(abs(done / way - 0.545) < 0.005)
    }

    @Test("Inside an animation the change is a part of it, with its duration and its curve")
    func insideAnimation() throws {
        let content = scene.presentCard(Card(size: .fixed(CGSize(width: 300, height: 300))))
        scene.stage.settle()
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            content.cardPresentationController?.animateChanges { $0.margins.bottom = 112 }
        }
        scene.stage.advance(by: 0.5)
        #expect(abs(try top() - (518 - 78 * 0.25)) < 0.01)
        scene.stage.settle()
        #expect(try top() == 440)
    }

    @Test("Without animations inside an animation it is there at once")
    func withoutAnimation() throws {
        let content = scene.presentCard(Card(size: .fixed(CGSize(width: 300, height: 300))))
        scene.stage.settle()
        UIView.animate(withDuration: 2) {
            UIView.performWithoutAnimation {
                content.cardPresentationController?.animateChanges { $0.margins.bottom = 112 }
            }
        }
        #expect(try top() == 440)
    }

    @Test("Asked for when a rotation is announced, the change comes with the rotation")
    func rotation() throws {
        let content = RotatingViewController()
        scene.presenter.presentAsHalfSheet(
            content, style: HalfSheet(prefersEdgeAttachedInCompactHeight: true))
        scene.stage.settle()
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 59, y: 10, width: 734, height: 383))
        scene.stage.rotate(to: .portrait)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    }
}

/// Changes its presentation when it comes back.
private final class ChangingViewController: UIViewController {
    var isArmed = false
    private let change: (UIViewController) -> Void

    init(_ change: @escaping (UIViewController) -> Void) {
        self.change = change
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 0, height: 250)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if isArmed { change(self) }
    }
}

private final class RotatingViewController: UIViewController {
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
    }
}

extension UIView {
    fileprivate func firstView(where holds: (UIView) -> Bool) -> UIView? {
        if holds(self) { return self }
        for subview in subviews {
            if let found = subview.firstView(where: holds) { return found }
        }
        return nil
    }
}
