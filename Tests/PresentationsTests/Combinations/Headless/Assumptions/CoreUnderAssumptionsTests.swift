import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Everyday uses of the kit, under each answer to each open question about UIKit: the outcome is the same.
///
/// `.ci/assumptions` runs all of the kit's tests that compare no picture, under the same answers and under
/// combinations.
@MainActor
struct CoreUnderAssumptionsTests {
    private func frame(_ scene: PresentedStage) -> CGRect? { scene.chrome?.frame }

    @Test("Every style comes to its place and leaves (Q-1)", arguments: Answer.all)
    func styles(answer: Answer) {
        let styles: [(any PresentationStyle, CGRect)] = [
            (Card(), CGRect(x: 12, y: 478, width: 369, height: 340)),
            (HalfSheet(), CGRect(x: 0, y: 392, width: 393, height: 460)),
            (Popup(offset: CGPoint(x: 0.5, y: 0.5)), CGRect(x: 37, y: 269, width: 320, height: 340)),
        ]
        for (style, place) in styles {
            answer.run { scene in
                let content = CountingViewController(CGSize(width: 0, height: 340))
                scene.presenter.present(content, as: style)
                scene.stage.settle()
                #expect(frame(scene) == place)
                #expect(content.calls == ["willAppear", "didAppear"])
            }
        }
    }

    @Test("A half-sheet follows the finger to its large detent, back, and out", arguments: Answer.all)
    func drag(answer: Answer) {
        answer.run { scene in
            let content = CountingViewController()
            scene.presenter.presentAsHalfSheet(content)
            scene.stage.settle()
            scene.stage.drag(from: CGPoint(x: 196, y: 450), to: CGPoint(x: 196, y: 130), duration: 0.3)
            scene.stage.settle()
            #expect(frame(scene) == CGRect(x: 0, y: 69, width: 393, height: 783))
            scene.stage.drag(from: CGPoint(x: 196, y: 100), to: CGPoint(x: 196, y: 420), duration: 0.3)
            scene.stage.settle()
            #expect(frame(scene) == CGRect(x: 0, y: 392, width: 393, height: 460))
            scene.stage.touchDown(at: CGPoint(x: 196, y: 450))
            scene.stage.touchMoved(to: CGPoint(x: 196, y: 461))
            scene.stage.touchMoved(to: CGPoint(x: 196, y: 560))
            #expect(content.isBeingDismissed)
            #expect(scene.chrome?.frame.minY == 492)
            scene.stage.touchMoved(to: CGPoint(x: 196, y: 462))
            scene.stage.advance(by: 0.3)
            scene.stage.touchUp()
            scene.stage.settle()
            #expect(frame(scene) == CGRect(x: 0, y: 392, width: 393, height: 460))
            #expect(!content.isBeingDismissed)
            scene.stage.drag(from: CGPoint(x: 196, y: 450), to: CGPoint(x: 196, y: 840), duration: 0.2)
            scene.stage.settle()
            #expect(scene.presenter.presentedViewController == nil)
        }
    }

    @Test(
        "A view whose dismissal is cancelled moves from the finger to its place, by small steps (Q-18)",
        arguments: Answer.all)
    func cancelled(answer: Answer) throws {
        try answer.run { scene in
            let content = CountingViewController()
            scene.presenter.presentAsHalfSheet(content)
            scene.stage.settle()
            scene.stage.touchDown(at: CGPoint(x: 196, y: 450))
            scene.stage.touchMoved(to: CGPoint(x: 196, y: 461))
            scene.stage.touchMoved(to: CGPoint(x: 196, y: 551))
            #expect(content.isBeingDismissed)
            scene.stage.advance(by: 0.3)
            var positions = [try visible(scene.chrome).frame.minY]
            #expect(positions == [483])
            scene.stage.touchUp()
            for _ in 0..<60 {
                scene.stage.advance(by: 1 / 60.0)
                positions.append(try visible(scene.chrome).frame.minY)
            }
            let steps = zip(positions, positions.dropFirst()).map(-)
            #expect(steps.allSatisfy { $0 >= -0.5 && $0 < 25 })
            #expect(steps.filter { $0 > 1 }.count >= 10)
            #expect(try #require(positions.last).rounded() == 392)
            scene.stage.settle()
            #expect(frame(scene) == CGRect(x: 0, y: 392, width: 393, height: 460))
            #expect(!content.isBeingDismissed)
        }
    }

    @Test("A presentation and a dismissal are caught on their way", arguments: Answer.all)
    func caught(answer: Answer) throws {
        try answer.run { scene in
            scene.presenter.presentAsHalfSheet(CountingViewController())
            scene.stage.advance(by: 0.15)
            try catchSheet(scene)
            scene.presenter.dismiss(animated: true)
            scene.stage.advance(by: 0.1)
            try catchSheet(scene)
        }
    }

