/// The background of a bar by the properties from before iOS 13. An appearance has priority over all of them.
struct OlderBarLook {
    var tint: UIColor?
    var isTranslucent = true
    var images: [ImageKey: UIImage] = [:]
    var shadowImage: UIImage?

    struct ImageKey: Hashable {
        var position: UIBarPosition
        var metrics: UIBarMetrics
    }

    /// Returns the image for a bar in this environment, or one for a more general case.
    private func image(at position: UIBarPosition, metrics: UIBarMetrics) -> UIImage? {
        let positions = position == .topAttached ? [position, .top, .any] : [position, .any]
        let keys = [metrics, .default].flatMap { metrics in
            positions.map { ImageKey(position: $0, metrics: metrics) }
        }
        return keys.lazy.compactMap { images[$0] }.first
    }

    /// Nil if the app has changed nothing.
    @MainActor
    func background(at position: UIBarPosition, metrics: UIBarMetrics) -> BarBackgroundLook? {
        if let image = image(at: position, metrics: metrics) {
            var look = BarBackgroundLook(image: image, shadowColor: .separator)
            // Without a background image, the shadow image does not count.
            look.shadowImage = shadowImage
            return look
        }
        guard tint != nil || !isTranslucent else { return nil }
        var look = isTranslucent ? BarBackgroundLook.frosted : .opaque
        if let tint { look.color = tint }
        return look
    }
}
