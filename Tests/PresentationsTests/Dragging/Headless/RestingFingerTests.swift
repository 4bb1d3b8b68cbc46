import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A finger that rests on a moving view holds it at once, and lets it go on when it lifts.
@MainActor
struct RestingFingerTests {
    enum Kind: CaseIterable {
        case sheet, card, drawer, popup
    }

    private let stage = Stage(.iPhone15)
    private let home = UIViewController()
    private let content = CountingViewController(CGSize(width: 300, height: 300))

    init() { stage.show(home) }

    private func present(_ kind: Kind) {
        switch kind {
        case .sheet: home.presentAsHalfSheet(content)
        case .card: home.presentAsCard(content)
        case .drawer: home.presentAsDrawer(content)
        case .popup: home.presentAsPopup(content, style: Popup(animation: .slide(from: .bottom), dismissal: .swipe))
        }
    }

    private var shown: CGRect {
        onScreen(content.presentationController?.presentedView)
    }

    /// A point on the visible part of the view.
    private var point: CGPoint {
        let visible = shown.intersection(stage.window.bounds)
        return CGPoint(x: visible.midX, y: min(visible.minY + 40, visible.maxY - 2))
    }

    /// Rests on the moving view for a while, and returns the frame there.
    private func rest() -> CGRect {
        let before = shown
        stage.touchDown(at: point)
        for _ in 0..<5 {
            stage.advance(by: 0.05)
            #expect(abs(shown.minX - before.minX) <= 1)
            #expect(abs(shown.minY - before.minY) <= 1)
        }
        return before
    }

    @Test("On its way in it is held, and goes on when the finger lifts", arguments: Kind.allCases, [0.1, 0.2])
    func arriving(kind: Kind, moment: TimeInterval) {
        present(kind)
        stage.advance(by: moment)
        let held = rest()
        stage.touchUp()
        stage.settle()
        #expect(shown != held)
        #expect(home.presentedViewController === content)
        #expect(content.calls == ["willAppear", "didAppear"])
        let end = shown
        #expect(content.presentationController?.presentedView?.frame == end)
    }

    @Test("On its way to another detent it is held, and the detent stays selected", arguments: [0.05, 0.15])
    func detents(moment: TimeInterval) {
        home.presentAsHalfSheet(content)
        stage.settle()
        content.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
        stage.advance(by: moment)
        let held = rest()
        #expect(held.minY > 70 && held.minY < 391)
        stage.touchUp()
        stage.settle()
        #expect(shown.minY == 69)
        #expect(content.halfSheetPresentationController?.halfSheet.selectedDetentIdentifier == .large)
    }

    @Test("On its way back from a drag it is held, and comes back", arguments: Kind.allCases)
    func comingBack(kind: Kind) {
        present(kind)
        stage.settle()
        let end = shown
        let start = point
        stage.drag(
            from: start, to: CGPoint(x: start.x - (kind == .drawer ? 90 : 0), y: start.y + (kind == .drawer ? 0 : 90)),
            duration: 1)
        stage.advance(by: 0.05)
        let held = rest()
        #expect(held != end)
        stage.touchUp()
        stage.settle()
        #expect(shown == end)
        #expect(home.presentedViewController === content)
    }

    @Test("Held, it follows the finger from the tenth point on, and a release decides")
    func dragged() {
        home.presentAsHalfSheet(content)
        stage.advance(by: 0.2)
        let held = shown
        let start = point
        stage.touchDown(at: start)
        stage.advance(by: 0.2)
        for way in [10, 30, 60] as [CGFloat] {
            stage.touchMoved(to: CGPoint(x: start.x, y: start.y - way))
            stage.advance(by: 0.02)
            #expect(abs(shown.minY - (held.minY - way + 10)) <= 1)
        }
        stage.advance(by: 0.2)
        stage.touchUp()
        stage.settle()
        #expect(shown.minY == 392)
    }

    @Test(
        "A button in the moving view can be tapped, on the way in and to another detent", arguments: [true, false],
        [0.05, 0.1, 0.2])
    func taps(isArriving: Bool, moment: TimeInterval) {
        var taps = 0
        let button = UIButton(frame: CGRect(x: 100, y: 20, width: 200, height: 60))
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        content.view.addSubview(button)
        home.presentAsHalfSheet(content)
        if !isArriving {
            stage.settle()
            content.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
        }
        stage.advance(by: moment)
        stage.tap(at: CGPoint(x: 200, y: shown.minY + 50))
        #expect(taps == 1)
        stage.settle()
        #expect(shown.minY == (isArriving ? 392 : 69))
    }
}

@MainActor
private func onScreen(_ view: UIView?) -> CGRect { view.map { ($0.layer.presentation() ?? $0.layer).frame } ?? .null }
