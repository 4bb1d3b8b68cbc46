import UIKit

/// What is presented on top of a view controller. A notice covers nothing: whatever is below it works as without it.
@MainActor
enum Cover {
    case nothing
    /// Presentations that are not modal, and nothing else.
    case notices
    /// A modal presentation that is being dismissed. It still takes the touches, but no keyboard.
    case leavingModal
    case modal

    init(of controller: UIViewController) {
        if let modal = controller.presentedStack.first(where: { $0.notice == nil }) {
            self = modal.isBeingDismissed ? .leavingModal : .modal
        } else {
            self = controller.presentedViewController == nil ? .nothing : .notices
        }
    }

    var isOpen: Bool { self == .nothing || self == .notices }
}

extension UIViewController {
    /// What is presented on top of this view controller, from the lowest to the foremost.
    var presentedStack: some Sequence<UIViewController> {
        sequence(first: self, next: \.presentedViewController).dropFirst()
    }

    var notice: Presentation? { ownPresentation.flatMap { $0.isNotice ? $0 : nil } }

    fileprivate var isInFrontOfUse: Bool { notice != nil || self is UISearchController }

    var outermost: UIViewController { parent?.outermost ?? self }

    /// The view controller that can present next: the newest of the notices, or a search, or this one.
    var frontPresenter: UIViewController {
        Array(presentedStack.prefix { $0.isInFrontOfUse && !$0.isBeingDismissed }).last ?? self
    }

    /// Whether a keyboard belongs to something on top: a modal presentation, or a notice that is being edited.
    var isBelowKeyboard: Bool {
        switch Cover(of: self) {
        case .nothing, .leavingModal: false
        case .modal: true
        case .notices: presentedStack.contains { $0.viewIfLoaded?.editedView != nil }
        }
    }
}

/// The stack of notices. Each is presented from the one before. The newest is in front, and the others move back.
extension Presentation {
    var noticeBelow: Presentation? { isNotice ? presented?.presentingViewController?.notice : nil }

    private var presentationBelow: Presentation? { presented?.presentingViewController?.ownPresentation }

    var controllerBelowNotices: UIViewController? {
        var below = controller?.presentingViewController
        while let notice = below, notice.isInFrontOfUse { below = notice.presentingViewController }
        return below?.outermost
    }

    /// The place of the notice below; `nil` without one, or if it has the anchor: they would follow each other.
    var placeBehind: StackedNotice? {
        guard let noticeBelow else { return nil }
        if let anchor = current.anchor, let below = noticeBelow.presented?.viewIfLoaded,
            // An item has no view of its own. It counts as one of the notice's.
            anchor.view?.isDescendant(of: below) ?? true
        {
            return nil
        }
        return StackedNotice(fronts: [pass.layout.frame] + (stacked?.fronts ?? []))
    }

    /// Moves the notice below to its place behind this one, or to the front if one of the two is modal now.
    func moveBelow() { presentationBelow?.moveBehind(placeBehind) }

    func animateBelowAlongsideDismissal() {
        guard let below = presentationBelow, below.stacked != nil, let chrome = below.components?.chrome else { return }
        animateAlongside(in: chrome) { below.moveBehind(nil) }
    }

    private func moveBehind(_ place: StackedNotice?) {
        guard stacked != place else { return }
        stacked = place
        layOut()
    }
}

/// The place of a presentation that is not modal behind newer ones. It moves back, and only its inner end is in sight.
/// One at another place than theirs stays as it is.
struct StackedNotice: Equatable {
    /// The length of a view that stays visible behind a newer one, in points.
    static let gap: CGFloat = 10

    let fronts: [CGRect]

    /// Returns the scale of a view that would have `frame` at the front, about that of the system's notifications.
    func scale(of frame: CGRect) -> CGFloat { pow(0.94, CGFloat(fronts.filter(frame.overlaps).count)) }

    /// Returns the place of a view that would have a frame at the front. In the upper half of the container it looks
    /// out below the one in front, otherwise above, as far as the safe area has room. It is not larger than that one.
    func place(of whole: CGRect, in environment: LayoutEnvironment) -> CGRect {
        guard let front = fronts.first(where: whole.overlaps) else { return whole }
        let isUpper = front.midY < environment.container.height / 2
        let size = CGSize(width: min(whole.width, front.width), height: min(whole.height, front.height))
        let frame = CGRect(
            x: whole.midX - size.width / 2, y: isUpper ? whole.minY : whole.maxY - size.height, width: size.width,
            height: size.height)
        let gap = Self.gap
        let hidden = frame.height * (1 - scale(of: whole)) / 2
        let room = environment.room()
        let distance =
            if isUpper {
                min(max(0, front.maxY + gap - (frame.maxY - hidden)), max(0, room.maxY - frame.maxY))
            } else {
                max(min(0, front.minY - gap - (frame.minY + hidden)), min(0, room.minY - frame.minY))
            }
        return environment.grid.round(frame.offsetBy(dx: 0, dy: distance))
    }
}
