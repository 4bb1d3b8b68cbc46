import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The content's requests and callbacks.
@MainActor
struct ContentTests {
    @Test("A card without a preferred size fits what Auto Layout finds for its width")
    func measured() throws {
        let scene = PresentedStage()
        scene.presenter.presentAsCard(MeasuredViewController(contentHeight: 222))
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 12, y: 596, width: 369, height: 222))
    }

    @Test(
        "A fitting detent stays the same however often it is resolved, though the content follows the safe area (R3, R7)"
    )
    func fittingDetent() throws {
        let scene = PresentedStage()
        let content = MeasuredViewController(contentHeight: 300)
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet(detents: [.fitting()]))
        scene.stage.settle()
        for _ in 0..<3 {
            // 300 and the bottom inset of 34, which the content's own measurement includes once it is on the screen.
            #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 518, width: 393, height: 334))
            content.halfSheetPresentationController?.invalidateDetents()
            scene.stage.settle()
        }
        #expect(content.additionalSafeAreaInsets == .zero)
        #expect(content.view.safeAreaInsets.bottom == 34)
    }

    @Test("Content with a transform of its own keeps it, and its shape fills the chrome (Y8)")
    func transformedContent() throws {
        let scene = PresentedStage()
        let content = CountingViewController(CGSize(width: 0, height: 340))
        content.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        #expect(content.view.bounds == CGRect(x: 0, y: 0, width: 369, height: 340))
        #expect(content.view.center == CGPoint(x: 184.5, y: 170))
        #expect(content.view.transform == CGAffineTransform(scaleX: 0.5, y: 0.5))
    }

    @Test("Measured content that has changed is fitted anew after invalidatePresentation")
    func invalidated() throws {
        let scene = PresentedStage()
        let content = MeasuredViewController(contentHeight: 222)
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        content.measuredView.contentHeight = 300
        content.cardPresentationController?.invalidatePresentation()
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 300)
    }

    @Test("In a rotation the content gets its own new size, once (Y6)")
    func sizeTransition() {
        let scene = PresentedStage()
        let content = MeasuredViewController(contentHeight: 222)
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.settle()
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        #expect(content.announcedSizes == [CGSize(width: 852, height: 393)])
    }

    @Test("A half-sheet after a rotation is where a fresh one would be, and back", arguments: [true, false])
    func rotatedHalfSheet(attached: Bool) throws {
        let scene = PresentedStage()
        let style = HalfSheet(prefersEdgeAttachedInCompactHeight: attached, prefersGrabberVisible: true)
        scene.presenter.presentAsHalfSheet(CountingViewController(), style: style)
        scene.stage.settle()
        scene.stage.rotate(to: .landscapeRight)
        scene.stage.settle()
        let landscape =
            attached ? CGRect(x: 59, y: 10, width: 734, height: 383) : CGRect(x: 0, y: 0, width: 852, height: 393)
        #expect(try #require(scene.chrome).frame == landscape)
        #expect((try #require(scene.view(named: "presentation.grabber")).backgroundColor != nil) == attached)
        scene.stage.rotate(to: .portrait)
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 0, y: 392, width: 393, height: 460))
        #expect(try #require(scene.view(named: "presentation.grabber")).backgroundColor != nil)
    }

    @Test("Detents can be replaced at run time, a resolver by another of the same name too")
    func replacedDetents() throws {
        let scene = PresentedStage()
        let content = CountingViewController()
        let name = HalfSheet.Detent.Identifier("mine")
        scene.presenter.presentAsHalfSheet(
            content, style: HalfSheet(detents: [.custom(identifier: name) { _ in 200 }]))
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 234)
        content.halfSheetPresentationController?.halfSheet.detents = [.custom(identifier: name) { _ in 500 }]
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 534)
        content.halfSheetPresentationController?.animateChanges { $0.detents = [.height(100)] }
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 134)
    }

    @Test("A fitting detent follows the preferred size")
    func preferredDetent() throws {
        let scene = PresentedStage()
        let content = CountingViewController(CGSize(width: 0, height: 200))
        scene.presenter.presentAsHalfSheet(content, style: HalfSheet(detents: [.fitting()]))
        scene.stage.settle()
        content.preferredContentSize.height = 320
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame.height == 354)
    }

    @Test("Changing nothing in animateChanges moves nothing, and ends")
    func nothingChanged() throws {
        let scene = PresentedStage()
        let content = CountingViewController(CGSize(width: 0, height: 340))
        scene.presenter.presentAsCard(content)
        scene.stage.settle()
        content.cardPresentationController?.animateChanges { _ in }
        scene.stage.settle()
        #expect(try #require(scene.chrome).frame == CGRect(x: 12, y: 478, width: 369, height: 340))
        #expect(try #require(scene.chrome).layer.animationKeys() == nil)
    }

    @Test("A shadow's path has the rounded corners of its view, and the square ones")
    func shadowPath() throws {
        let scene = PresentedStage()
        scene.presenter.presentAsHalfSheet(CountingViewController())
        scene.stage.settle()
        let path = try #require(scene.chrome?.layer.shadowPath)
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(!path.contains(CGPoint(x: 392, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 459)))
        #expect(path.contains(CGPoint(x: 392, y: 459)))
        #expect(path.contains(CGPoint(x: 12, y: 12)))
    }
}

/// Content whose view measures itself like Auto Layout: its height and the safe area that it avoids.
private final class MeasuredViewController: UIViewController {
    let measuredView: MeasuredView
    private(set) var announcedSizes: [CGSize] = []

    init(contentHeight: CGFloat) {
        measuredView = MeasuredView(contentHeight: contentHeight)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func loadView() {
        view = measuredView
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        announcedSizes.append(size)
    }
}

private final class MeasuredView: UIView {
    var contentHeight: CGFloat

    init(contentHeight: CGFloat) {
        self.contentHeight = contentHeight
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("made in code")
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: contentHeight + safeAreaInsets.top + safeAreaInsets.bottom)
    }
}
