/// What a layer says about its content that nothing here follows.
struct ContentHints {
    var center = CGRect(x: 0, y: 0, width: 1, height: 1)
    var minification = CALayerContentsFilter.linear
    var magnification = CALayerContentsFilter.linear
    var filters: [Any]?
    var backgroundFilters: [Any]?
    var compositingFilter: Any?
}

/// Properties of a layer's content.
extension CALayer {
    /// The part of the drawn content that is shown, as fractions of its size. Defaults to all of it. Nothing is shown
    /// where it reaches beyond the content; a phone repeats the content's edge.
    public var contentsRect: CGRect {
        get { modelValues.contentsRect }
        set { change("contentsRect") { modelValues.contentsRect = newValue } }
    }

    /// The part of the content that grows with the layer, as fractions of its size. Stored: here all of it does.
    public var contentsCenter: CGRect {
        get { rendering.hints.center }
        set { rendering.hints.center = newValue }
    }

    /// A hint for a renderer, which does not exist here. Defaults to `linear`.
    public var minificationFilter: CALayerContentsFilter {
        get { rendering.hints.minification }
        set { rendering.hints.minification = newValue }
    }

    /// A hint for a renderer, which does not exist here. Defaults to `linear`.
    public var magnificationFilter: CALayerContentsFilter {
        get { rendering.hints.magnification }
        set { rendering.hints.magnification = newValue }
    }

    /// Stored and without an effect, as everywhere but on a Mac. Defaults to `nil`.
    public var filters: [Any]? {
        get { rendering.hints.filters }
        set { rendering.hints.filters = newValue }
    }

    /// Stored and without an effect, as everywhere but on a Mac. Defaults to `nil`.
    public var backgroundFilters: [Any]? {
        get { rendering.hints.backgroundFilters }
        set { rendering.hints.backgroundFilters = newValue }
    }

    /// Stored and without an effect, as Apple documents it for everything but a Mac. Defaults to `nil`.
    public var compositingFilter: Any? {
        get { rendering.hints.compositingFilter }
        set { rendering.hints.compositingFilter = newValue }
    }
}
