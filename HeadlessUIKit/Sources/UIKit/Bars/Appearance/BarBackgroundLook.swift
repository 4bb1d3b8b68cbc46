/// The parts of a bar's background, from back to front.
struct BarBackgroundLook: Equatable {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var imageContentMode = UIView.ContentMode.scaleToFill
    /// The line between the bar and the content; nil for none.
    var shadowColor: UIColor?
    /// Replaces the line.
    var shadowImage: UIImage?

    @MainActor static let frosted = BarBackgroundLook(
        effect: UIBlurEffect(style: .systemChromeMaterial), shadowColor: .separator)
    @MainActor static let opaque = BarBackgroundLook(color: .systemBackground, shadowColor: .separator)
    static let transparent = BarBackgroundLook()

    static func == (one: BarBackgroundLook, other: BarBackgroundLook) -> Bool {
        one.effect === other.effect && one.color == other.color && one.image === other.image
            && one.imageContentMode == other.imageContentMode && one.shadowColor == other.shadowColor
            && one.shadowImage === other.shadowImage
    }
}
