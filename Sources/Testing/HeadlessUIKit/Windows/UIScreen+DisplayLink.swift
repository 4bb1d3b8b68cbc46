extension UIScreen {
    /// What the virtual clock's display does.
    public var maximumFramesPerSecond: Int { CADisplayLink.framesPerSecond }

    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
}
