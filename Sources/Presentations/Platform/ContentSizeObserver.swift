import UIKit

/// Reports each change of a scroll view's content size, until it is released.
///
/// UIKit does not report it in another way: the delegate belongs to the app, and a subview is laid out for its own size
/// only. The property can be observed by its key path in every scroll view, including tables and collections.
@MainActor
final class ContentSizeObserver {
    #if canImport(Darwin)
        private let token: NSKeyValueObservation

        init(_ scrollView: UIScrollView, onChange: @escaping @MainActor () -> Void) {
            token = scrollView.observe(\.contentSize) { _, _ in
                MainActor.assumeIsolated { onChange() }
            }
        }
    #elseif canImport(ObjectiveC)
        // Objective-C without Foundation's observations is only type-checked.
        init(_ scrollView: UIScrollView, onChange: @escaping @MainActor () -> Void) {}
    #else
        private let token: ContentSizeObservation

        init(_ scrollView: UIScrollView, onChange: @escaping @MainActor () -> Void) {
            token = scrollView.observeContentSize(onChange)
        }
    #endif
}
