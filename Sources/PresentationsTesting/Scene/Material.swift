/// The style of a blur and how far it is in.
struct Material: Hashable, Sendable {
    /// The name of a style that the platform does not tell. It agrees with every style.
    static let unknown = "unknown"

    var style: String
    var intensity: Fraction = 1
}
