import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A menu beneath the screen, 280 points wide on a phone of 393 by 852.
@MainActor
struct MovedAsideTests {
    private let scene: PresentedStage
    private let menu = CountingViewController(CGSize(width: 280, height: 0))
    private var stage: Stage { scene.stage }
    private var home: UIView { scene.presenter.view }

    init() { scene = PresentedStage() }

    private func present(_ presenter: PresenterAppearance = .movedAside(), _ edge: Drawer.Edge = .leading) {
        menu.view.backgroundColor = .systemTeal
        scene.presenter.presentAsDrawer(menu, style: Drawer(edge: edge, presenter: presenter))
    }

    /// The edges where the screen and the menu meet, on the screen.
    private func edges(isRight: Bool = false) throws -> (menu: CGFloat, screen: CGFloat) {
        let (menu, screen) = (try visible(scene.chrome).frame, try visible(home).frame)
        return isRight ? (menu.minX, screen.maxX) : (menu.maxX, screen.minX)
    }

    private var menuOnScreen: CGFloat? { stage.visibleFrame(of: menu.view)?.minX }

    @Test("At rest the screen is aside by the width of the menu, which has no shadow and no round corners")
    func atRest() throws {
        present()
        stage.settle()
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 0, width: 280, height: 852))
        #expect(home.transform == CGAffineTransform(translationX: 280, y: 0))
        #expect(menuOnScreen == 0)
        let chrome = try #require(scene.chrome)
        #expect(chrome.layer.shadowOpacity == 0)
        #expect(scene.view(named: "presentation.clip")?.layer.cornerRadius == 0)
        let dimming = try #require(scene.view(named: "presentation.dimming"))
        #expect(dimming.frame == CGRect(x: 280, y: 0, width: 393, height: 852))
        #expect(dimming.alpha == 1)
    }

    @Test("On the way in the edges of both meet in each frame, and the menu lags behind by its parallax")
    func arrives() throws {
        present(.movedAside(parallax: 0.25))
        for _ in 1...12 {
            stage.advance(by: 1.0 / 30)
            let (menuEdge, screenEdge) = try edges()
            #expect(abs(menuEdge - screenEdge) < 0.01)
            let place = try #require(menuOnScreen)
            #expect(abs(place - (menuEdge - 280) * 0.25) < 0.01)
        }
        stage.settle()
        scene.presenter.dismiss(animated: true)
        for _ in 1...12 {
            stage.advance(by: 1.0 / 30)
            let (menuEdge, screenEdge) = try edges()
            #expect(abs(menuEdge - screenEdge) < 0.01)
        }
        stage.settle()
        #expect(home.transform == .identity)
        #expect(stage.window.subviews == [home])
    }

    @Test(
        "Under a finger the edges meet at each step, also inward, and the whole way after the release, in both directions",
        arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft], [Drawer.Edge.leading, .trailing])
    func dragged(direction: UITraitEnvironmentLayoutDirection, edge: Drawer.Edge) throws {
        let scene = PresentedStage(direction: direction)
        let home: UIView = scene.presenter.view
        let isRight = (edge == .trailing) != (direction == .rightToLeft)
        scene.presenter.presentAsDrawer(menu, style: Drawer(edge: edge, presenter: .movedAside()))
        scene.stage.settle()
        let sign: CGFloat = isRight ? 1 : -1
        func gap() throws -> CGFloat {
            let (menu, screen) = (try visible(scene.chrome).frame, try visible(home).frame)
            return isRight ? menu.minX - screen.maxX : menu.maxX - screen.minX
        }
        let start: CGFloat = isRight ? 250 : 143
        for release in [20, 200] as [CGFloat] {
            scene.stage.touchDown(at: CGPoint(x: start, y: 400))
            for way in [-60, 0, 40, 120, release] as [CGFloat] {
                scene.stage.advance(by: 0.1)
                scene.stage.touchMoved(to: CGPoint(x: start + sign * way, y: 400))
                #expect(abs(try gap()) < 0.34, "at \(way)")
            }
            scene.stage.advance(by: 0.3)
            scene.stage.touchUp()
            for _ in 1...15 {
                scene.stage.advance(by: 1.0 / 60)
                guard scene.chrome?.superview != nil else { break }
                #expect(abs(try gap()) < 0.34, "after \(release)")
            }
            scene.stage.settle()
        }
        #expect(scene.presenter.presentedViewController == nil)
        #expect(home.transform == .identity)
        #expect(scene.stage.window.subviews == [home])
    }

    @Test("A drag that is brought back leaves the screen aside, and the next one works")
    func broughtBack() throws {
        present()
        stage.settle()
        for _ in 1...2 {
            stage.drag(from: CGPoint(x: 140, y: 400), to: CGPoint(x: 100, y: 400), duration: 1)
            stage.settle()
            #expect(home.transform == CGAffineTransform(translationX: 280, y: 0))
            #expect(menuOnScreen == 0)
        }
    }

    @Test("A finger that catches the arriving menu holds both, edge to edge")
    func caught() throws {
        present()
        stage.advance(by: 0.12)
        let (before, _) = try edges()
        #expect(before < 270)
        stage.touchDown(at: CGPoint(x: 20, y: 400))
        stage.advance(by: 0.1)
        let (menuEdge, screenEdge) = try edges()
        #expect(abs(menuEdge - screenEdge) < 1)
        #expect(abs(menuEdge - before) < 2)
        stage.touchUp()
        stage.settle()
        #expect(home.transform == CGAffineTransform(translationX: 280, y: 0))
    }

    @Test("A scaled screen keeps its edge at the menu, has round corners, and leaves the menu's colour around it")
    func scaled() throws {
        present(.movedAside(scale: 0.8))
        stage.settle()
        #expect(abs(home.frame.minX - 280) < 0.001)
        #expect(abs(home.frame.width - 314.4) < 0.001)
        #expect(abs(home.frame.minY - 85.2) < 0.001)
        #expect(home.layer.cornerRadius == 12)
        let backdrop = try #require(scene.view(named: "presentation.backdrop"))
        #expect(backdrop.frame == stage.window.bounds)
        #expect(backdrop.backgroundColor == UIColor.systemTeal.resolvedColor(with: menu.traitCollection))
        #expect(stage.window.subviews.first === backdrop)
        let dimming = try #require(scene.view(named: "presentation.dimming"))
        #expect(abs(dimming.frame.minX - 280) < 0.001 && abs(dimming.frame.width - 314.4) < 0.001)
        #expect(dimming.layer.cornerRadius == 12)
        scene.presenter.dismiss(animated: true)
        stage.settle()
        #expect(stage.window.subviews == [home])
        #expect(home.layer.cornerRadius == 0 && home.transform == .identity)
    }

    @Test("A tap on the screen that is aside dismisses, and it receives no touches")
    func tap() {
        present()
        stage.settle()
        stage.tap(at: CGPoint(x: 340, y: 400))
        stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("From an edge it follows the finger as well")
    func fromEdge() throws {
        let scene = EdgeStage(.leading, as: Drawer(presenter: .movedAside()))
        scene.comeIn(0.5)
        let screen = try visible(scene.scene.presenter.view).frame
        let menu = try visible(scene.scene.chrome).frame
        #expect(screen.minX > 40)
        #expect(abs(menu.maxX - screen.minX) < 0.5)
        scene.letGo()
    }

    @Test("Rotated, the screen is aside by the menu's new width")
    func rotated() {
        present()
        stage.settle()
        stage.rotate(to: .landscapeLeft)
        stage.settle()
        let width = scene.chrome?.frame.width ?? 0
        #expect(width > 280)
        #expect(home.transform == CGAffineTransform(translationX: width, y: 0))
        #expect(home.bounds.size == CGSize(width: 852, height: 393))
        scene.presenter.dismiss(animated: false)
        stage.settle()
        #expect(home.frame == CGRect(x: 0, y: 0, width: 852, height: 393))
    }

    @Test("A card away from the edge and a sheet with detents leave the screen in place, and keep their look")
    func noEffect() {
        for style in [
            Card(presenter: .movedAside()) as any PresentationStyle, HalfSheet(presenter: .movedAside()),
        ] {
            scene.presenter.present(CountingViewController(CGSize(width: 200, height: 200)), as: style)
            stage.settle()
            #expect(home.transform == .identity)
            #expect(scene.chrome?.layer.shadowOpacity == 0.2)
            scene.presenter.dismiss(animated: false)
            stage.settle()
        }
    }

    @Test("With Reduce Motion the drawer comes as without it")
    func reduceMotion() {
        Stage.isReduceMotionEnabled = true
        defer { Stage.isReduceMotionEnabled = false }
        present()
        stage.settle()
        #expect(home.transform == .identity)
        #expect(scene.chrome?.layer.shadowOpacity == 0.2)
    }

    @Test("A change at run time moves the screen aside and back")
    func changed() {
        present(.unchanged)
        stage.settle()
        menu.drawerPresentationController?.animateChanges { $0.presenter = .movedAside(scale: 0.9) }
        stage.settle()
        #expect(abs(home.frame.minX - 280) < 0.001)
        menu.drawerPresentationController?.animateChanges { $0.dimming = .dimmed(0.7) }
        stage.settle()
        let dimming = scene.view(named: "presentation.dimming")
        #expect(dimming.map { abs($0.frame.minX - 280) < 0.001 } == true)
        menu.drawerPresentationController?.animateChanges { $0.presenter = .pushedBack(scale: 0.9) }
        stage.settle()
        #expect(dimming?.frame == stage.window.bounds)
        #expect(abs(home.frame.midX - 196.5) < 0.001)
        menu.drawerPresentationController?.animateChanges { $0.presenter = .unchanged }
        stage.settle()
        #expect(home.transform == .identity)
        #expect(scene.view(named: "presentation.backdrop") == nil)
        #expect(scene.chrome?.layer.shadowOpacity == 0.2)
    }

    @Test("Values that cannot be drawn count as the defaults")
    func unusable() {
        present(.movedAside(scale: .nan, parallax: .nan))
        stage.settle()
        #expect(home.transform == CGAffineTransform(translationX: 280, y: 0))
    }
}
