extension CGRect {
    /// Rounds each edge to the nearest pixel, as in frames that were recorded on iOS: two views that are 105.6 wide are
    /// 316 and 317 pixels wide in the same layout. A length of whole pixels is kept at any position.
    func onPixels(_ scale: CGFloat) -> CGRect {
        let horizontal = PixelSpan(from: minX, length: width, scale: scale)
        let vertical = PixelSpan(from: minY, length: height, scale: scale)
        return CGRect(
            x: horizontal.start / scale, y: vertical.start / scale, width: horizontal.length / scale,
            height: vertical.length / scale)
    }
}

/// A start and a length in whole pixels.
private struct PixelSpan {
    let start: CGFloat
    let length: CGFloat

    init(from place: CGFloat, length: CGFloat, scale: CGFloat) {
        start = Self.nearest(place * scale)
        let whole = (length * scale).rounded()
        // The rounding error of a sum must not change the length of a view.
        let isWhole = (length * scale - whole).magnitude < Self.noise
        self.length = isWhole ? whole.withoutSignOfZero : Self.nearest((place + length) * scale) - start
    }

    /// The middle between two pixels is rounded up.
    private static func nearest(_ place: CGFloat) -> CGFloat { (place + noise).rounded().withoutSignOfZero }

    /// The largest rounding error of sums of doubles, in pixels.
    private static var noise: CGFloat { 1e-6 }
}
