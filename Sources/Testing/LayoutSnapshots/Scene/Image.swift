/// A picture inside a node.
package struct Image: Hashable, Sendable {
    /// How the picture fills its node.
    package enum Placement: String, CaseIterable, Sendable {
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
    package var width: Points
    package var height: Points
    package var placement = Placement.fill
    /// The file, as the part of a `data:` address after the colon. Nil where the platform has no file; nil agrees
    /// with every file.
    package var file: String?
    /// The name of a system's symbol. Nil for every other picture and where the platform does not tell; nil agrees with
    /// every name.
    package var symbol: String?
    /// The colour in which the picture is drawn as a shape. Nil for its own colours and where the platform does not tell;
    /// nil agrees with every colour.
    package var tint: Color?

    package init(
        width: Points, height: Points, placement: Placement = Placement.fill, file: String? = nil,
        symbol: String? = nil, tint: Color? = nil
    ) {
        self.width = width
        self.height = height
        self.placement = placement
        self.file = file
        self.symbol = symbol
        self.tint = tint
    }
}
