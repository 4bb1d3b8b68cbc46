import UIKit

#if canImport(ObjectiveC)
    typealias ActionReceiver = NSObject
#else
    // Without Objective-C, only an operation has a method that can be found by name.
    typealias ActionReceiver = Operation
#endif

/// A target for actions that calls a closure. It is unchecked because UIKit sends actions on the main thread only.
final class ActionTarget: ActionReceiver, @unchecked Sendable {
    private let handler: @MainActor () -> Void

    init(_ handler: @escaping @MainActor () -> Void) {
        self.handler = handler
    }

    #if canImport(ObjectiveC)
        static let action = #selector(act)

        @MainActor @objc private func act() {
            handler()
        }
    #else
        static let action = Selector(("main"))

        override func main() {
            MainActor.assumeIsolated(handler)
        }
    #endif
}

/// A connection from a gesture recogniser's actions to a closure, until it is removed or released.
@MainActor
final class RecognizerAction {
    private weak var recognizer: UIGestureRecognizer?
    private let target: ActionTarget

    init(_ recognizer: UIGestureRecognizer, _ handler: @escaping @MainActor () -> Void) {
        self.recognizer = recognizer
        target = ActionTarget(handler)
        recognizer.addTarget(target, action: ActionTarget.action)
    }

    /// Ends the connection.
    func remove() {
        recognizer?.removeTarget(target, action: ActionTarget.action)
    }
}

/// Calls a handler in each frame while something moves.
@MainActor
final class DisplayLinkObserver {
    private var link: CADisplayLink?

    var isObserving: Bool { link != nil }

    /// Calls the handler in each frame, until it returns `false` or the observer is released. Has no effect if the
    /// observer is already observing.
    func start(_ handler: @escaping @MainActor () -> Bool) {
        guard link == nil else { return }
        // The handler may stop the observer and start it again, with another link.
        weak var ownLink: CADisplayLink?
        let target = ActionTarget { [weak self] in
            if self != nil, handler() { return }
            ownLink?.invalidate()
            if self?.link === ownLink { self?.link = nil }
        }
        let link = CADisplayLink(target: target, selector: ActionTarget.action)
        ownLink = link
        self.link = link
        link.add(to: .main, forMode: .common)
    }

    func stop() {
        link?.invalidate()
        link = nil
    }
}

extension UIGestureRecognizer {
    /// Whether the gesture has begun and not ended.
    var isMoving: Bool { state == .began || state == .changed }
}
