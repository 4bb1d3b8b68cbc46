import KitTestSupport
import StyleSamples
import UIKit

@testable import Presentations
@testable import PresentationsTesting

/// The conditions that have to hold afterwards.
extension IncidentRun {
    /// Checks that the presentation has the frame of its layout, and looks as at rest.
    func checkRest(_ when: String) {
        guard let controller, let chrome = controller.presentedView as? ChromeView else { return }
        // Beneath another one it may be pushed back.
        guard
            content?.presentedViewController?.halfSheetPresentationController?.halfSheet.presenter
                != .pushedBack(scale: 0.9)
        else { return }
        let frame = controller.frameOfPresentedViewInContainerView
        if !chrome.frame.isNear(frame) { faults.append("\(when): at \(chrome.frame), not \(frame)") }
        if !ViewGeometry(onScreen: chrome).frame.isNear(frame) {
            faults.append("\(when): seen at \(ViewGeometry(onScreen: chrome).frame), not \(frame)")
        }
        if chrome.transform != .identity || chrome.alpha != 1 {
            faults.append("\(when): \(chrome.transform), \(chrome.alpha)")
        }
        if root?.isBeingPresented == true || root?.isBeingDismissed == true {
            faults.append("\(when): a transition has no end")
        }
        if let phase = controller.drag?.phase, phase != .idle {
            faults.append("\(when): the finger's phase is \(phase)")
        }
    }

    /// Removes everything else; then it has to look like a fresh presentation.
    func afterwards() {
        if content?.presentedViewController != nil {
            content?.dismiss(animated: true)
            stage.settle()
        }
        content?.field.resignFirstResponder()
        stage.hideKeyboard()
        stage.settle()
        checkRest("at rest")
        guard let controller, content?.presentingViewController != nil else { return }
        let fresh = Fresh(scene: freshScene(), content: freshContent())
        // An adaptive style is like the one of the current width.
        let presentation = controller.presentation
        let known: [PresentationController?] = [
            presentation.controller(as: CardPresentationController.self),
            presentation.controller(as: PopupPresentationController.self),
            presentation.controller(as: HalfSheetPresentationController.self),
        ]
        let current = known.compactMap(\.self).first ?? controller
        switch current {
        case let popup as PopupPresentationController:
            fresh.scene.presenter.presentAsPopup(
                fresh.content, style: popup.popup.anchored(in: fresh.scene.presenter))
        default:
            guard let style = current.anyStyle else { return faults.append("fresh: no case for \(type(of: current))") }
            guard case .sample(let sample) = presented else {
                fresh.scene.presenter.present(fresh.content, as: style)
                break
            }
            fresh.scene.presenter.present(
                fresh.content, as: sample.style(style, at: fresh.scene.presenter.anchorSource()))
        }
        self.fresh = fresh
        stage.settle()
        fresh.scene.stage.settle()
        compare(stage, fresh.scene.stage, "fresh")
        faults += WindowDump(stage.window).differences(from: WindowDump(fresh.scene.stage.window)).prefix(2).map {
            "fresh: \($0)"
        }
    }

    /// Makes the same content, in a stack of the same controllers.
    private func freshContent() -> UIViewController {
        let other = FormViewController(content?.preferredContentSize ?? .zero)
        other.text = presented.text
        guard let navigation = content?.navigationController else {
            let copy = presented.root(of: other)
            copy.isModalInPresentation = root?.isModalInPresentation ?? false
            return copy
        }
        let copy = UINavigationController(rootViewController: other)
        for _ in navigation.viewControllers.dropFirst() { copy.pushViewController(Self.makeNext(), animated: false) }
        copy.isModalInPresentation = navigation.isModalInPresentation
        return copy
    }

