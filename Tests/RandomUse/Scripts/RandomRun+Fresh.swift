import Presentations
import PresentationsTesting
import StyleSamples
import UIKit

/// The comparison of a presentation at the end of a script with a fresh one.
extension RandomRun {
    /// Makes a stage that has always had the state of this one.
    func freshStage() -> Stage {
        let width = stage.window.bounds.width
        let isWhole = width == stage.device.bounds(in: stage.orientation).width
        return Stage(
            stage.device, orientation: stage.orientation, width: isWhole ? nil : width, appearance: stage.appearance,
            layoutDirection: stage.layoutDirection, contentSizeCategory: stage.contentSizeCategory,
            accessibilityContrast: stage.accessibilityContrast)
    }

    /// Makes the same root, with as many controllers in its stacks.
    func twinOfRoot() -> UIViewController {
        let twin = rootKind.make()
        guard let root = stage.window.rootViewController else { return twin }
        twin.view.semanticContentAttribute = root.view.semanticContentAttribute
        twin.stayingSheet?.halfSheet.selectedDetentIdentifier =
            root.stayingSheet?.halfSheet.selectedDetentIdentifier
        if let tabs = root as? UITabBarController, let others = twin as? UITabBarController {
            others.selectedIndex = tabs.selectedIndex
            for (stack, other) in zip(tabs.viewControllers ?? [], others.viewControllers ?? []) {
                fill(other, as: stack)
            }
        } else {
            fill(twin, as: root)
        }
        return twin
    }

    private func fill(_ twin: UIViewController, as original: UIViewController) {
        guard let stack = original as? UINavigationController, let other = twin as? UINavigationController
        else { return }
        for _ in stack.viewControllers.dropFirst() { other.pushViewController(Screen(), animated: false) }
    }

    /// Whether a time of its style dismisses a presentation.
    private func leavesByItself(_ controller: UIViewController) -> Bool {
        settings(of: controller)?.anyStyle?.options.dismissesAfter != nil
    }

    func compareWithFresh() {
        let chain = chain
        let originals = chain.dropFirst().map { record(of: $0) }
        // Alerts, UIKit's own presentations and those of an old root are not made again.
        guard !originals.contains(where: { $0 == nil }), otherWindow == nil, sheets.isEmpty,
            records.filter(\.isPresented).count == originals.count,
            !others.contains(where: { $0.object?.presentingViewController != nil }),
            // A fresh stage comes to rest on the same clock, and the other runs would not have that additional time.
            !chain.contains(where: { leavesByItself($0) })
        else { return }
        let fresh = freshStage()
        fresh.show(twinOfRoot())
        fresh.settle()
        var presenter = fresh.window.rootViewController
        for record in originals.compactMap(\.self) {
            guard let next = presenter.flatMap({ presentTwin(of: record, from: $0) }) else { return }
            fresh.settle()
            presenter = next
        }
        let differences = ViewDump(stage.window, skips: isLeftOut)
            .differences(from: ViewDump(fresh.window, skips: isLeftOut))
        if let first = differences.first {
            fault("fresh", "\(differences.count) views are not as in a fresh one: \(first)")
        }
    }

    /// Ignores the source of a zoom; the kit's keyboard probe, which comes with the first keyboard and is invisible;
    /// and the columns of a split view, which depend on its history.
    func isLeftOut(_ view: UIView) -> Bool {
        view.accessibilityIdentifier == "source" && stage.window.rootViewController?.presentedViewController != nil
            || String(describing: type(of: view)) == "KeyboardGuideProbe"
            || view.superview?.next is UISplitViewController
    }

    /// Makes the same content in the same style, with its current settings; `nil` if that is impossible.
    private func presentTwin(of record: Record, from presenter: UIViewController) -> UIViewController? {
        guard let root = record.root, let twin = twin(of: root, record) else { return nil }
        let source = source(of: presenter)
        twin.isModalInPresentation = root.isModalInPresentation
        guard let controller = settings(of: root) else { return nil }
        switch controller.anyStyle {
        case let style as OwnTransitionStyle:
            let other = style.twin
            presenter.present(twin, as: other, animated: false)
            other.transitions.follow(twin)
        case var style as Popup:
            style = style.varied(by: [.motion(.crossDissolve)], source: source)
            if let anchor = style.anchor {
                // A controller that was pushed below the popup has its own source.
                guard let original = root.presentingViewController,
                    anchor == PresentationAnchor(self.source(of: original))
                else { return nil }
                style.apply(.position(.anchored), source: source)
            }
            presenter.presentAsPopup(twin, style: style, animated: false)
        case let style?:
            presenter.present(
                twin, as: style.varied(by: [.motion(.crossDissolve)], source: source), animated: false)
        case nil:
            fault("fresh", "no style of \(type(of: controller))")
            return nil
        }
        return twin
    }

    private func twin(of root: UIViewController, _ record: Record) -> UIViewController? {
        guard let screen = root.screen else { return nil }
        let twin =
            record.content == .replaceable
            ? ReplaceableContentViewController(screen.content.makeScreen()) : record.content.make().root
        return twin.take(over: root) ? twin : nil
    }
}

extension UIViewController {
    /// The half-sheet that has existed from the beginning.
    fileprivate var stayingSheet: HalfSheetPresentationController? {
        children.first?.children.first?.halfSheetPresentationController
    }
}
