/// An event of buttons. None is ever sent here; see `UIPress`.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    open override var type: UIEvent.EventType { .presses }
    open internal(set) var allPresses: Set<UIPress> = []
}
