/// Replaces an observation of a scroll view's `contentSize` by its key path, which needs Objective-C. It ends when it
/// is released.
@MainActor
package final class ContentSizeObservation {
    let onChange: @MainActor () -> Void

    init(_ onChange: @escaping @MainActor () -> Void) {
        self.onChange = onChange
    }
}

extension UIScrollView {
    /// Calls a closure each time the content size has been set, also to the same size.
    package func observeContentSize(_ onChange: @escaping @MainActor () -> Void) -> ContentSizeObservation {
        let observation = ContentSizeObservation(onChange)
        contentSizeObservations.removeAll { $0.observation == nil }
        contentSizeObservations.append(WeakContentSizeObservation(observation: observation))
        return observation
    }

    func tellContentSize() {
        contentSizeObservations.forEach { $0.observation?.onChange() }
    }
}

struct WeakContentSizeObservation {
    weak var observation: ContentSizeObservation?
}
