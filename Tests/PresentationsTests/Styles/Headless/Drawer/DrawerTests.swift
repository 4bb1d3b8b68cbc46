import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A drawer on a screen.
@MainActor
struct DrawerTests {
    nonisolated static let sides = DrawerSide.all

    @Test("It comes from beyond its edge, its shadow included, and goes back there", arguments: sides)
    func slides(side: DrawerSide) throws {
        let shown = ShownDrawer(side, settles: false)
        shown.stage.advance(by: 0)
        // Its 320 points and 44 of its shadow.
        #expect(abs(shown.out - 364) < 1)
        shown.stage.advance(by: 0.1)
        let onItsWay = shown.out
        #expect(onItsWay > 5 && onItsWay < 300)
        shown.stage.settle()
        #expect(shown.frame == CGRect(x: side.restX, y: 0, width: 320, height: 852))
        #expect(shown.scene.view(named: "presentation.dimming")?.alpha == 1)
        let chrome = try #require(shown.scene.chrome)
        shown.scene.presenter.dismiss(animated: true)
        shown.stage.advance(by: 0.1)
        #expect(try (visible(chrome).frame.minX - side.restX) * side.out > 60)
        shown.stage.settle()
        #expect(!shown.isPresented)
        #expect(shown.stage.window.subviews == [shown.scene.presenter.view])
        #expect(shown.scene.presenter.calls == [])
    }

