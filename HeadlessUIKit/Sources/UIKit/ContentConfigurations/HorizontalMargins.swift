/// The margins at the sides of a row's content.
struct HorizontalMargins: Equatable {
    var leading: CGFloat
    var trailing: CGFloat
    /// The indentation of a row below another one in a tree, in addition to the margin (CL9).
    var indentation: CGFloat = 0
}

/// A range of a row, from its leading to its trailing end, in points.
struct HorizontalSpan: Equatable {
    var start: CGFloat
    var width: CGFloat

    var end: CGFloat { start + width }
}
