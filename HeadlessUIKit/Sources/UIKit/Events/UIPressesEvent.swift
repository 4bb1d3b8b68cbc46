/// An event of buttons. None is ever sent here; see `UIPress`.
@MainActor
open class UIPressesEvent: UIEvent {
    open override var type: UIEvent.EventType { .presses }
    open internal(set) var allPresses: Set<UIPress> = []
}
