extension Probe {
    /// What is documented or was recorded, and the headless module follows.
    package static var rules: [Entry] {
        presenting + appearance + dismissing + cancelling + context + layout + safeArea + animations + animators
            + hitTesting
            + constraints + scrolling + containers
    }
}
