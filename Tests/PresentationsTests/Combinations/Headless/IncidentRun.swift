import KitTestSupport
import PresentationsTesting
import UIKit

@testable import Presentations

/// One incident at one moment of one presentation. Records the faults afterwards.
@MainActor
final class IncidentRun {
    let surroundings: Surroundings
    let scene: PresentedStage
    lazy var fingers = Touchscreen(scene.stage.window)
    var delegate: RecordingDelegate? = RecordingDelegate()
    let heard: RecordingDelegate
    var content: FormViewController?
    /// The content for the final comparison.
    var fresh: Fresh?
    weak var formerContent: UIViewController?
    weak var formerController: UIPresentationController?
    var finger: CGPoint?
    let presented: Presented
    /// The current state of the screen.
    var change = ScreenChange()
    var faults: [String] = []
    /// True if the content is no longer the one that was presented.
    var hasReplaced = false

    /// A fresh presentation in the state of the other one.
    struct Fresh {
        let scene: PresentedStage
        let content: UIViewController
    }

    /// The presented controller: the content, or the stack that contains it.
    var root: UIViewController? {
        content?.navigationController ?? content?.replaceableContentViewController ?? content
    }
    var stage: Stage { scene.stage }
    var presenter: UIViewController { scene.presenter }
    var controller: PresentationController? {
        guard let content, content.presentingViewController != nil else { return nil }
        return content.presentationController as? PresentationController
    }

    init(_ presented: Presented, in surroundings: Surroundings = Surroundings.all[0]) {
        self.presented = presented
        self.surroundings = surroundings
        scene = surroundings.makeScene(surroundings.orientation)
        heard = delegate ?? RecordingDelegate()
    }

    /// Plays everything, and returns the faults.
    func play(_ moment: Moment, _ incident: Incident) -> [String] {
        let log = reports { run(moment, incident) }
        faults += log.filter { !$0.contains("cannot present") && !$0.contains("is already") }
        return faults
    }

    func run(_ moment: Moment, _ incident: Incident) {
        start()
        if incident == .keyboardGoes { stage.showKeyboard(height: 336) }
        bring(to: moment)
        happen(incident)
        stage.advance(by: 0.05)
        if finger != nil { move(5) }
        lift()
        stage.settle()
        checkRest("after it")
        afterwards()
        end()
    }

    func start() {
        let content = FormViewController(presented.size)
        content.text = presented.text
        presented.present(presented.root(of: content), from: presenter)
        content.presentationController?.delegate = delegate
        self.content = content
        formerContent = content
        formerController = content.presentationController
        stage.advance(by: 0)
    }

    /// Replaces the content by another one of the same kind.
    func replaceContent() {
        guard let container = content?.replaceableContentViewController else { return }
        let next = FormViewController(presented.size)
        next.text = presented.text
        next.isModalInPresentation = content?.isModalInPresentation ?? false
        formerContent = content
        hasReplaced = true
        content = next
        container.replaceContent(with: next)
    }

    // MARK: Moments

    func bring(to moment: Moment) {
        switch moment {
        case .coming: stage.advance(by: 0.1)
        case .caughtComing:
            stage.advance(by: 0.1)
            grab()
        case .resting: stage.settle()
        case .held:
            stage.settle()
            grab()
            move(-40)
        case .heldOut:
            stage.settle()
            grab()
            move(90)
            stage.advance(by: 0.1)
        case .returning:
            bring(to: .heldOut)
            move(-60)
            stage.advance(by: 0.2)
            lift()
            stage.advance(by: 0.05)
        case .leaving:
            stage.settle()
            grab()
            for _ in 0..<5 {
                stage.advance(by: 0.01)
                move(30)
            }
            lift()
            stage.advance(by: 0.05)
        case .going:
            stage.settle()
            presenter.dismiss(animated: true)
            stage.advance(by: 0.1)
        case .caughtGoing:
            bring(to: .going)
            grab()
        }
    }

    /// Puts a finger on the visible part of the view, and moves it far enough to be recognised.
    func grab() {
        guard let chrome = controller?.presentedView else { return }
        let seen = ViewGeometry(onScreen: chrome).frame.intersection(stage.window.bounds)
        guard !seen.isEmpty else { return }
        let point = CGPoint(x: seen.midX + 40, y: seen.midY)
        fingers.down(at: point)
        finger = point
        move(11)
    }

    func move(_ outward: CGFloat) {
        guard var point = finger else { return }
        let axis = controller?.path?.axis ?? DragAxis(.bottom, direction: .leftToRight)
        let way = axis.isFar ? outward : -outward
        if axis.isVertical { point.y += way } else { point.x += way }
        finger = point
        fingers.move(to: point)
    }

    func lift() {
        guard finger != nil else { return }
        finger = nil
        fingers.up()
    }
}
