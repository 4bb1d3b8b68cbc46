import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Numbers that are NaN, negative or enormous: none of them reaches a layer, and the presentation stays usable.
@MainActor
struct UnusableValuesTests {
    private nonisolated static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, -1, 1e300]

    private func isFinite(_ view: UIView) -> Bool {
        [
            view.center.x, view.center.y, view.bounds.width, view.bounds.height, view.transform.a, view.transform.d,
            view.transform.tx, view.transform.ty, view.alpha,
        ].allSatisfy(\.isFinite)
    }

    /// Presents, checks the view at both ends of the transition, and dismisses.
    private func run(_ style: Card) throws {
        let scene = PresentedStage()
        scene.presenter.presentAsCard(CountingViewController(CGSize(width: 0, height: 340)), style: style)
        scene.stage.advance(by: 0)
        #expect(isFinite(try #require(scene.chrome)))
        scene.stage.settle()
        let chrome = try #require(scene.chrome)
        #expect(isFinite(chrome))
        #expect(chrome.frame.width >= 44 && chrome.frame.height >= 44)
        #expect(CGRect(x: 0, y: 0, width: 393, height: 852).contains(chrome.frame))
        scene.presenter.dismiss(animated: true)
        scene.stage.advance(by: 0)
        #expect(isFinite(chrome))
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("Shadows", arguments: numbers)
    func shadows(number: CGFloat) throws {
        try run(Card(shadow: Shadow(opacity: Float(number), radius: min(number, 1e6), offset: .zero)))
        try run(Card(shadow: Shadow(radius: 3, offset: CGSize(width: min(number, 1e6), height: min(number, 1e6)))))
    }

    @Test("Hidden ends of animations", arguments: numbers)
    func hiddenLooks(number: CGFloat) throws {
        let timing = TransitionTiming.curve(.linear, duration: 0.1)
        let scaled = TransitionAnimation(incoming: .init(scale: min(number, 1e6), alpha: number), timing: timing)
        try run(Card(animation: scaled))
        let moved = TransitionAnimation.EndState(displacement: .fraction(x: min(number, 1e3), y: min(number, 1e3)))
        try run(Card(animation: TransitionAnimation(incoming: moved, timing: timing)))
    }

    @Test("Margins, widths, radii and sizes", arguments: numbers)
    func layouts(number: CGFloat) throws {
        try run(Card(margins: UIEdgeInsets(top: number, left: number, bottom: number, right: number)))
        try run(Card(maximumWidth: number == -1 ? 0 : number, cornerRadius: number))
        try run(Card(size: .fixed(CGSize(width: number, height: number))))
        try run(Card(size: .fraction(width: number, height: number)))
    }

    @Test("Durations and damping ratios: every transition ends", arguments: numbers)
    func timings(number: CGFloat) throws {
        try run(Card(animation: .slide(from: .bottom, timing: .curve(.easeIn, duration: number))))
        try run(Card(animation: .slide(from: .bottom, timing: .spring(dampingRatio: number, duration: 0.3))))
    }

    @Test("A duration lasts at most a minute and at least nothing")
    func durations() {
        #expect(TransitionTiming.curve(.linear, duration: .infinity).duration == 60)
        #expect(TransitionTiming.curve(.linear, duration: -3).duration == 0)
        #expect(TransitionTiming.spring(dampingRatio: 1, duration: .nan).duration == 0)
    }

    @Test(
        "A corner radius is at most half of the shorter side",
        arguments: [(400, 170), (-5, 0), (.nan, 0)] as [(CGFloat, CGFloat)])
    func cornerRadius(radius: CGFloat, expected: CGFloat) throws {
        let scene = PresentedStage()
        let content = CountingViewController(CGSize(width: 0, height: 340))
        scene.presenter.presentAsCard(content, style: Card(cornerRadius: radius))
        scene.stage.settle()
        #expect(try #require(scene.view(named: "presentation.clip")).layer.cornerRadius == expected)
    }

    @Test("Dimming is between nothing and black", arguments: [(3, 1), (-1, 0), (.nan, 0)] as [(CGFloat, CGFloat)])
    func dimming(alpha: CGFloat, expected: CGFloat) throws {
        let scene = PresentedStage()
        scene.presenter.presentAsCard(CountingViewController(), style: Card(dimming: .dimmed(alpha)))
        scene.stage.settle()
        let color = try #require(scene.view(named: "presentation.dimming")).backgroundColor
        #expect(color == UIColor.black.withAlphaComponent(expected))
    }

    @Test(
        "A presenter is scaled by the default when the scale is none, and never enlarged",
        arguments: [(.nan, 0.92), (0, 0.92), (-2, 0.92), (5, 1)] as [(CGFloat, CGFloat)])
    func presenterScale(scale: CGFloat, expected: CGFloat) {
        let scene = PresentedStage()
        scene.presenter.presentAsCard(CountingViewController(), style: Card(presenter: .pushedBack(scale: scale)))
        scene.stage.settle()
        #expect(scene.presenter.view.transform.a == expected)
    }

    @Test("A layout of one's own without a usable frame covers the container, and is reported once")
    func ownLayout() throws {
        let scene = PresentedStage()
        var frame = CGRect.null
        let reported = reports {
            scene.presenter.present(CountingViewController(), as: Broken())
            scene.stage.settle()
            scene.container?.setNeedsLayout()
            scene.stage.settle()
            frame = scene.chrome?.frame ?? .null
        }
        #expect(frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(reported.count == 1)
    }

    @Test("A preferred size that is none is reported once, however often the card is laid out")
    func preferredSizeReport() {
        let scene = PresentedStage()
        let reported = reports {
            scene.presenter.presentAsCard(CountingViewController(CGSize(width: 100, height: CGFloat.nan)))
            scene.stage.settle()
            scene.stage.rotate(to: .landscapeLeft)
            scene.stage.settle()
        }
        #expect(reported.count == 1)
        #expect(reported.first?.contains("prefers a content size of 100.0×nan") == true)
    }

    @Test(
        "A resolver's unusable height is replaced and reported once, however often the sheet is laid out",
        arguments: [
            (CGFloat.nan, 69), (.infinity, 69), (-1, 774), (0, 774), (1e12, 69),
        ] as [(CGFloat, CGFloat)])
    func unusableDetent(height: CGFloat, top: CGFloat) throws {
        let scene = PresentedStage()
        let detent = HalfSheet.Detent.custom(identifier: .init("odd")) { _ in height }
        var frame = CGRect.zero
        let reported = reports {
            let content = CountingViewController()
            scene.presenter.presentAsHalfSheet(content, style: HalfSheet(detents: [detent]))
            scene.stage.settle()
            content.halfSheetPresentationController?.invalidateDetents()
            scene.stage.settle()
            scene.stage.rotate(to: .landscapeLeft)
            scene.stage.settle()
            scene.stage.rotate(to: .portrait)
            scene.stage.settle()
            frame = scene.chrome?.frame ?? .zero
        }
        #expect(frame.minY == top)
        #expect(frame.maxY == 852)
        #expect(reported.count == 1)
    }

    @Test(
        "A preferred size that is no size still gives a finite frame", arguments: [CGFloat.nan, .infinity, -40, 1e300])
    func unusablePreferredSize(length: CGFloat) throws {
        let scene = PresentedStage()
        scene.presenter.presentAsCard(CountingViewController(CGSize(width: length, height: length)))
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 12, y: 59, width: 369, height: 759))
    }
}

private struct Broken: PresentationStyle {
    var options = PresentationOptions()

    func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        PresentationLayout(frame: CGRect(x: CGFloat.nan, y: 0, width: 100, height: CGFloat.infinity))
    }
}
