/// How many objects there are, for tests that look for what is left behind.
package enum LiveObjects {
    // Layers are made and released on the main thread, like the views that they belong to.
    /// Every layer, and so every view.
    nonisolated(unsafe) package internal(set) static var layers = 0
}