    /// A touch that UIKit allows under any answer needs a transition with an interaction controller.
    private func catchSheet(_ scene: PresentedStage) throws {
        let shown = try visible(scene.chrome).frame.minY
        scene.stage.touchDown(at: CGPoint(x: 196, y: shown + 40))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: shown + 29))
        let before = try visible(scene.chrome).frame.minY
        scene.stage.touchMoved(to: CGPoint(x: 196, y: shown + 19))
        #expect(abs(try visible(scene.chrome).frame.minY - before + 10) <= 1)
        scene.stage.advance(by: 0.3)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(frame(scene) == CGRect(x: 0, y: 392, width: 393, height: 460))
    }

    @Test("A presentation requested during a dismissal comes after it (Q-2)", arguments: Answer.all)
    func queue(answer: Answer) {
        answer.run { scene in
            _ = scene.presentCard()
            scene.stage.settle()
            scene.presenter.dismiss(animated: true)
            scene.stage.advance(by: 0.1)
            let next = CountingViewController(CGSize(width: 0, height: 200))
            scene.presenter.presentAsPopup(next)
            scene.stage.settle()
            #expect(scene.presenter.presentedViewController === next)
        }
    }

    @Test("A stack of presentations is dismissed at once (Q-15)", arguments: Answer.all)
    func stack(answer: Answer) {
        answer.run { scene in
            let (first, second) = (CountingViewController(), CountingViewController())
            scene.presenter.presentAsCard(first, style: Card(presenter: .pushedBack()))
            scene.stage.settle()
            first.presentAsHalfSheet(second, style: HalfSheet(presenter: .faded()))
            scene.stage.settle()
            second.presentAsPopup(CountingViewController(CGSize(width: 0, height: 100)))
            scene.stage.settle()
        }
    }

    @Test("A sheet follows the size of its stack, by hand and by finger (Q-3, Q-4)", arguments: Answer.all)
    func stackContent(answer: Answer) {
        answer.run { scene in
            let (low, high) = (CountingViewController(), CountingViewController())
            low.preferredContentSize = CGSize(width: 0, height: 200)
            high.preferredContentSize = CGSize(width: 0, height: 400)
            let stack = UINavigationController(rootViewController: low)
            scene.presenter.presentAsHalfSheet(stack, style: HalfSheet(detents: [.fitting()]))
            scene.stage.settle()
            let lowFrame = frame(scene)
            stack.use(NavigationTransition())
            stack.pushViewController(high, animated: true)
            scene.stage.settle()
            #expect(frame(scene)?.height == (lowFrame?.height ?? 0) + 200)
            scene.stage.drag(from: CGPoint(x: 60, y: 700), to: CGPoint(x: 360, y: 700), duration: 0.4)
            scene.stage.settle()
            #expect(stack.topViewController === low)
            #expect(frame(scene) == lowFrame)
        }
    }

    @Test("A sheet grows, and then its content scrolls, in one touch and back (Q-5)", arguments: Answer.all)
    func handOff(answer: Answer) {
        answer.run { scene in
            let list = ListViewController(rows: 200)
            scene.presenter.presentAsHalfSheet(list)
            scene.stage.settle()
            scene.stage.touchDown(at: CGPoint(x: 196, y: 600))
            scene.stage.touchMoved(to: CGPoint(x: 196, y: 200))
            #expect(frame(scene)?.minY == 69)
            #expect(list.scrollView.contentOffset.y == 67)
            for y in stride(from: CGFloat(210), through: 600, by: 10) {
                scene.stage.advance(by: 0.01)
                scene.stage.touchMoved(to: CGPoint(x: 196, y: y))
            }
            #expect(frame(scene)?.minY == 402)
            #expect(list.scrollView.contentOffset.y == 0)
            scene.stage.advance(by: 0.3)
            scene.stage.touchUp()
            scene.stage.settle()
            #expect(frame(scene) == CGRect(x: 0, y: 392, width: 393, height: 460))
        }
    }

    @Test("Content that Auto Layout measures is measured, and everything comes to rest (Q-4)", arguments: Answer.all)
    func measuredContent(answer: Answer) {
        answer.run { scene in
            let content = ColumnViewController(heights: [100, 120])
            scene.presenter.presentAsHalfSheet(content, style: HalfSheet(detents: [.fitting(), .large()]))
            scene.stage.settle()
            // 20 + 100 + 10 + 120 + 20, and the inset of 34.
            #expect(frame(scene) == CGRect(x: 0, y: 548, width: 393, height: 304))
            content.heightConstraints[0].constant = 200
            content.reportContentChange()
            scene.stage.settle()
            #expect(frame(scene)?.height == 404)
            content.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
            scene.stage.settle()
            #expect(frame(scene)?.height == 783)
        }
    }

    @Test(
        "What is pushed in a sheet and prefers no size is measured, whatever was there before (Q-3)",
        arguments: Answer.all)
    func measuredInStack(answer: Answer) {
        answer.run { scene in
            let stack = UINavigationController(
                rootViewController: CountingViewController(CGSize(width: 0, height: 300)))
            scene.presenter.presentAsHalfSheet(stack, style: HalfSheet(detents: [.fitting()]))
            scene.stage.settle()
            #expect(frame(scene)?.height == 334)
            stack.pushViewController(ColumnViewController(heights: [100]), animated: true)
            scene.stage.settle()
            // 20 + 100 + 20, the bar of 54 with 10 above it, the inset of 34.
            #expect(frame(scene)?.height == 238)
        }
    }

    @Test("A card makes room for the keyboard, and takes it back (Q-12)", arguments: Answer.all)
    func keyboard(answer: Answer) {
        answer.run { scene in
            _ = scene.presentCard()
            scene.stage.settle()
            scene.stage.showKeyboard(height: 336)
            scene.stage.settle()
            #expect(frame(scene)?.maxY == 504)
            scene.stage.hideKeyboard()
            scene.stage.settle()
            #expect(frame(scene) == CGRect(x: 12, y: 478, width: 369, height: 340))
        }
    }

    @Test("A rotation and back leave a sheet and what is pushed back in place (Q-8, Q-11)", arguments: Answer.all)
    func rotation(answer: Answer) {
        answer.run { scene in
            let content = CountingViewController()
            scene.presenter.presentAsHalfSheet(content, style: HalfSheet(presenter: .pushedBack()))
            scene.stage.settle()
            scene.stage.rotate(to: .landscapeLeft)
            scene.stage.settle()
            #expect(frame(scene)?.width == 852)
            scene.stage.rotate(to: .portrait)
            scene.stage.settle()
            #expect(frame(scene) == CGRect(x: 0, y: 392, width: 393, height: 460))
            #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
        }
    }

    @Test("A pushed-back view comes forward with the finger that drags a sheet out (Q-9, Q-17)", arguments: Answer.all)
    func comingForward(answer: Answer) throws {
        try answer.run { scene in
            scene.presenter.presentAsHalfSheet(CountingViewController(), style: HalfSheet(presenter: .pushedBack()))
            scene.stage.settle()
            scene.stage.touchDown(at: CGPoint(x: 196, y: 500))
            for (finger, scale) in [(510, 0.92), (556, 0.928), (740, 0.96), (556, 0.928)] as [(CGFloat, CGFloat)] {
                scene.stage.touchMoved(to: CGPoint(x: 196, y: finger))
                scene.stage.advance(by: 1.0 / 60)
                let shown = try visible(scene.presenter.view).affineTransform().a
                #expect(abs(shown - scale) < 1e-4, "finger at \(finger)")
            }
            scene.stage.touchUp()
            scene.stage.settle()
        }
    }

    @Test("A drawer follows the finger from the edge, and back (Q-9, Q-10)", arguments: Answer.all)
    func edge(answer: Answer) {
        answer.run { scene in
            let menu = CountingViewController()
            scene.presenter.use(EdgePresentation(from: .leading, style: Drawer()) { menu })
            scene.stage.touchDown(at: CGPoint(x: 1, y: 400))
            scene.stage.touchMoved(to: CGPoint(x: 12, y: 400))
            scene.stage.touchMoved(to: CGPoint(x: 112, y: 400))
            scene.stage.advance(by: 0.1)
            let shown = scene.chrome?.layer.presentation()?.frame.maxX ?? 0
            #expect(shown > 40 && shown < 150)
            scene.stage.touchMoved(to: CGPoint(x: 330, y: 400))
            scene.stage.advance(by: 0.2)
            scene.stage.touchUp()
            scene.stage.settle()
            #expect(scene.presenter.presentedViewController === menu)
            #expect(menu.calls == ["willAppear", "didAppear"])
            #expect(frame(scene)?.minX == 0)
        }
    }

    @Test("A rest throws nothing, however velocities are reported (Q-16)", arguments: Answer.all)
    func rest(answer: Answer) {
        answer.run { scene in
            scene.presenter.presentAsHalfSheet(CountingViewController())
            scene.stage.settle()
            scene.stage.touchDown(at: CGPoint(x: 196, y: 450))
            for step in 1...6 {
                scene.stage.advance(by: 0.01)
                scene.stage.touchMoved(to: CGPoint(x: 196, y: 450 + CGFloat(step) * 20))
            }
            scene.stage.advance(by: 0.2)
            scene.stage.touchUp()
            scene.stage.settle()
            #expect(frame(scene) == CGRect(x: 0, y: 392, width: 393, height: 460))
        }
    }
}
