extension UIScreen {
    /// The refresh rate of the virtual clock's display.
    public var maximumFramesPerSecond: Int { CADisplayLink.framesPerSecond }

    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }
}
