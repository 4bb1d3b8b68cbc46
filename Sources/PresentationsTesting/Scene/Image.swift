/// A picture inside a node.
struct Image: Hashable, Sendable {
    /// How the picture fills its node.
    enum Placement: String, CaseIterable, Sendable {
        /// Stretched to the node's size.
        case fill
        /// As large as fits, in its proportions.
        case aspectFit
        /// As small as covers, in its proportions.
        case aspectFill
        /// In its own size, in the middle.
        case center
    }

    /// The picture's own size in points.
    var width: Points
    var height: Points
    var placement = Placement.fill
    /// The file, as the part of a `data:` address after the colon. Nil where the platform has no file; nil agrees
    /// with every file.
    var file: String?
}
