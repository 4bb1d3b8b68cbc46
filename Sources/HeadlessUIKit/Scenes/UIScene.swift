/// One instance of an app's interface. The test harness makes it, and it is in the foreground all the time.
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

    open var activationState: ActivationState { .foregroundActive }
}
