/// The focus of one window, which a hardware keyboard moves.
///
/// The tab key moves it from one focusable view to the next, in the order of the hierarchy and in a circle; UIKit's
/// focus groups do not exist here. Without a focus it begins in the topmost controller.
@preconcurrency @MainActor
open class UIFocusSystem: NSObject {
    private weak var window: UIWindow?
    private weak var focusedView: UIView?

    init(of window: UIWindow) {
        self.window = window
    }

    open weak var focusedItem: (any UIFocusItem)? { current }

    /// Returns the system of the window that contains an environment.
    open class func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        let chain = sequence(first: environment) { $0.parentFocusEnvironment }
        return chain.lazy.compactMap { ($0 as? UIWindow)?.focusSystem }.first
    }

    private var current: UIView? {
        guard let focusedView, let window, focusedView.isDescendant(of: window), focusedView.canBecomeFocused else {
            return nil
        }
        return focusedView
    }

    /// Moves the focus to the next view, or to the previous one. Returns whether it has moved.
    func move(isForward: Bool) -> Bool {
        guard let window else { return false }
        let views = window.focusableViews
        let next: UIView?
        if let index = views.firstIndex(where: { $0 === current }) {
            next = views[(index + (isForward ? 1 : views.count - 1)) % views.count]
        } else {
            let inside = window.rootViewController?.controllerOnTop.viewIfLoaded?.focusableViews ?? views
            next = isForward ? inside.first : inside.last
        }
        guard let next, next !== current else { return false }
        return update(to: next)
    }

    /// Asks everything around the view with the focus and around the view that would get it.
    private func update(to next: UIView) -> Bool {
        let context = UIFocusUpdateContext(from: current, to: next)
        var asked: Set<ObjectIdentifier> = []
        for item in [current, next].compactMap(\.self) {
            for environment in sequence(first: item as any UIFocusEnvironment, next: { $0.parentFocusEnvironment })
            where asked.insert(ObjectIdentifier(environment)).inserted {
                guard environment.shouldUpdateFocus(in: context) else { return false }
            }
        }
        focusedView = next
        return true
    }
}

extension UIView {
    /// The focusable views: this one and those inside.
    fileprivate var focusableViews: [UIView] {
        guard !isHidden, alpha > 0.01, isUserInteractionEnabled else { return [] }
        return (canBecomeFocused ? [self] : []) + subviews.flatMap(\.focusableViews)
    }
}
