import PresentationsTesting
import UIKit

@testable import Presentations

/// One incident at one moment of one presentation. Notes what is wrong afterwards.
@MainActor
final class Mishap {
    private let scene = Scene()
    private lazy var fingers = Touchscreen(scene.stage.window)
    private var delegate: RecordingDelegate? = RecordingDelegate()
    private let heard: RecordingDelegate
    private var content: FormViewController?
    private weak var formerContent: UIViewController?
    private weak var formerController: UIPresentationController?
    private var finger: CGPoint?
    private let presented: Presented
    private(set) var faults: [String] = []

    private var stage: Stage { scene.stage }
    private var presenter: UIViewController { scene.presenter }
    private var controller: PresentationController? {
        guard let content, content.presentingViewController != nil else { return nil }
        return content.presentationController as? PresentationController
    }

    init(_ presented: Presented) {
        self.presented = presented
        heard = delegate ?? RecordingDelegate()
    }

    /// Plays everything, and answers what was wrong.
    func play(_ moment: Moment, _ incident: Incident) -> [String] {
        let log = reports { run(moment, incident) }
        faults += log.filter { !$0.contains("cannot present") && !$0.contains("is already") }
        return faults
    }

    private func run(_ moment: Moment, _ incident: Incident) {
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

    private func start() {
        let content = FormViewController(CGSize(width: 0, height: 300))
        presented.present(content, from: presenter)
        content.presentationController?.delegate = delegate
        self.content = content
        formerContent = content
        formerController = content.presentationController
        stage.advance(by: 0)
    }

    // MARK: Moments

    private func bring(to moment: Moment) {
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

    /// Lays a finger on what is seen of the view, and moves it as far as it takes to be noticed.
    private func grab() {
        guard let chrome = controller?.presentedView else { return }
        let seen = ViewPlace(onScreen: chrome).frame.intersection(stage.window.bounds)
        guard !seen.isEmpty else { return }
        let point = CGPoint(x: seen.midX + 40, y: seen.midY)
        fingers.down(at: point)
        finger = point
        move(11)
    }

    private func move(_ outward: CGFloat) {
        guard var point = finger else { return }
        let axis = controller?.dragAxis ?? DragAxis(.bottom, direction: .leftToRight)
        let way = axis.isFar ? outward : -outward
        if axis.isVertical { point.y += way } else { point.x += way }
        finger = point
        fingers.move(to: point)
    }

    private func lift() {
        guard finger != nil else { return }
        finger = nil
        fingers.up()
    }

    // MARK: Incidents

    private func happen(_ incident: Incident) {
        switch incident {
        case .nothing: break
        case .touchCancelled:
            guard finger != nil else { return }
            finger = nil
            fingers.cancel()
        case .secondFinger:
            fingers.down(at: CGPoint(x: 150, y: 700), finger: 1)
            fingers.move(to: CGPoint(x: 150, y: 720), finger: 1)
            fingers.move(to: CGPoint(x: 150, y: 740), finger: 1)
            lift()
            stage.advance(by: 0.01)
            fingers.move(to: CGPoint(x: 150, y: 745), finger: 1)
            fingers.up(finger: 1)
        case .keyboardComes: stage.showKeyboard(height: 336)
        case .keyboardGoes: stage.hideKeyboard()
        case .typing:
            content?.field.becomeFirstResponder()
            stage.showKeyboard(height: 336)
        case .dismissed: content?.dismiss(animated: true)
        case .dismissedAtOnce: content?.dismiss(animated: false)
        case .dismissedTwice:
            content?.dismiss(animated: true)
            content?.dismiss(animated: true)
        case .presents: content?.presentAsCard(CountingViewController(CGSize(width: 0, height: 200)))
        case .presentsAtOnce: content?.presentAsPopup(CountingViewController(), animated: false)
        case .presentsUIKitSheet:
            guard content?.presentingViewController != nil else { return }
            content?.present(CountingViewController(), animated: true)
        case .changed: change(animated: true)
        case .changedAtOnce: change(animated: false)
        case .replaced: replace()
        case .swipeForbidden: forbidSwipe()
        case .modal:
            content?.isModalInPresentation = true
            controller?.invalidatePresentation()
        case .refusing: delegate?.allows = false
        case .delegateGone:
            controller?.delegate = nil
            delegate = nil
        case .turned: stage.rotate(to: .landscapeLeft)
        case .darkened: stage.window.overrideUserInterfaceStyle = .dark
        case .resized:
            content?.preferredContentSize.height = 420
            stage.advance(by: 0)
        case .tappedOutside: tapOutside()
        case .escaped: _ = (controller?.presentedView as? ChromeView)?.accessibilityPerformEscape()
        case .invalidated:
            controller?.invalidatePresentation()
            stage.advance(by: 0)
        }
    }

    private func tapOutside() {
        let finger = 2
        fingers.down(at: CGPoint(x: 380, y: 430), finger: finger)
        stage.advance(by: 0.02)
        fingers.up(finger: finger)
    }

    private func change(animated: Bool) {
        switch controller {
        case let sheet as HalfSheetPresentationController where animated:
            sheet.animateChanges { $0.selectedDetentIdentifier = .large }
        case let sheet as HalfSheetPresentationController: sheet.halfSheet.selectedDetentIdentifier = .large
        case let card as CardPresentationController where animated:
            card.animateChanges { $0.margins.bottom = 60 }
        case let card as CardPresentationController: card.card.margins.bottom = 60
        case let popup as PopupPresentationController: popup.animateChanges { $0.offset.y = 40 }
        default: break
        }
    }

    private func replace() {
        switch controller {
        case let sheet as HalfSheetPresentationController: sheet.animateChanges { $0.detents = [.height(300)] }
        case let card as CardPresentationController:
            card.animateChanges {
                $0.edge = .top
                $0.animation = .slide(from: .top)
            }
        case let popup as PopupPresentationController: popup.animateChanges { $0.animation = .slide(from: .leading) }
        default: break
        }
    }

    private func forbidSwipe() {
        (controller as? HalfSheetPresentationController)?.halfSheet.dismissal = []
        (controller as? CardPresentationController)?.card.dismissal = []
        (controller as? PopupPresentationController)?.popup.dismissal = []
    }

    // MARK: Afterwards

    /// What is presented is where layout says, and looks as at rest.
    private func checkRest(_ when: String) {
        guard let controller, let chrome = controller.presentedView as? ChromeView else { return }
        let frame = controller.frameOfPresentedViewInContainerView
        if !chrome.frame.isNear(frame) { faults.append("\(when): at \(chrome.frame), not \(frame)") }
        if !ViewPlace(onScreen: chrome).frame.isNear(frame) {
            faults.append("\(when): seen at \(ViewPlace(onScreen: chrome).frame), not \(frame)")
        }
        if chrome.transform != .identity || chrome.alpha != 1 {
            faults.append("\(when): \(chrome.transform), \(chrome.alpha)")
        }
        if content?.isBeingPresented == true || content?.isBeingDismissed == true {
            faults.append("\(when): a transition has no end")
        }
        if let phase = controller.drag?.phase, phase != .idle {
            faults.append("\(when): the finger's phase is \(phase)")
        }
    }

    /// Everything else is taken away again; then it looks like something that was just presented.
    private func afterwards() {
        if content?.presentedViewController != nil {
            content?.dismiss(animated: true)
            stage.settle()
        }
        content?.field.resignFirstResponder()
        stage.hideKeyboard()
        stage.settle()
        checkRest("at rest")
        guard let controller, content?.presentingViewController != nil else { return }
        let fresh = Scene(orientation: stage.orientation)
        fresh.stage.window.overrideUserInterfaceStyle = stage.window.overrideUserInterfaceStyle
        let other = FormViewController(content?.preferredContentSize ?? .zero)
        switch controller {
        case let sheet as HalfSheetPresentationController:
            fresh.presenter.presentAsHalfSheet(other, style: sheet.halfSheet)
        case let card as CardPresentationController: fresh.presenter.presentAsCard(other, style: card.card)
        case let popup as PopupPresentationController: fresh.presenter.presentAsPopup(other, style: popup.popup)
        default: break
        }
        other.isModalInPresentation = content?.isModalInPresentation ?? false
        fresh.stage.settle()
        compare(stage.svg, fresh.stage.svg, "fresh")
    }

    private func compare(_ now: String, _ fresh: String, _ name: String) {
        guard now != fresh else { return }
        let lines = zip(now.split(separator: "\n"), fresh.split(separator: "\n")).filter { $0 != $1 }
        faults.append("not as \(name): \(lines.prefix(2).map { "\($0.0) | \($0.1)" })")
    }

    /// Dismisses, if that has not happened, and looks at what is left.
    private func end() {
        let wasDismissed = content?.presentingViewController == nil
        let said = heard.calls
        if wasDismissed != (presenter.presentedViewController == nil) { faults.append("whom does it present?") }
        if !wasDismissed {
            if said.contains("did") { faults.append("said to be dismissed: \(said)") }
            presenter.dismiss(animated: true)
            stage.settle()
            if heard.calls != said { faults.append("the app's dismissal was told: \(heard.calls)") }
        }
        if heard.calls.filter({ $0 == "did" }).count > 1 { faults.append("told twice: \(heard.calls)") }
        check(content?.calls ?? [])
        if presenter.presentedViewController != nil { faults.append("still presented") }
        if stage.window.subviews != [presenter.view] { faults.append("the window holds \(stage.window.subviews)") }
        if scene.presenter.calls != [] { faults.append("the presenter was told \(scene.presenter.calls)") }
        let untouched = Scene(orientation: stage.orientation)
        untouched.stage.window.overrideUserInterfaceStyle = stage.window.overrideUserInterfaceStyle
        compare(stage.svg, untouched.stage.svg, "before")
        content = nil
        UIAccessibility.posted = []
        if formerContent != nil { faults.append("the content is still there") }
        if formerController != nil { faults.append("the controller is still there") }
    }

    /// Appearances and disappearances take turns, and each is complete.
    private func check(_ calls: [String]) {
        let short = calls.map { ["willAppear": "a", "didAppear": "A", "willDisappear": "d"][$0] ?? "D" }.joined()
        let rest = short.replacingOccurrences(of: "daA", with: "")
        if rest != "aAdD" { faults.append("appearance calls: \(short)") }
    }
}

extension CGRect {
    /// Whether they differ by nothing but rounding.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        max(abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width), abs(height - other.height))
            < 0.001
    }
}
