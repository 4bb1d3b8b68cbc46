import UIKit

/// Reports that the content size of a scroll view has been set, until it is released.
///
/// UIKit announces a content size in no other way: the delegate belongs to the app, and a subview is laid out for its own size
/// only. The property can be observed by its key path in every scroll view, also in tables and collections.
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
        // Objective-C without Foundation's observations: only type-checked.
        init(_ scrollView: UIScrollView, onChange: @escaping @MainActor () -> Void) {}
    #else
        private let token: ContentSizeObservation

        init(_ scrollView: UIScrollView, onChange: @escaping @MainActor () -> Void) {
            token = scrollView.observeContentSize(onChange)
        }
    #endif
}
