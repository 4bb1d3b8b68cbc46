import UIKit

/// A closure as the target of a gesture recognizer or a display link: what `#selector` is for, where there is no Objective-C.
///
/// Neither of them retains its target, so keep it in a property. Pass `MainAction.selector` as the action.
public final class MainAction: Operation, @unchecked Sendable {
    public static let selector = Selector(("main"))

    // Unchecked because recognizers and display links send their actions on the main thread only.
    private let action: @MainActor () -> Void

    public init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
        super.init()
    }

    override public func main() {
        MainActor.assumeIsolated { action() }
    }
}
