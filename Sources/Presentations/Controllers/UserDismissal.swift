import UIKit

/// The dismissal that the user has asked for, from the wish to its end.
///
/// It is one, however often the user asks: the delegate hears once that it comes, and at most once that it is over. UIKit
/// begins it at once, or puts it off until a transition inside the content or beside it has ended (C14). A dismissal that
/// code asks for when there is none is not the user's.
@MainActor
final class UserDismissal {
    private var state = State.none
    private let watch = DisplayLinkObserver()

    private enum State {
        case none
        /// The delegate has heard that it comes, and UIKit has not begun it.
        case awaited
        /// UIKit carries it out.
        case underWay
    }

    var isAwaited: Bool { state == .awaited }

    /// The user asks for it, and may.
    func request() {
        watch.stop()
        state = .awaited
    }

    /// UIKit begins a dismissal.
    func begin() {
        guard state == .awaited else { return }
        watch.stop()
        state = .underWay
    }

    /// A dismissal has ended, or none came of the wish. Answers whether it was the user's.
    @discardableResult
    func end() -> Bool {
        watch.stop()
        defer { state = .none }
        return state == .underWay
    }

    /// UIKit has been asked. What it has neither begun nor put off will not come, and what it has put off comes in the frame
    /// in which it is free to, or never.
    func wait(while isPutOff: @escaping @MainActor () -> Bool) {
        guard isAwaited else { return }
        guard isPutOff() else {
            end()
            return
        }
        var isFree = false
        watch.start { [weak self] in
            guard let self, isAwaited else { return false }
            // Whether UIKit or this looks first in a frame is not known: the end is seen in one, and believed in the next.
            let wasFree = isFree
            isFree = !isPutOff()
            if wasFree, isFree { state = .none }
            return isAwaited
        }
    }
}
