import UIKit

/// The presenter while something is in front of it, and while it comes to look as it does then, or stops to.
///
/// One for a whole presentation, whatever appearances follow each other: what the view's own looks are is found out once.
@MainActor
final class BorrowedPresenter {
    /// What there is to borrow.
    struct Target {
        let view: UIView
        /// Whose safe area is kept.
        let controller: UIViewController
        /// The view, where it is one of the kit: that has its own corners, and a shadow that clipping would cut off.
        let chrome: ChromeView?
    }

    /// What is made of the view.
    private(set) var appearance: PresenterAppearance
    /// Whether a transition is under way whose animations are not the kit's: they may be stopped anywhere.
    var isMovedByOthers = false

    private let target: Target
    private let parts: [Part]
    /// Whether something is in front of it, and not on its way out.
    private var isBehind = false
    /// The level at which a finger begins to take it out.
    private var wayOutLevel: CGFloat = 1
    private var returns = 0

    /// One kind of looks, and whether the view has it.
    @MainActor
    private final class Part {
        let loan: any PresenterLoan
        var state = State.own

        init(_ loan: any PresenterLoan) { self.loan = loan }

        /// Nothing of its looks is left.
        func finish() {
            loan.notice(mayBeStopped: false)
            state = .own
            loan.giveBackRest()
        }
    }

    private enum State: Equatable {
        case own, lent
        /// On its way back, as the return of that number.
        case returning(Int)
    }

    /// Takes an appearance that can be drawn.
    init(_ target: Target, _ appearance: PresenterAppearance) {
        self.target = target
        self.appearance = appearance
        parts = [Part(ScaleEffect(target)), Part(FadeEffect(target))]
        parts.forEach { $0.loan.take(appearance) }
    }

    /// The view, when it looks otherwise or is going to.
    var view: UIView? { parts.contains { $0.loan.isWanted || $0.state != .own } ? target.view : nil }
    /// Whether UIKit could not resize the view now.
    var hindersResizing: Bool { wanted.contains(where: \.loan.hindersResizing) }

    /// The transform that the view has by itself.
    private var ownTransform: CGAffineTransform {
        parts.lazy.compactMap(\.loan.ownTransform).first ?? target.view.transform
    }

    /// Where a view in this one is, in the container, when nothing is made of this one; `nil` for any other view.
    func frameAtRest(of inner: UIView, in container: UIView) -> CGRect? {
        let view = target.view
        guard let superview = view.superview, inner.isDescendant(of: view) else { return nil }
        let frame = inner.convert(inner.bounds, to: view)
        let place = frame.offsetBy(dx: -view.bounds.midX, dy: -view.bounds.midY).applying(ownTransform)
        return superview.convert(place.offsetBy(dx: view.center.x, dy: view.center.y), to: container)
    }

    /// What of a controller's additional safe area insets is not the app's.
    func insetsAdded(to controller: UIViewController) -> UIEdgeInsets {
        guard controller === target.controller else { return .zero }
        return parts.lazy.map(\.loan.addedInsets).first { $0 != .zero } ?? .zero
    }

    // MARK: Coming and going

    /// Looks as it does behind what is presented.
    func lend() {
        isBehind = true
        notice()
        lend(level: 1)
        giveBackUnwanted()
    }

    /// Looks as it does behind what is presented, and no transition moves it any more.
    func settle() {
        lend()
        wayOutLevel = 1
        isMovedByOthers = false
    }

    /// Takes another appearance that can be drawn, inside an animation or not. On its way out it shows only if it comes
    /// back.
    func change(to appearance: PresenterAppearance) {
        guard appearance != self.appearance else { return }
        self.appearance = appearance
        parts.forEach { $0.loan.take(appearance) }
        if isBehind { lend() }
    }

    /// Brings the view back visibly; what is seen only where it ends stays until `restore()`.
    func giveBack() {
        isBehind = false
        notice()
        touched.forEach { $0.loan.giveBack() }
    }

    /// Puts everything back at once.
    func restore() {
        giveBack()
        touched.forEach { $0.finish() }
    }

    /// After the safe area of the view, or its place in it, has changed.
    func keepSafeArea() {
        guard isBehind else { return }
        wanted.forEach { if $0.state == .lent { $0.loan.keepSafeArea() } }
    }

    // MARK: A finger

    /// Stops the animation of a transition, which leaves the view as it is on the screen (P7). What the app has written
    /// is found out before, and what is there afterwards is not the app's.
    func keep(through stop: () -> Void) {
        notice()
        stop()
        // Also of what was given back at once: a transition moves it all the same.
        for part in parts where part.loan.claim() { part.state = .lent }
    }

    /// Stops where it is on the screen, on a way out of which a share is done.
    func stop(at progress: CGFloat) {
        notice()
        let level = wanted.compactMap(\.loan.levelOnScreen).first ?? (isBehind ? 1 : 0)
        // A little more than a whole level: what is stopped late on its way would otherwise go further without end.
        wayOutLevel = progress < 1 ? min(max(0, level) / (1 - progress), 1.5) : 1
        isBehind = true
        // Animations of a view that nothing was made of are the app's.
        guard !touched.isEmpty else { return }
        let looks = ShownLooks(of: target.view)
        UIView.performWithoutAnimation {
            target.view.layer.removeAllAnimations()
            touched.forEach {
                $0.state = .lent
                $0.loan.hold(looks)
            }
            keepSafeArea()
        }
    }

    /// A finger takes the way out. What it has stopped on that way looks as it does now when the same share is done.
    func beginWayOut() {
        notice()
        UIView.performWithoutAnimation { lend(level: wayOutLevel) }
    }

    // MARK: Writing

    private var wanted: [Part] { parts.filter(\.loan.isWanted) }
    private var touched: [Part] { parts.filter { $0.state != .own } }

    /// Finds out what the app has written.
    func notice() {
        parts.forEach { $0.loan.notice(mayBeStopped: isMovedByOthers) }
    }

    private func lend(level: CGFloat) {
        for part in wanted {
            part.state = .lent
            part.loan.lend(level: level)
        }
        keepSafeArea()
    }

    /// Gives back the looks of an appearance that was replaced, in the animation that is running, if any.
    private func giveBackUnwanted() {
        let unwanted = parts.filter { $0.state == .lent && !$0.loan.isWanted }
        guard !unwanted.isEmpty else { return }
        returns += 1
        let state = State.returning(returns)
        UIView.animate(withDuration: UIView.inheritedAnimationDuration, delay: 0, options: .allowUserInteraction) {
            for part in unwanted {
                part.state = state
                part.loan.giveBack()
            }
        } completion: { _ in
            for part in unwanted where part.state == state { part.finish() }
        }
    }
}
