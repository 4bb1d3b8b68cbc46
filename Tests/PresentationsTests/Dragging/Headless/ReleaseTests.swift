import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// The way of a released view to its resting place. The spring is critically damped with 18.2574 radians a second
/// (F10).
@MainActor
struct ReleaseTests {
    private let scene = PresentedStage()

    private func present(_ style: some PresentationStyle = HalfSheet(), length: CGFloat = 340) -> CountingViewController
    {
        let content = CountingViewController(CGSize(width: 0, height: length))
        scene.presenter.present(content, as: style)
        scene.stage.settle()
        return content
    }

    private func shown(_ chrome: UIView) throws -> CGFloat { try visible(chrome).frame.minY }

    /// Returns the positions in 120ths of a second, until nothing moves.
    private func places(of chrome: UIView, for seconds: TimeInterval) throws -> [CGFloat] {
        var places = [try shown(chrome)]
        for _ in 0..<Int(seconds * 120) {
            scene.stage.advance(by: 1.0 / 120)
            guard chrome.window != nil else { break }
            places.append(try shown(chrome))
        }
        return places
    }

    @Test("The sheet goes on with the finger's velocity, by the closed form of the spring (F10, N12)")
    func seeded() throws {
        _ = present()
        let chrome = try #require(scene.chrome)
        // 500 points a second, released at 392 − 190.
        scene.stage.drag(from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 400), duration: 0.4)
        #expect(abs(try shown(chrome) - 202) < 0.34)
        // 69 + (133 + (−500 + 18.2574·133)·t)·e^(−18.2574·t)
        scene.stage.advance(by: 0.001)
        #expect(abs(try shown(chrome) - 201.487) < 0.02)
        scene.stage.advance(by: 1.0 / 60 - 0.001)
        #expect(abs(try shown(chrome) - 190.813) < 0.1)
        scene.stage.advance(by: 0.1 - 1.0 / 60)
        #expect(abs(try shown(chrome) - 121.490) < 0.1)
        scene.stage.advance(by: 0.15)
        #expect(abs(try shown(chrome) - 75.407) < 0.1)
        scene.stage.settle()
        #expect(try shown(chrome) == 69)
    }

    @Test("In the first frame the sheet is as fast as the finger was", arguments: [-300, -600, -900] as [CGFloat])
    func firstFrame(velocity: CGFloat) throws {
        _ = present()
        let chrome = try #require(scene.chrome)
        scene.stage.drag(
            from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 480), duration: TimeInterval(120 / -velocity))
        let before = try shown(chrome)
        scene.stage.advance(by: 0.0001)
        let first = (try shown(chrome) - before) / 0.0001
        #expect(abs(first / velocity - 1) < 0.03)
    }

    @Test("A finger that rested before it left lets the sheet start at rest")
    func rested() throws {
        _ = present()
        let chrome = try #require(scene.chrome)
        scene.stage.touchDown(at: CGPoint(x: 196, y: 600))
        for y in stride(from: CGFloat(590), through: 420, by: -10) {
            scene.stage.advance(by: 1.0 / 120)
            scene.stage.touchMoved(to: CGPoint(x: 196, y: y))
        }
        scene.stage.advance(by: 0.3)
        scene.stage.touchUp()
        let before = try shown(chrome)
        scene.stage.advance(by: 0.0001)
        #expect(abs(try shown(chrome) - before) < 0.01)
    }

    @Test("A card that is let go glides out of sight, faster than it was or slower, and never jumps (S10)")
    func glidesOut() throws {
        for duration in [0.1, 0.2, 2] {
            let content = present(Card())
            let chrome = try #require(scene.chrome)
            let rest = chrome.frame.minY
            scene.stage.drag(
                from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 760), duration: duration)
            let released = try shown(chrome)
            #expect(abs(released - rest - 150) < 0.34)
            let places = try places(of: chrome, for: 1)
            let steps = zip(places.dropFirst(), places).map { $0.0 - $0.1 }
            #expect(steps.allSatisfy { $0 >= 0 && $0 <= 20 })
            // The movement in one frame changes little from one frame to the next.
            #expect(zip(steps.dropFirst(), steps).allSatisfy { abs($0.0 - $0.1) < 7 })
            #expect((places.last ?? 0) > 851)
            scene.stage.settle()
            #expect(scene.presenter.presentedViewController == nil)
            #expect(content.calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
        }
    }

    @Test("Brought back exactly to its rest, what the app animates alongside is back at once, and nothing moves (C42)")
    func exactlyBack() throws {
        let content = present()
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.presenter.view.addSubview(badge)
        content.onCall = { call in
            guard call == "willDisappear" else { return }
            content.transitionCoordinator?.animate { _ in badge.center.x = 105 }
        }
        scene.stage.touchDown(at: CGPoint(x: 196, y: 600))
        for y in [610, 610 + 230, 610] as [CGFloat] {
            scene.stage.advance(by: 0.1)
            scene.stage.touchMoved(to: CGPoint(x: 196, y: y))
            scene.stage.advance(by: 1.0 / 60)
            // Half of the 460 points to the edge, and none.
            let share: CGFloat = y == 840 ? 0.5 : 0
            #expect(abs(try visible(badge).position.x - 5 - 100 * share) < 1, "at \(y)")
        }
        #expect(content.isBeingDismissed)
        scene.stage.advance(by: 0.2)
        scene.stage.touchUp()
        #expect(!content.isBeingDismissed)
        #expect(content.transitionCoordinator == nil)
        #expect((content.presentationController as? PresentationController)?.drag?.phase == .idle)
        #expect(badge.center.x == 5)
        scene.stage.advance(by: 1.0 / 60)
        #expect(try visible(badge).position.x == 5)
        #expect(try shown(try #require(scene.chrome)) == 392)
        #expect(content.calls == ["willAppear", "didAppear", "willDisappear", "willAppear", "didAppear"])
    }

    @Test("A sheet that is thrown into its place does not fly past it", arguments: [0.02, 0.05, 0.1])
    func noOvershoot(duration: TimeInterval) throws {
        _ = present()
        let chrome = try #require(scene.chrome)
        scene.stage.drag(from: CGPoint(x: 196, y: 700), to: CGPoint(x: 196, y: 400), duration: duration)
        let places = try places(of: chrome, for: 0.7)
        #expect((places.min() ?? 0) >= 69 - 0.01)
        scene.stage.settle()
        #expect(try shown(chrome) == 69)
    }

    @Test("A stretched sheet comes back without going further")
    func stretched() throws {
        _ = present(HalfSheet(selectedDetentIdentifier: .large))
        let chrome = try #require(scene.chrome)
        scene.stage.drag(from: CGPoint(x: 196, y: 400), to: CGPoint(x: 196, y: 290), duration: 0.1)
        // 100 points of the finger on 852.
        #expect(abs(try shown(chrome) - (69 - 13.131)) < 0.34)
        let places = try places(of: chrome, for: 0.7)
        #expect(zip(places.dropFirst(), places).allSatisfy { $0.0 >= $0.1 - 0.01 })
        scene.stage.settle()
        #expect(chrome.frame == CGRect(x: 0, y: 69, width: 393, height: 783))
    }

    // MARK: Alongside

    @Test("What an app animates along with a swipe follows the finger, and goes back with the sheet (C66, C67)")
    func alongside() throws {
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let content = BadgeViewController(badge)
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.settle()
        scene.stage.touchDown(at: CGPoint(x: 196, y: 500))
        // 852 − 392 = 460 points are the whole way; ten are lost before the gesture begins.
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 510 + 115))
        // The transition follows from the frame after its start at the latest.
        scene.stage.advance(by: 0.02)
        expectOpacity(0.75, of: badge)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 510 + 230))
        expectOpacity(0.5, of: badge)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 510 + 46))
        expectOpacity(0.9, of: badge)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 510 + 230))
        scene.stage.advance(by: 0.2)
        scene.stage.touchUp()
        expectOpacity(0.5, of: badge)
        scene.stage.advance(by: 0.2)
        let meanwhile = try visible(badge).opacity
        #expect(meanwhile > 0.55 && meanwhile < 1)
        scene.stage.settle()
        #expect(badge.alpha == 1)
        #expect(try visible(badge).opacity == 1)
    }

    private func expectOpacity(_ expected: Float, of view: UIView, at location: SourceLocation = #_sourceLocation) {
        let opacity = (try? visible(view).opacity) ?? .nan
        #expect(abs(opacity - expected) < 0.001, sourceLocation: location)
    }

    @Test("What goes along with a swipe that dismisses arrives with the sheet (C66)")
    func alongsideOut() throws {
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let content = BadgeViewController(badge)
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.settle()
        scene.stage.drag(from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 740), duration: 0.2)
        var last = try visible(badge).opacity
        #expect(abs(last - 0.5) < 0.001)
        while badge.window != nil {
            let now = try visible(badge).opacity
            #expect(now <= last && last - now < 0.2)
            last = now
            scene.stage.advance(by: 1.0 / 60)
        }
        #expect(last < 0.05)
        #expect(badge.alpha == 0)
    }
}

/// Fades a badge out along with its disappearance.
private final class BadgeViewController: UIViewController {
    private let badge: UIView

    init(_ badge: UIView) {
        self.badge = badge
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { preconditionFailure("made in code") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(badge)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        transitionCoordinator?.animate(alongsideTransition: { [badge] _ in badge.alpha = 0 }, completion: nil)
    }
}
