extension Probe {
    /// Rules that are documented or recorded, and that the headless module follows.
    package static var rules: [Entry] {
        presenting + appearance + dismissing + cancelling + context + layout + safeArea + animations + animators
            + hitTesting + sheets
            + constraints + scrolling + containers
    }
}
