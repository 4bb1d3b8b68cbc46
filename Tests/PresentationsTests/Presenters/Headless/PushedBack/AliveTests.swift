import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// A presenter that stands back goes on living.
@MainActor
struct AliveTests {
    @Test("What changes in it shows, its layout runs, and it stays in the window")
    func changes() throws {
        let stage = Stage(.iPhone15)
        let presenter = LaidOutViewController()
        presenter.body.accessibilityIdentifier = "body"
        stage.show(presenter)
        presenter.presentAsCard(
            CountingViewController(CGSize(width: 0, height: 240)), style: Card(presenter: .pushedBack()))
        stage.settle()
        let before = stage.svg
        presenter.forgetLayouts()
        presenter.body.backgroundColor = .systemPink
        presenter.additionalSafeAreaInsets.left += 20
        stage.settle()
        #expect(presenter.view.window === stage.window)
        #expect(presenter.layouts == 1)
        #expect(presenter.body.frame == CGRect(x: 20, y: 59, width: 373, height: 759))
        #expect(stage.svg != before)
    }

    @Test("Its animations and display links go on")
    func motion() throws {
        let back = StandingBack()
        let ball = UIView(frame: CGRect(x: 0, y: 100, width: 20, height: 20))
        back.view.addSubview(ball)
        var frames = 0
        let target = ActionTarget { frames += 1 }
        let link = CADisplayLink(target: target, selector: ActionTarget.action)
        link.add(to: .main, forMode: .common)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { ball.center.x = 110 }
        back.stage.advance(by: 0.5)
        #expect(abs(try visible(ball).position.x - 60) < 0.01)
        #expect(frames >= 29)
        link.invalidate()
    }

    @Test("Beside a sheet that does not dim it, it is touched where it is seen")
    func touched() {
        let back = StandingBack(HalfSheet(largestUndimmedDetentIdentifier: .medium, presenter: .pushedBack()))
        let button = UIView(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        back.view.addSubview(button)
        let seen = button.convert(CGPoint(x: 50, y: 20), to: back.stage.window)
        #expect(abs(seen.x - 61.72) < 0.001)
        #expect(back.stage.window.hitTest(seen, with: nil) === button)
        #expect(back.stage.window.hitTest(CGPoint(x: 5, y: seen.y), with: nil) !== button)
    }

    @Test("It gets the new size and traits of a rotation while it is pushed back")
    func told() {
        let back = StandingBack()
        back.stage.rotate(to: .landscapeLeft)
        back.stage.settle()
        #expect(back.view.bounds.size == CGSize(width: 852, height: 393))
        #expect(back.scene.presenter.traitCollection.verticalSizeClass == .compact)
        #expect(back.scene.presenter.calls == [])
    }
}
