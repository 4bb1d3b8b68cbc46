import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// The height of the content while a finger moves a half-sheet between its detents, as in UIKit's own sheets (Z14).
///
/// On the phone of these tests the large detent is at 69 points from the top, the medium one at 392, and the screen ends at
/// 852, its safe area at 818.
@MainActor
struct LiveHeightTests {
    private let scene = PresentedStage()
    private let content = ToolbarViewController()

    private func present(_ style: HalfSheet = HalfSheet(), above bottom: CGFloat = 0) {
        scene.presenter.presentAsHalfSheet(content, style: style)
        scene.stage.settle()
        content.heights = []
    }

    /// Takes the sheet and moves it by a number of points, less the 10 that a pan needs to begin. Checks after each
    /// step.
    private func pull(by ways: CGFloat..., look: () -> Void = {}) {
        let start = scene.chrome.map { ViewGeometry(onScreen: $0).frame.minY + 20 } ?? 0
        scene.stage.touchDown(at: CGPoint(x: 196, y: start))
        for way in ways {
            scene.stage.advance(by: 1.0 / 120)
            scene.stage.touchMoved(to: CGPoint(x: 196, y: start + way + (ways[0] < 0 ? -10 : 10)))
            look()
        }
        scene.stage.advance(by: 1.0 / 120)
    }

    /// The frame of the bar in the window.
    private var bar: CGRect { content.bar.convert(content.bar.bounds, to: nil) }

    /// Lifts the finger after a rest.
    private func letGo() {
        scene.stage.advance(by: 0.2)
        scene.stage.touchUp()
        scene.stage.settle()
    }

