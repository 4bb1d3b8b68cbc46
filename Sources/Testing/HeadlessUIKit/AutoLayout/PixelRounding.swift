extension CGRect {
    /// Each edge on the nearest pixel, as frames show that were recorded on iOS: two views that are 105.6 wide are 316
    /// and 317 pixels wide in the same layout. What is as long as whole pixels keeps its length wherever it lies.
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
        // A sum of doubles must not decide how long a view is.
        let isWhole = (length * scale - whole).magnitude < Self.noise
        self.length = isWhole ? whole.withoutSignOfZero : Self.nearest((place + length) * scale) - start
    }

    /// The middle between two pixels goes up.
    private static func nearest(_ place: CGFloat) -> CGFloat { (place + noise).rounded().withoutSignOfZero }

    /// What sums of doubles lose at most, in pixels.
    private static var noise: CGFloat { 1e-6 }
}
