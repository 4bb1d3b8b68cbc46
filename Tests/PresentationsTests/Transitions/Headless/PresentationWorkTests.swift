import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// The work of a presentation, an invalidation and a rotation, counted.
@MainActor
struct PresentationWorkTests {
    private let scene = PresentedStage()
    private let content = TwentyRowsViewController()

    @Test("A presentation lays its content out once, a dismissal not at all")
    func presentation() {
        _ = content.view
        let presenting = WorkCounter.counting {
            scene.presenter.presentAsHalfSheet(content)
            scene.stage.settle()
        }
        #expect(presenting.layouts(of: content.view.layer) == 1)
        #expect(presenting.layouts(of: content.rows[0].layer) == 1)
        #expect(presenting.fittings == 0)
        let dismissing = WorkCounter.counting {
            content.dismiss(animated: true)
            scene.stage.settle()
        }
        #expect(dismissing.layouts(of: content.view.layer) == 0)
        #expect(dismissing.layouts(of: content.rows[0].layer) == 0)
    }

    @Test("Without a keyboard it brings no constraints into the window: no row is asked to update its own")
    func constraints() {
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.settle()
        #expect(content.rows.map(\.constraintUpdates).reduce(0, +) == 0)
        scene.stage.showKeyboard(height: 336)
        scene.stage.settle()
        #expect(content.rows.map(\.constraintUpdates).reduce(0, +) == 20)
    }

    @Test("A rotation lays the content out once each way, where a safe area comes in time (Q-8)")
    func rotation() {
        Assumptions.assuming({ $0.movedSafeArea = .same }) { rotateThereAndBack() }
    }

    private func rotateThereAndBack() {
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.settle()
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
            let work = WorkCounter.counting {
                scene.stage.rotate(to: orientation)
                scene.stage.settle()
            }
            #expect(work.layouts(of: content.view.layer) == 1)
            #expect(work.layouts(of: content.rows[0].layer) == 1)
        }
    }

    @Test("An invalidation asks the style once for its layout, its detents, its appearance and its gestures")
    func invalidation() throws {
        let style = AskedStyle()
        scene.presenter.present(content, as: style)
        scene.stage.settle()
        let controller = try #require(content.presentationController as? PresentationController)
        style.counts.reset()
        controller.invalidatePresentation()
        scene.stage.settle()
        #expect(style.counts.layouts == 1)
        #expect(style.counts.detents == 1)
        #expect(style.counts.options == 1)
    }

    @Test("A finger's path is that of the container's present size, also before the layout pass for it")
    func pathFollowsContainer() throws {
        scene.presenter.presentAsHalfSheet(content)
        scene.stage.settle()
        let presentation = try #require(content.halfSheetPresentationController).presentation
        #expect(presentation.path?.restingPosition == 392)
        presentation.knownPass = nil
        #expect(presentation.pass.layout.frame.minY == 392)
        // Above the home indicator: half of 600 points, as soon as the container gets its safe area.
        let bottom: CGFloat = Assumptions.current.movedSafeArea == .same ? 0 : 34
        scene.container?.frame = CGRect(x: 0, y: 0, width: 393, height: 600)
        #expect(presentation.path?.restingPosition == 300 - bottom)
    }

    @Test("Without a name in the layout, or with an unknown one, the view rests at the nearest detent")
    func restingDetent() throws {
        for named in [nil, DetentIdentifier("unknown"), DetentIdentifier("low")] {
            let content = TwentyRowsViewController()
            scene.presenter.present(content, as: AskedStyle(named: named))
            scene.stage.settle()
            let controller = try #require(content.presentationController as? PresentationController)
            #expect(controller.presentation.pass.restingDetent == DetentIdentifier("low"))
            #expect(controller.presentation.path?.restingDetent == DetentIdentifier("low"))
            content.dismiss(animated: false)
            scene.stage.settle()
        }
    }
}

/// Twenty rows that count how often they are asked to update their constraints.
private final class TwentyRowsViewController: UIViewController {
    let rows = (0..<20).map { UpdatingRow(frame: CGRect(x: 0, y: 44 * $0, width: 393, height: 44)) }

    override func viewDidLoad() {
        super.viewDidLoad()
        rows.forEach(view.addSubview)
    }
}

private final class UpdatingRow: UIView {
    var constraintUpdates = 0

    override func updateConstraints() {
        constraintUpdates += 1
        super.updateConstraints()
    }
}

/// A sheet with two detents that counts its requests.
private struct AskedStyle: PresentationStyle, Equatable {
    // Only ever used on the main thread; a style has to be Sendable.
    final class Counts: @unchecked Sendable {
        var (layouts, detents, options) = (0, 0, 0)

        func reset() { (layouts, detents, options) = (0, 0, 0) }
    }

    let counts = Counts()
    /// The detent that the layout names.
    var named: DetentIdentifier? = DetentIdentifier("low")

    static func == (a: AskedStyle, b: AskedStyle) -> Bool { a.counts === b.counts }

    private func frame(_ height: CGFloat, in environment: LayoutEnvironment) -> CGRect {
        CGRect(x: 0, y: environment.container.height - height, width: environment.container.width, height: height)
    }

    func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        counts.layouts += 1
        return PresentationLayout(frame: frame(300, in: environment), detent: named)
    }

    func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] {
        counts.detents += 1
        return [
            DetentFrame(identifier: DetentIdentifier("high"), frame: frame(600, in: environment)),
            DetentFrame(identifier: DetentIdentifier("low"), frame: frame(300, in: environment)),
        ]
    }

    var options: PresentationOptions {
        get {
            counts.options += 1
            return PresentationOptions()
        }
        set {}
    }
}
