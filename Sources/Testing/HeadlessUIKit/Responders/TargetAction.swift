/// One receiver of a recogniser's or a control's actions. It does not keep the target alive.
///
/// Without Objective-C nobody can find a method by its name. What code for both platforms can give as a target is an
/// `Operation` with the action `main`: Swift overrides that method without `@objc` and Objective-C knows it. Everything
/// else traps as an unrecognised selector does on a device.
///
/// ```swift
/// final class Handler: Operation, @unchecked Sendable {
///     override func main() { … }
/// }
/// pan.addTarget(handler, action: Selector(("main")))
/// ```
@MainActor
struct TargetAction {
    private(set) weak var target: AnyObject?
    let action: Selector

    init(target: Any, action: Selector) {
        self.target = target as AnyObject
        self.action = action
    }

    /// `nil` stands for any target and for any action.
    func matches(target: Any?, action: Selector?) -> Bool {
        let isTarget = target.map { $0 as AnyObject === self.target } ?? true
        return isTarget && (action == nil || action == self.action)
    }

    func send() {
        guard let target else { return }
        guard let operation = target as? Operation, action == Self.main else {
            preconditionFailure("-[\(type(of: target)) \(action)]: unrecognized selector; on Linux it has to be -main.")
        }
        operation.main()
    }

    private static let main = Selector(("main"))
}
