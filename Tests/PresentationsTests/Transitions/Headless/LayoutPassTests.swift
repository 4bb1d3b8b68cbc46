import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// A layout of the container reads what it depends on once: one environment, one layout, one walk up to an anchor. A step of
/// a drag reads nothing.
@MainActor
struct LayoutPassTests {
    private let scene = PresentedStage()
    private let content = AskedContent()
    private let anchor = AskedAnchor(frame: CGRect(x: 100, y: 200, width: 80, height: 40))

    /// Counts how often the size of the content is read, once for an environment.
    private final class AskedContent: UIViewController {
        var reads = 0

        override var preferredContentSize: CGSize {
            get {
                reads += 1
                return CGSize(width: 250, height: 200)
            }
            set {}
        }
    }

    /// Counts how often its place is looked up: its opacity is read once for that.
    private final class AskedAnchor: UIView {
        var reads = 0

        override var alpha: CGFloat {
            get {
                reads += 1
                return super.alpha
            }
            set { super.alpha = newValue }
        }
    }

    /// Counts its layouts, and rests at one of two detents.
    private struct Sheet: PresentationStyle {
        @MainActor final class Counts {
            var (layouts, detents) = (0, 0)

            nonisolated init() {}
        }

        let counts = Counts()
        var options = PresentationOptions()
        let anchor: PresentationAnchor?
        var selectedDetentIdentifier: DetentIdentifier? = DetentIdentifier("low")

        static func == (a: Sheet, b: Sheet) -> Bool { a.selectedDetentIdentifier == b.selectedDetentIdentifier }

        func layout(in environment: LayoutEnvironment) -> PresentationLayout {
            counts.layouts += 1
            let height: CGFloat = selectedDetentIdentifier == DetentIdentifier("high") ? 600 : 300
            return PresentationLayout(
                frame: frame(height, in: environment), detent: selectedDetentIdentifier)
        }

        func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] {
            counts.detents += 1
            return [
                DetentFrame(identifier: DetentIdentifier("low"), frame: frame(300, in: environment)),
                DetentFrame(identifier: DetentIdentifier("high"), frame: frame(600, in: environment)),
            ]
        }

        private func frame(_ height: CGFloat, in environment: LayoutEnvironment) -> CGRect {
            CGRect(x: 0, y: environment.container.height - height, width: environment.container.width, height: height)
        }
    }

    private func present() -> Sheet {
        scene.presenter.view.addSubview(anchor)
        let style = Sheet(anchor: PresentationAnchor(anchor))
        scene.presenter.present(content, as: style)
        scene.stage.settle()
        forget(style)
        return style
    }

    private func forget(_ style: Sheet) {
        content.reads = 0
        anchor.reads = 0
        (style.counts.layouts, style.counts.detents) = (0, 0)
    }

    @Test("A layout of the container makes one environment, and walks to the anchor once")
    func layout() throws {
        let style = present()
        let container = try #require(scene.container)
        container.setNeedsLayout()
        container.layoutIfNeeded()
        #expect(content.reads == 1)
        #expect(anchor.reads == 1)
        // Nothing has changed, so the style is not asked.
        #expect(style.counts.layouts == 0)
        #expect(style.counts.detents == 0)
    }

    @Test("After a change it makes one layout and the detents once")
    func change() throws {
        let style = present()
        let container = try #require(scene.container)
        (content.presentationController as? PresentationController)?.invalidatePresentation()
        container.layoutIfNeeded()
        #expect(content.reads == 1)
        #expect(anchor.reads == 1)
        #expect(style.counts.layouts == 1)
        #expect(style.counts.detents == 1)
    }

    @Test("UIKit may ask for the frame however often it wants: the answer is that of the last layout")
    func frame() throws {
        let style = present()
        let controller = try #require(content.presentationController)
        for _ in 0..<10 {
            #expect(controller.frameOfPresentedViewInContainerView == CGRect(x: 0, y: 552, width: 393, height: 300))
        }
        #expect(content.reads == 0)
        #expect(anchor.reads == 0)
        #expect(style.counts.layouts == 0)
    }

    @Test("A step of a drag reads nothing")
    func drag() throws {
        let style = present()
        let drag = try #require((content.presentationController as? PresentationController)?.drag)
        scene.stage.touchDown(at: CGPoint(x: 196, y: 600))
        for y in stride(from: 590.0, through: 500, by: -10) { scene.stage.touchMoved(to: CGPoint(x: 196, y: y)) }
        #expect(drag.phase == .dragging)
        forget(style)
        for y in stride(from: 495.0, through: 300, by: -5) { scene.stage.touchMoved(to: CGPoint(x: 196, y: y)) }
        // A finger moves 10 points before the sheet follows it.
        #expect(scene.chrome?.frame.minY == 262)
        #expect(content.reads == 0)
        #expect(style.counts.layouts == 0)
        #expect(style.counts.detents == 0)
        // Only the turns of the run loop look whether the anchor has moved, and not while a finger has the view.
        #expect(anchor.reads == 0)
    }
}
