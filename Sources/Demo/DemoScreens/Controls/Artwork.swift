import UIKit

/// A picture: a gradient with a simple figure on it.
@MainActor
struct Artwork {
    enum Figure: Sendable {
        case record, sun, waves, petals, peaks, bars, moon, kites
    }

    let colors: [UIColor]
    let figure: Figure

    init(_ figure: Figure, _ colors: UIColor...) {
        self.figure = figure
        self.colors = colors
    }
}

extension Artwork.Figure {
    /// The white drawings on a grid of 100 × 100 that make up the figure, from back to front, with their opacity.
    var parts: [(drawing: String, opacity: CGFloat)] {
        switch self {
        case .record:
            [("O 50 50 25", 0.25), ("O 50 50 7", 1)]
        case .sun:
            [("O 50 44 20", 0.9), ("M0 62 H100 V68 H0 Z M0 75 H100 V82 H0 Z M0 89 H100 V100 H0 Z", 0.3)]
        case .waves:
            [
                ("M0 45 Q25 25 50 45 Q75 65 100 45 V100 H0 Z", 0.2),
                ("M0 62 Q25 42 50 62 Q75 82 100 62 V100 H0 Z", 0.3),
                ("M0 80 Q25 60 50 80 Q75 100 100 80 V100 H0 Z", 0.4),
            ]
        case .petals:
            [
                ("M50 50 C30 15 70 15 50 50 C85 30 85 70 50 50 C70 85 30 85 50 50 C15 70 15 30 50 50 Z", 0.45),
                ("O 50 50 8", 0.95),
            ]
        case .peaks:
            [("O 74 36 9", 0.9), ("M0 100 L30 45 L52 80 L70 55 L100 100 Z", 0.35), ("M0 100 L30 45 L60 100 Z", 0.3)]
        case .bars:
            [("M14 60 H26 V86 H14 Z M32 36 H44 V86 H32 Z M50 48 H62 V86 H50 Z M68 20 H80 V86 H68 Z", 0.6)]
        case .moon:
            [
                ("M62 20 C35 25 28 60 50 76 C62 84 78 80 84 68 C60 74 46 46 62 20 Z", 0.85),
                ("O 26 30 2 O 80 26 1.6 O 22 66 1.6", 0.9),
            ]
        case .kites:
            [("M62 16 L84 40 L66 66 L48 38 Z", 0.75), ("M30 50 L44 66 L32 84 L20 66 Z", 0.45)]
        }
    }
}

/// A view that draws an artwork at any size, square or not.
final class ArtworkView: GradientView {
    private let figure: [ShapeView]

    init(_ artwork: Artwork, cornerRadius: CGFloat = 10) {
        figure = artwork.figure.parts.map { part in
            ShapeView(fill: UIColor(white: 1, alpha: part.opacity)) { area in
                let path = UIBezierPath(drawing: part.drawing)
                // Fills the area. One that is not square shows a part of the grid.
                let scale = max(area.width, area.height) / 100
                path.apply(
                    CGAffineTransform(
                        a: scale, b: 0, c: 0, d: scale, tx: area.midX - 50 * scale, ty: area.midY - 50 * scale))
                return path
            }
        }
        super.init(artwork.colors, cornerRadius: cornerRadius)
        clipsToBounds = true
        for part in figure { addSubview(part) }
        isAccessibilityElement = true
        accessibilityTraits = .image
        accessibilityLabel = "Cover"
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for part in figure { part.frame = bounds }
    }
}
