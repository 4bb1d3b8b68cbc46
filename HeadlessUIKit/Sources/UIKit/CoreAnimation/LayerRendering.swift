/// Rendering options of a layer that do not change the position of content.
struct LayerRendering {
    var contentsScale: CGFloat = 1
    var isOpaque = false
    var shouldRasterize = false
    var rasterizationScale: CGFloat = 1
    var drawsAsynchronously = false
    var allowsGroupOpacity = true
    var allowsEdgeAntialiasing = false
    var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
        .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
    ]
    /// Nil for the defaults, which nearly all layers have.
    private var ownHints: StoredHints?

    var hints: ContentHints {
        get { ownHints?.hints ?? ContentHints() }
        set { ownHints = .stored(newValue) }
    }

    private indirect enum StoredHints {
        case stored(ContentHints)

        var hints: ContentHints {
            switch self {
            case .stored(let hints): hints
            }
        }
    }
}

/// There is no renderer here, so most of these are stored and have no effect. Only `allowsGroupOpacity` would be
/// visible: a picture always fades a layer as a whole.
extension CALayer {
    /// Pixels per point in the layer's drawing. Defaults to 1; a view sets its screen's scale on its own layer when it
    /// draws.
    public var contentsScale: CGFloat {
        get { rendering.contentsScale }
        set { rendering.contentsScale = newValue }
    }

    /// A hint for a renderer, which does not exist here. Defaults to `false`.
    public var isOpaque: Bool {
        get { rendering.isOpaque }
        set { rendering.isOpaque = newValue }
    }

    /// A hint for a renderer, which does not exist here. Defaults to `false`.
    public var shouldRasterize: Bool {
        get { rendering.shouldRasterize }
        set { rendering.shouldRasterize = newValue }
    }

    /// Pixels per point of a rasterised layer; nothing is rasterised here. Defaults to 1.
    public var rasterizationScale: CGFloat {
        get { rendering.rasterizationScale }
        set { rendering.rasterizationScale = newValue }
    }

    /// A hint for a renderer, which does not exist here. Defaults to `false`.
    public var drawsAsynchronously: Bool {
        get { rendering.drawsAsynchronously }
        set { rendering.drawsAsynchronously = newValue }
    }

    /// True if the layer fades as a whole. Defaults to `true`, which pictures always show.
    public var allowsGroupOpacity: Bool {
        get { rendering.allowsGroupOpacity }
        set { rendering.allowsGroupOpacity = newValue }
    }

    /// A hint for a renderer, which does not exist here. Defaults to `false`.
    public var allowsEdgeAntialiasing: Bool {
        get { rendering.allowsEdgeAntialiasing }
        set { rendering.allowsEdgeAntialiasing = newValue }
    }

    /// A hint for a renderer, which does not exist here. Defaults to all edges.
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { rendering.edgeAntialiasingMask }
        set { rendering.edgeAntialiasingMask = newValue }
    }
}
