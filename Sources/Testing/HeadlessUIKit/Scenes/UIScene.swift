/// One instance of an app's interface. The test harness makes it, in the foreground.
@MainActor
open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    init(harness: Void) {
        super.init()
    }

    open internal(set) var activationState = ActivationState.foregroundActive
}
