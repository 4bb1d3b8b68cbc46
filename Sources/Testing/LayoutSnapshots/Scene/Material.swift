/// The style of a blur and its progress.
package struct Material: Hashable, Sendable {
    /// The name of a style that the platform does not tell. It agrees with every style.
    package static let unknown = "unknown"

    package var style: String
    package var intensity: Fraction = 1

    package init(style: String, intensity: Fraction = 1) {
        self.style = style
        self.intensity = intensity
    }
}
