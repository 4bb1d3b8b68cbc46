/// A user's action on its way to the views: here the touches on the screen at one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    open var type: UIEvent.EventType { .touches }
    open var subtype: UIEvent.EventSubtype { .none }
    open var timestamp: TimeInterval { moment.seconds(since: .zero) }
    /// The exact time, with which recognisers measure.
    var moment = Instant.zero
    /// The synthetic screen has neither a keyboard nor a pointer.
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var buttonMask: UIEvent.ButtonMask { [] }

    /// Every finger on the screen, including resting ones.
    var touches: [UITouch] = []

    open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

    open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }
    open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }
    open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { touches { gesture.follows($0) } }

    /// The samples since the last event, the newest last. Each is a copy. The synthetic screen sends every sample.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
        touches.contains { $0 === touch } ? [touch.snapshot()] : nil
    }

    private func touches(where condition: (UITouch) -> Bool) -> Set<UITouch>? {
        let found = touches.filter(condition)
        return found.isEmpty ? nil : Set(found)
    }
}
