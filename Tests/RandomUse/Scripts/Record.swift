import Presentations
import UIKit

/// A script's record of one presentation that it has requested.
@MainActor
final class Record: NSObject {
    let number: Int
    let kind: Kind
    let content: Content
    let journal: Journal
    let isAwaited: Bool
    /// The style, if its settings cannot be read from the controller.
    let style: any PresentationStyle
    weak var root: UIViewController?
    weak var screen: Screen?
    private(set) weak var controller: UIPresentationController?
    private var others: [Held] = []

    private(set) var reasons: [DismissalReason] = []
    private(set) var completions = 0
    private(set) var returns = 0
    /// The answer of the app's delegate.
    var allowsDismissal = true
    /// The delegate's answers about drags.
    var decision = Decision.nothing
    /// The calls about drags with values that make no sense.
    private(set) var oddCalls: [String] = []
    private(set) var wasPresented = false
    /// True if it is over, was inspected at rest, and left nothing.
    private(set) var hasGone = false
    /// True if its window is gone. View controllers may then retain each other, and get no calls.
    var hasLostWindow = false

    init(
        _ number: Int, _ kind: Kind, _ content: Content, style: any PresentationStyle, screen: Screen,
        root: UIViewController, isAwaited: Bool = false
    ) {
        self.number = number
        self.kind = kind
        self.content = content
        self.style = style
        self.screen = screen
        self.root = root
        self.isAwaited = isAwaited
        journal = screen.journal
    }

    var name: String { "\(kind) \(number)" }

    var isPresented: Bool { !hasLostWindow && root?.presentingViewController != nil }

    func ended(_ reason: DismissalReason) {
        reasons.append(reason)
        // There is a fault: it is inspected again.
        if reasons.count > 1 { hasGone = false }
    }

    func completed() { completions += 1 }

    func returned() { returns += 1 }

    /// An object that is gone cannot come back, so it need not be checked again.
    func noteEnd() { hasGone = !isPresented && remains.isEmpty && (wasPresented || journal.hasBegun) }

    /// Checks if it has been presented by now. Before, UIKit would make a controller when the property is read.
    func look() {
        guard let root, root.presentingViewController != nil else { return }
        wasPresented = true
        if controller == nil, let controller = root.presentationController {
            self.controller = controller
            controller.delegate = self
        }
        guard others.isEmpty, let container = controller?.containerView else { return }
        others = [
            Held(name: "container", object: container),
            Held(name: "presented view", object: controller?.presentedView),
        ]
    }

    private struct Held {
        let name: String
        weak var object: AnyObject?
    }

    /// The names of its objects that are still alive.
    var remains: [String] {
        var names = others.filter { $0.object != nil }.map(\.name)
        if root != nil { names.append("presented controller") }
        if screen != nil { names.append("content") }
        if controller != nil { names.append("presentation controller") }
        return names
    }
}

extension Record: PresentationDragDelegate {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        allowsDismissal
    }

    func presentationController(_ controller: PresentationController, shouldBeginDraggingAt point: CGPoint) -> Bool {
        if !point.x.isFinite || !point.y.isFinite { oddCalls.append("a drag begins at \(point)") }
        return decision != .refuses
    }

    func presentationControllerWillEndDragging(
        _ controller: PresentationController, withVelocity velocity: CGFloat,
        targetDetentIdentifier: inout DetentIdentifier?
    ) {
        if !velocity.isFinite { oddCalls.append("a drag ends at \(velocity) points per second") }
        let detents = controller.presentedViewProgress?.detentPositions.sorted { $0.value < $1.value }.map(\.key) ?? []
        if let target = targetDetentIdentifier, target != .rest, !detents.contains(target) {
            oddCalls.append("a drag ends at \(target.rawValue), which is none of \(detents.map(\.rawValue))")
        }
        switch decision {
        case .nothing, .refuses: break
        case .dismisses: targetDetentIdentifier = nil
        case .stays: targetDetentIdentifier = .rest
        case .detent(let index) where !detents.isEmpty: targetDetentIdentifier = detents[index % detents.count]
        case .detent: break
        }
    }
}
