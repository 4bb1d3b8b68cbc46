import Observation

extension UIView {
    /// Makes the next layout pass call `updateProperties()`, before the view is laid out. It is called for the first
    /// time before the first layout, and again after a change of the traits or of an observable object that it has
    /// read.
    public func setNeedsUpdateProperties() {
        guard !layer.propertiesNeedUpdate else { return }
        layer.propertiesNeedUpdate = true
        layer.markSubtreeNeedsLayout()
        layer.markAncestorsNeedLayout()
    }

    /// Updates this view and everything in it now, where an update is due.
    public func updatePropertiesIfNeeded() {
        forEachInSubtree { $0.updatePropertiesIfDue() }
    }

    func updatePropertiesIfDue() {
        guard layer.propertiesNeedUpdate else { return }
        layer.propertiesNeedUpdate = false
        (reportedTraits ?? traitCollection).performAsCurrent {
            withObservationTracking {
                owner?.updateProperties()
                updateProperties()
            } onChange: { [weak self] in
                // Observable objects of a screen are changed on the main thread. Others report in the next turn.
                guard Thread.isMainThread else {
                    Task { @MainActor in self?.setNeedsUpdateProperties() }
                    return
                }
                MainActor.assumeIsolated { self?.setNeedsUpdateProperties() }
            }
        }
    }
}

extension UIViewController {
    /// Makes the next layout pass call `updateProperties()`, before the view is laid out. It is called for the first
    /// time before the first layout, and again after a change of the traits or of an observable object that it has
    /// read.
    public func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }

    /// Updates the view and everything in it now, where an update is due.
    public func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
}
