import UIKit

#if canImport(ObjectiveC)
    typealias ActionReceiver = NSObject
#else
    // Without Objective-C, only an operation has a method that can be found by name.
    typealias ActionReceiver = Operation
#endif

/// A target for actions that calls a closure. It is `@unchecked` because its superclass without Objective-C is.
@MainActor
final class ActionTarget: ActionReceiver, @unchecked Sendable {
    private let handler: @MainActor () -> Void
    private weak var recognizer: UIGestureRecognizer?

    init(_ handler: @escaping @MainActor () -> Void) { self.handler = handler }

    /// Makes the target of a gesture recogniser, until it is removed or released.
    convenience init(_ recognizer: UIGestureRecognizer, _ handler: @escaping @MainActor () -> Void) {
        self.init(handler)
        self.recognizer = recognizer
        recognizer.addTarget(self, action: Self.action)
    }

    func remove() { recognizer?.removeTarget(self, action: Self.action) }

    #if canImport(ObjectiveC)
        static let action = #selector(act)

        @objc private func act() {
            handler()
        }
    #else
        static let action = Selector(("main"))

        nonisolated override func main() {
            // UIKit sends actions on the main thread only.
            MainActor.assumeIsolated { handler() }
        }
    #endif
}

/// Calls a handler in each frame while something moves.
@MainActor
final class DisplayLinkObserver {
    private var link: CADisplayLink?

    var isObserving: Bool { link != nil }

    /// Calls the handler in each frame, until it returns `false` or the observer is released.
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
    var isMoving: Bool { state == .began || state == .changed }

    /// Cancels the gesture, if it has begun.
    func cancel() {
        guard isEnabled else { return }
        isEnabled = false
        isEnabled = true
    }
}
