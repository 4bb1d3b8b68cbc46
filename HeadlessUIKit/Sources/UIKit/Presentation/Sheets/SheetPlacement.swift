/// The place of a sheet, and the scale at which it is drawn there.
///
/// A sheet below its largest height floats: it is laid out for the whole width, down to the bottom edge, and drawn
/// smaller, so that it keeps a margin (F5).
struct SheetPlacement: Equatable {
    /// The frame for which the content is laid out.
    var frame: CGRect
    var isFloating = false

    /// The distance of a floating sheet from the sides and the bottom.
    private static let margin: CGFloat = 8

    private var drawnScale: CGFloat {
        isFloating && frame.width > 0 ? max(0, frame.width - 2 * Self.margin) / frame.width : 1
    }

    /// Scales about the centre, and moves the bottom to its margin.
    var transform: CGAffineTransform {
        guard isFloating else { return .identity }
        let shift = frame.height / 2 * (1 - drawnScale) - Self.margin
        return CGAffineTransform(a: drawnScale, b: 0, c: 0, d: drawnScale, tx: 0, ty: shift)
    }

    /// The frame in which it is seen.
    var visibleFrame: CGRect {
        guard isFloating else { return frame }
        let (width, height) = (frame.width * drawnScale, frame.height * drawnScale)
        return CGRect(x: frame.midX - width / 2, y: frame.maxY - Self.margin - height, width: width, height: height)
    }
}
