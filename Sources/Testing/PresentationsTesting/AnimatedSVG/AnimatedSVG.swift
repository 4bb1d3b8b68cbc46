#if !canImport(ObjectiveC)
    import AnimatedPictures

    /// A movement as an animated SVG: a moving picture without a script, for a README or a web page. It exists on Linux
    /// only.
    ///
    /// ```swift
    /// let picture = stage.animatedSVG(lasting: 1.2) {
    ///     home.presentAsCard(detail)
    ///     stage.advance(by: 0.8)
    ///     detail.dismiss(animated: true)
    /// }
    /// try picture.svg.write(toFile: "card.svg", atomically: true, encoding: .utf8)
    /// ```
    ///
    /// ``Stage/animatedSVG(lasting:framesPerSecond:pause:still:inspect:of:)`` and
    /// ``StageRecording/animatedSVG(pause:)`` make it. Its property `svg` is the file, and `frameCount` the number of
    /// recorded moments. Equal movements give equal text.
    ///
    /// The picture moves in browsers, also in an `<img>` element. A reader who asks for less motion sees one still
    /// picture.
    public typealias AnimatedSVG = AnimatedPictures.AnimatedSVG
#endif
