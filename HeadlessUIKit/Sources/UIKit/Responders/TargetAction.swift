/// One target of a recogniser's or a control's actions. It does not retain the target.
///
/// Without Objective-C methods cannot be found by name. Code for both platforms can use an `Operation` with the action
/// `main` as a target: Swift overrides that method without `@objc`, and Objective-C knows it. Everything else traps
/// like an unrecognised selector on a device.
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
