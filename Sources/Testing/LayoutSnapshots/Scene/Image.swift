/// A picture inside a node.
package struct Image: Hashable, Sendable {
    /// The way in which the picture fills its node.
    package enum Placement: String, CaseIterable, Sendable {
        /// Stretched to the node's size.
        case fill
        /// As large as fits, with its proportions kept.
        case aspectFit
        /// As small as covers, with its proportions kept.
        case aspectFill
        /// In its own size, centred.
        case center
    }

    /// The picture's own size in points.
    package var width: Points
    package var height: Points
    package var placement = Placement.fill
    /// The file, as the part of a `data:` URL after the colon. Nil if the platform has no file; nil agrees with every
    /// file.
    package var file: String?
    /// The name of a system symbol. Nil for every other picture, or if the platform does not tell; nil agrees with
    /// every name.
    package var symbol: String?
    /// The colour in which the picture is drawn as a template. Nil for its own colours, or if the platform does not
    /// tell; nil agrees with every colour.
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