    @Test("Its corners are round away from the edge", arguments: sides)
    func corners(side: DrawerSide) throws {
        let shown = ShownDrawer(side)
        let clip = try #require(shown.scene.view(named: "presentation.clip"))
        #expect(clip.layer.cornerRadius == 16)
        #expect(
            clip.layer.maskedCorners
                == (side.isLeft
                    ? [.layerMaxXMinYCorner, .layerMaxXMaxYCorner] : [.layerMinXMinYCorner, .layerMinXMaxYCorner]))
    }

    @Test("The content keeps the safe areas of the top, the bottom and its edge, and has none on the other side (SA1)")
    func safeAreas() {
        let shown = ShownDrawer()
        #expect(shown.content.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        shown.stage.rotate(to: .landscapeLeft)
        shown.stage.settle()
        #expect(shown.frame == CGRect(x: 0, y: 0, width: 379, height: 393))
        #expect(shown.content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 0))
        let trailing = ShownDrawer(DrawerSide.all[1])
        trailing.stage.rotate(to: .landscapeRight)
        trailing.stage.settle()
        #expect(trailing.frame == CGRect(x: 473, y: 0, width: 379, height: 393))
        #expect(trailing.content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 59))
        trailing.stage.rotate(to: .portrait)
        trailing.stage.settle()
        #expect(trailing.frame == CGRect(x: 73, y: 0, width: 320, height: 852))
    }

    @Test("A tap beside it dismisses it, and one on it does not", arguments: sides)
    func tap(side: DrawerSide) {
        let shown = ShownDrawer(side)
        shown.stage.tap(at: CGPoint(x: side.restX + 160, y: 700))
        shown.stage.settle()
        #expect(shown.isPresented)
        shown.stage.tap(at: CGPoint(x: side.isLeft ? 360 : 33, y: 400))
        shown.stage.settle()
        #expect(!shown.isPresented)
        #expect(shown.delegate.calls == ["should", "will", "did"])
    }

    @Test("VoiceOver takes it for modal, and its escape gesture dismisses it")
    func voiceOver() {
        let shown = ShownDrawer()
        #expect(shown.scene.container?.accessibilityViewIsModal == true)
        #expect(shown.scene.view(named: "presentation.grabber")?.isAccessibilityElement == false)
        #expect(shown.scene.chrome?.accessibilityPerformEscape() == true)
        shown.stage.settle()
        #expect(!shown.isPresented)
        #expect(shown.delegate.calls == ["should", "will", "did"])
    }

    @Test("It changes sides with the direction of the language, and is then as if just presented")
    func flipped() {
        let shown = ShownDrawer()
        shown.stage.layoutDirection = .rightToLeft
        #expect(shown.frame == CGRect(x: 73, y: 0, width: 320, height: 852))
        let fresh = ShownDrawer(DrawerSide(edge: .leading, direction: .rightToLeft))
        #expect(WindowDump(shown.stage.window).differences(from: WindowDump(fresh.stage.window)) == [])
        shown.scene.presenter.dismiss(animated: true)
        shown.stage.advance(by: 0.2)
        #expect(shown.frame.minX > 200)
        shown.stage.settle()
        #expect(!shown.isPresented)
    }

    @Test("It changes at run time, in an animation: width, edge and all the rest")
    func changes() throws {
        let shown = ShownDrawer()
        let controller = try #require(shown.content.drawerPresentationController)
        controller.animateChanges { $0.width = .fixed(240) }
        #expect(shown.scene.chrome?.frame.width == 240)
        #expect(shown.frame.width == 320)
        shown.stage.settle()
        #expect(shown.frame == CGRect(x: 0, y: 0, width: 240, height: 852))
        controller.animateChanges {
            $0.edge = .trailing
            $0.cornerRadius = 30
        }
        shown.stage.settle()
        #expect(shown.frame == CGRect(x: 153, y: 0, width: 240, height: 852))
        #expect(controller.drawer.edge == .trailing)
        #expect(shown.scene.view(named: "presentation.clip")?.layer.cornerRadius == 30)
        // It leaves by the edge where it is now.
        shown.stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.1)
        shown.stage.settle()
        #expect(!shown.isPresented)
    }

    @Test("It is as wide as its content prefers, and follows that")
    func preferredWidth() {
        let shown = ShownDrawer()
        shown.content.preferredContentSize = CGSize(width: 250, height: 10)
        shown.stage.settle()
        #expect(shown.frame == CGRect(x: 0, y: 0, width: 250, height: 852))
    }

    @Test(
        "A keyboard covers it, unless it is to end there",
        arguments: [(KeyboardPolicy.none, 852), (.lift, 516), (.shrink, 516)] as [(KeyboardPolicy, CGFloat)])
    func keyboard(policy: KeyboardPolicy, height: CGFloat) {
        let shown = ShownDrawer(DrawerSide.all[0], Drawer(keyboard: policy))
        shown.stage.showKeyboard(height: 336)
        shown.stage.settle()
        #expect(shown.frame == CGRect(x: 0, y: 0, width: 320, height: height))
        shown.stage.hideKeyboard()
        shown.stage.settle()
        #expect(shown.frame == CGRect(x: 0, y: 0, width: 320, height: 852))
    }

    @Test("With another animation it comes by that, and still goes back to its edge by a finger", arguments: sides)
    func otherAnimation(side: DrawerSide) {
        let shown = ShownDrawer(side, Drawer(animation: .crossDissolve), settles: false)
        shown.stage.advance(by: 0.1)
        #expect(shown.out == 0)
        shown.stage.settle()
        shown.drag(100, duration: 1)
        #expect(abs(shown.out - 90) < 1)
        shown.stage.settle()
        shown.drag(200, duration: 0.1)
        shown.stage.settle()
        #expect(!shown.isPresented)
    }

    @Test("A child of what is presented finds the controller of the drawer, and other styles have none")
    func controller() {
        let shown = ShownDrawer()
        let child = UIViewController()
        shown.content.addChild(child)
        #expect(child.drawerPresentationController?.drawer == Drawer())
        #expect(shown.content.cardPresentationController == nil)
        #expect(shown.scene.presenter.drawerPresentationController == nil)
    }

    @Test("Only a leading or a trailing edge can be named, and leading is the default")
    func edges() {
        #expect(Drawer.Edge.allCases == [.leading, .trailing])
        #expect(Drawer().edge == .leading)
    }
}
