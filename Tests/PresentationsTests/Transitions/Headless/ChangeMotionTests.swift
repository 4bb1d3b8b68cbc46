import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// The animation of changes.
@MainActor
struct ChangeMotionTests {
    @Test("animateChanges moves from where the sheet was to where it is going, and stays attached meanwhile (F14)")
    func animateChanges() throws {
        let scene = PresentedStage()
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.settle()
        content.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
        #expect(try visible(scene.chrome).frame == CGRect(x: 0, y: 392, width: 393, height: 460))
        scene.stage.advance(by: 0.1)
        let halfway = try visible(scene.chrome).frame
        #expect(halfway.minY > 69 && halfway.minY < 392)
        #expect(abs(halfway.maxY - 852) < 1e-9)
        scene.stage.settle()
        #expect(try visible(scene.chrome).frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    }

    @Test("Each container is asked once for the transition inside it, however deep it is")
    func containersAskedOnce() {
        let stack = UINavigationController(rootViewController: UIViewController())
        var containers: [AskedContainer] = []
        for _ in 1...6 { containers.append(AskedContainer(around: containers.last ?? stack)) }
        let scene = PresentedStage()
        scene.stage.show(containers[5])
        scene.stage.settle()
        #expect(containers[5].contentCoordinator == nil)
        stack.pushViewController(UIViewController(), animated: true)
        scene.stage.advance(by: 0.05)
        containers.forEach { $0.questions = 0 }
        #expect(containers[5].contentCoordinator === stack.transitionCoordinator)
        #expect(stack.transitionCoordinator != nil)
        #expect(containers.map(\.questions) == [1, 1, 1, 1, 1, 1])
    }

    @Test("In animateChanges one dimming fades into another")
    func dimmingCrossFade() throws {
        let scene = PresentedStage()
        let content = scene.presentCard(Card())
        scene.stage.settle()
        content.cardPresentationController?.animateChanges { $0.dimming = .color(.systemIndigo) }
        scene.stage.advance(by: 0.05)
        let views = try #require(scene.container).subviews
        #expect(views.count == 3)
        let coming = try visible(views[0]).opacity
        let going = try visible(views[1]).opacity
        #expect(coming > 0 && coming < 1)
        #expect(abs(coming + going - 1) < 1e-6)
        scene.stage.settle()
        #expect(try #require(scene.container).subviews.count == 2)
        #expect(try #require(scene.container).subviews[0].backgroundColor == .systemIndigo)
    }

    @Test("A shape's shadow path is made once, however often the card is laid out")
    func shadowPathOnce() throws {
        let scene = PresentedStage()
        _ = scene.presentCard(Card())
        scene.stage.settle()
        let chrome = try #require(scene.chrome)
        let path = try #require(chrome.layer.shadowPath)
        for _ in 0..<5 {
            chrome.setNeedsLayout()
            scene.container?.setNeedsLayout()
            scene.stage.settle()
        }
        #expect(chrome.layer.shadowPath === path)
    }
}

private final class AskedContainer: UIViewController {
    var questions = 0

    init(around child: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
    }

    required init?(coder: NSCoder) { nil }

    override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        questions += 1
        return super.transitionCoordinator
    }
}
