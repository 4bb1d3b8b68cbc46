import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// The progress of presentations without detents, and the positions of detents at run time.
@MainActor
struct ProgressDelegateTests {
    private let scene = PresentedStage()
    private let content = CountingViewController(CGSize(width: 300, height: 340))
    private let delegate = ProgressListener()

    private func present(_ style: some PresentationStyle) {
        scene.presenter.present(content, as: style)
        content.presentationController?.delegate = delegate
        scene.stage.settle()
    }

    private var controller: PresentationController? { content.presentationController as? PresentationController }

    @Test("A card is reported once a frame on its way in, up to its rest")
    func arriving() throws {
        present(Card())
        let fractions = delegate.progress.map(\.presentedFraction)
        #expect(fractions.count > 20)
        #expect(zip(fractions, fractions.dropFirst()).allSatisfy { $0 < $1 })
        let last = try #require(delegate.progress.last)
        #expect(last.presentedFraction == 1)
        #expect(last.position == 478)
        #expect(last.smallerDetentIdentifier == nil && last.largerDetentIdentifier == nil && last.fraction == 0)
    }

    @Test("A card under a finger is reported in every step, and at last that it is hidden")
    func leaving() throws {
        present(Card())
        delegate.progress = []
        scene.stage.touchDown(at: CGPoint(x: 196, y: 500))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 510))
        for y in [597.5, 603.5] as [CGFloat] { scene.stage.touchMoved(to: CGPoint(x: 196, y: y)) }
        #expect(delegate.progress.map(\.position) == [565.5, 571.5])
        let fraction = try #require(delegate.progress.last?.presentedFraction)
        #expect(abs(fraction - 0.75) < 0.001)
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 800))
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
        #expect(delegate.progress.last?.presentedFraction == 0)
    }

    @Test("A drawer and a popup are reported along their own axis")
    func axes() {
        present(Drawer())
        #expect(delegate.progress.last?.presentedFraction == 1)
        #expect(controller?.presentedViewProgress?.position == -300)
        content.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        let fraction = controller?.presentedViewProgress?.presentedFraction ?? 0
        #expect(fraction > 0 && fraction < 1)
        scene.stage.settle()
        delegate.progress = []
        present(Popup(animation: .slide(from: .top)))
        #expect(delegate.progress.count > 20)
        #expect(delegate.progress.last?.presentedFraction == 1)
    }

    @Test("A popup that grows in place is reported once, where it is")
    func inPlace() {
        present(Popup())
        #expect(delegate.progress.count == 1)
        #expect(delegate.progress.allSatisfy { abs($0.presentedFraction - 1) < 0.001 })
    }

    @Test("The positions of the active detents can be read at any time while something is presented")
    func positions() {
        #expect(controller?.presentedViewProgress == nil)
        present(HalfSheet(detents: [.height(200), .medium(), .large()], selectedDetentIdentifier: .medium))
        let progress = controller?.presentedViewProgress
        #expect(progress?.detentPositions.values.sorted() == [69, 392, 618])
        #expect(progress?.detentPositions[.medium] == 392 && progress?.detentPositions[.large] == 69)
        #expect(progress?.position == 392)
        #expect(progress?.smallerDetentIdentifier == .medium && progress?.largerDetentIdentifier == .large)
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        #expect(controller?.presentedViewProgress?.detentPositions.count == 1)
        let presented = controller
        content.dismiss(animated: false)
        scene.stage.settle()
        #expect(presented?.presentedViewProgress == nil)
    }

    @Test("Nothing is looked at for a delegate that does not ask for it")
    func unwanted() {
        scene.presenter.present(content, as: Card())
        content.presentationController?.delegate = RecordingDelegate()
        scene.stage.advance(by: 0.1)
        #expect(controller?.isObservingMovement == false)
        scene.stage.settle()
    }
}

private final class ProgressListener: NSObject, PresentationProgressDelegate {
    var progress: [PresentationProgress] = []

    func presentationController(_ controller: PresentationController, didMoveTo progress: PresentationProgress) {
        self.progress.append(progress)
    }
}
