#if !canImport(ObjectiveC)
    import AnimatedPictures

    /// A transition as an animated SVG. See ``Stage/animatedSVG(lasting:framesPerSecond:pause:still:inspect:of:)``.
    public typealias AnimatedSVG = AnimatedPictures.AnimatedSVG
#endif