    /// Begins the same transition in both, and compares their contents at three moments of it.
    private func follow(_ name: String, _ begin: (_ root: UIViewController) -> Void) {
        guard let root, let fresh else { return }
        begin(root)
        begin(fresh.content)
        for moment in [0.04, 0.08, 0.12] {
            stage.advance(by: moment)
            fresh.scene.stage.advance(by: moment)
            guard let one = root.presentationController?.presentedView,
                let other = fresh.content.presentationController?.presentedView
            else { return faults.append("\(name): nothing is presented") }
            faults += WindowDump(seenInside: one).differences(from: WindowDump(seenInside: other)).prefix(1).map {
                "\(name), \(moment) s on: \($0)"
            }
        }
        stage.settle()
        fresh.scene.stage.settle()
    }

    /// Transitions that both can still perform.
    private func followTogether() {
        if presented.isStack {
            follow("push") { ($0 as? UINavigationController)?.pushViewController(Self.makeNext(), animated: true) }
            follow("pop") { ($0 as? UINavigationController)?.popViewController(animated: true) }
        }
        follow("dismissal") { $0.presentingViewController?.dismiss(animated: true) }
        fresh = nil
    }

    /// Makes a stage that has always had the state of this one.
    func freshScene() -> PresentedStage {
        let fresh = surroundings.makeScene(stage.orientation)
        change.apply(to: fresh.stage)
        fresh.stage.settle()
        return fresh
    }

    func compare(_ now: Stage, _ fresh: Stage, _ name: String) {
        do {
            // Equal scenes are equal pictures, so nothing has to be drawn.
            guard try now.scene() != fresh.scene() else { return }
        } catch {
            faults.append("\(name): \(error)")
            return
        }
        let lines = zip(now.svg.split(separator: "\n"), fresh.svg.split(separator: "\n")).filter { $0 != $1 }
        faults.append("not as \(name): \(lines.prefix(2).map { "\($0.0) | \($0.1)" })")
    }

    /// Dismisses, if that has not happened, and checks what remains.
    func end() {
        let wasDismissed = content?.presentingViewController == nil
        let said = heard.calls
        if wasDismissed != (presenter.presentedViewController == nil) { faults.append("whom does it present?") }
        if !wasDismissed {
            if said.contains("did") { faults.append("said to be dismissed: \(said)") }
            followTogether()
            if heard.calls != said { faults.append("the app's dismissal was told: \(heard.calls)") }
        }
        if heard.calls.filter({ $0 == "did" }).count > 1 { faults.append("told twice: \(heard.calls)") }
        check(content?.calls ?? [])
        if presenter.presentedViewController != nil { faults.append("still presented") }
        if stage.window.subviews != [presenter.view] { faults.append("the window holds \(stage.window.subviews)") }
        if scene.presenter.calls != [] { faults.append("the presenter was told \(scene.presenter.calls)") }
        presenter.removeAnchorSource()
        stage.settle()
        let untouched = freshScene()
        compare(stage, untouched.stage, "before")
        faults += WindowDump(stage.window).differences(from: WindowDump(untouched.stage.window)).map { "before: \($0)" }
        content = nil
        UIAccessibility.posted = []
        if formerContent != nil { faults.append("the content is still there") }
        if formerController != nil { faults.append("the controller is still there") }
    }

    /// Appearances and disappearances alternate, and each is complete, unless another controller covers the content in
    /// the middle of it.
    func check(_ calls: [String]) {
        let short = calls.map { ["willAppear": "a", "didAppear": "A", "willDisappear": "d"][$0] ?? "D" }.joined()
        var rest = short.replacingOccurrences(of: "daA", with: "").replacingOccurrences(of: "dDaA", with: "")
        if presented.isStack { rest = rest.replacingOccurrences(of: "da", with: "") }
        // Content that was added during a dismissal, or was interrupted by it, has not appeared.
        if hasReplaced, ["", "adD"].contains(rest) { return }
        if rest != "aAdD", !(presented.isStack && rest == "adD") { faults.append("appearance calls: \(short)") }
    }
}

extension CGRect {
    /// Returns whether they differ only by rounding.
    fileprivate func isNear(_ other: CGRect) -> Bool {
        max(abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width), abs(height - other.height))
            < 0.001
    }
}