    @Test("In every step the content has the visible height, and a bar pinned to its bottom stays where it is")
    func everyStep() throws {
        present()
        #expect(bar == CGRect(x: 0, y: 774, width: 393, height: 44))
        pull(by: -20, -40, -61.4, -200, -323, -100, -50) {
            #expect(bar == CGRect(x: 0, y: 774, width: 393, height: 44))
        }
        #expect(content.heights == [480, 500, 521 + 1.0 / 3, 660, 783, 560, 510])
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 342, width: 393, height: 510))
        letGo()
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 392, width: 393, height: 460))
    }

    @Test("From the largest detent it shrinks in the same way, and a sheet on its way out keeps the smallest height")
    func outward() {
        present(HalfSheet(selectedDetentIdentifier: .large))
        pull(by: 100, 323, 340, 400)
        #expect(content.heights == [683, 460])
        #expect(abs(content.bar.frame.maxY - 426) < 0.01)
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 469, width: 393, height: 460))
        letGo()
    }

    @Test("Beyond the largest detent the content keeps its height, and the background fills the gap")
    func stretched() throws {
        present(HalfSheet(selectedDetentIdentifier: .large))
        pull(by: -60)
        let chrome = try #require(scene.chrome as? ChromeView)
        #expect(chrome.frame.minY < 69)
        #expect(chrome.bounds.height == 783)
        #expect(content.view.bounds.height == 783)
        let fill = try #require(scene.view(named: "presentation.fill"))
        #expect(fill.frame == CGRect(x: 0, y: 783, width: 393, height: 852))
        #expect(fill.backgroundColor == UIColor.systemTeal.resolvedColor(with: content.traitCollection))
        letGo()
        #expect(fill.superview == nil)
        #expect(chrome.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    }

    @Test("The background stays in the gap while the spring brings the sheet back")
    func stretchedSpring() throws {
        present(HalfSheet(selectedDetentIdentifier: .large))
        pull(by: -60)
        scene.stage.touchUp()
        scene.stage.advance(by: 0.05)
        #expect(try visible(scene.chrome).frame.minY < 68)
        #expect(scene.view(named: "presentation.fill")?.frame == CGRect(x: 0, y: 783, width: 393, height: 852))
        scene.stage.settle()
        #expect(scene.view(named: "presentation.fill") == nil)
    }

    @Test("The shadow keeps one shape in all steps, and has that of the sheet again at rest")
    func shape() throws {
        present()
        let layer = try #require(scene.chrome).layer
        var shapes: [CGRect?] = []
        pull(by: -20, -100, -300, -30) { shapes.append(layer.shadowPath?.boundingBox) }
        #expect(shapes == Array(repeating: CGRect(x: 0, y: 0, width: 393, height: 783 + 852), count: 4))
        letGo()
        #expect(layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 393, height: 460))
    }

    @Test(
        "Let go, the bar stays at the bottom of the screen in each frame of the spring", arguments: [-60, -200, -290])
    func spring(way: CGFloat) throws {
        present()
        pull(by: way / 2, way)
        scene.stage.touchUp()
        for _ in 0..<80 {
            let shown = try content.shownBottomOfBar(in: scene.stage.window)
            #expect(abs(shown - 818) < 0.5)
            scene.stage.advance(by: 1.0 / 120)
        }
        scene.stage.settle()
        #expect(bar.maxY == 818)
    }

    @Test("Caught on the spring, nothing jumps, and the bar goes on with the finger", arguments: [0.05, 0.1, 0.2])
    func caught(moment: TimeInterval) throws {
        present()
        pull(by: -100, -200)
        scene.stage.touchUp()
        scene.stage.advance(by: moment)
        let before = try content.shownBottomOfBar(in: scene.stage.window)
        let top = try visible(scene.chrome).frame.minY
        pull(by: 0)
        #expect(abs(try content.shownBottomOfBar(in: scene.stage.window) - before) < 2)
        #expect(abs(try visible(scene.chrome).frame.minY - top) < 30)
        scene.stage.advance(by: 0.5)
        #expect(abs(try content.shownBottomOfBar(in: scene.stage.window) - 818) < 0.01)
        #expect(scene.chrome?.frame.maxY == 852)
        letGo()
        #expect(bar.maxY == 818)
    }

    @Test("A sheet that stands on a keyboard ends there in every step")
    func keyboard() throws {
        present(HalfSheet(detents: [.height(120), .height(300)], keyboard: .lift))
        scene.stage.showKeyboard(height: 336)
        scene.stage.settle()
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 396, width: 393, height: 120))
        content.heights = []
        pull(by: -40, -80, -150)
        #expect(content.heights == [160, 200, 270])
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 246, width: 393, height: 270))
        letGo()
    }

    @Test("At the top edge the height follows the finger in the same way")
    func topEdge() throws {
        scene.presenter.present(content, as: CurtainStyle())
        scene.stage.settle()
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 0, width: 393, height: 300))
        content.heights = []
        scene.stage.touchDown(at: CGPoint(x: 196, y: 200))
        for way in [60, 110, 210] { scene.stage.touchMoved(to: CGPoint(x: 196, y: 200 + way)) }
        #expect(content.heights == [350, 400, 500])
        #expect(scene.chrome?.frame == CGRect(x: 0, y: 0, width: 393, height: 500))
        #expect(content.view.convert(content.view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 393, height: 500))
        #expect(scene.view(named: "presentation.fill")?.frame == CGRect(x: 0, y: -952, width: 393, height: 952))
        letGo()
    }

    @Test("Rows stay at their offset while the height follows")
    func rows() throws {
        let list = ListViewController(rows: 100)
        scene.presenter.presentAsHalfSheet(list, style: HalfSheet(prefersGrabberVisible: true))
        scene.stage.settle()
        let scrollView = try #require(
            list.view as? UIScrollView ?? list.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
        let offset = scrollView.contentOffset
        for way in [-50, -150, -250] as [CGFloat] {
            pull(by: way)
            #expect(scrollView.contentOffset == offset)
            #expect(scrollView.bounds.height == scene.chrome?.bounds.height)
            letGo()
        }
    }

    @Test("Content that asks for it is laid out at rest only: once for the largest height")
    func atRest() {
        present(HalfSheet { $0.resizesContentWhileDragging = false })
        pull(by: -20, -100, -200, 40)
        #expect(content.heights == [783])
        letGo()
        #expect(content.view.bounds.height == 460)
        #expect(bar.maxY == 818)
    }
}

/// A screen with a bar pinned to the bottom of its safe area. It records the heights in which it is laid out.
private final class ToolbarViewController: UIViewController {
    let bar = UIView()
    /// The heights that its view has been laid out in, without repetitions.
    var heights: [CGFloat] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            bar.heightAnchor.constraint(equalToConstant: 44),
            bar.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if heights.last != view.bounds.height { heights.append(view.bounds.height) }
    }

    /// Returns the bottom edge of the bar on the screen, in the middle of an animation.
    @MainActor
    func shownBottomOfBar(in window: UIWindow) throws -> CGFloat {
        var bottom = bar.bounds.height
        for view in sequence(first: bar as UIView, next: \.superview) where view !== window {
            let layer = try visible(view)
            bottom += layer.frame.minY - layer.bounds.minY
        }
        return bottom
    }
}

/// A curtain at the top edge with two detents.
private struct CurtainStyle: PresentationStyle, Equatable {
    var options = PresentationOptions { $0.animation = .slide(from: .top) }

    func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        PresentationLayout(frame: frame(300, in: environment), detent: .init("short"))
    }

    func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] {
        [
            DetentFrame(identifier: .init("short"), frame: frame(300, in: environment)),
            DetentFrame(identifier: .init("long"), frame: frame(600, in: environment)),
        ]
    }

    private func frame(_ height: CGFloat, in environment: LayoutEnvironment) -> CGRect {
        CGRect(x: 0, y: 0, width: environment.container.width, height: height)
    }
}
