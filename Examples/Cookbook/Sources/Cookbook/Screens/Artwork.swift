import UIKit

/// A picture: a gradient with a simple drawing on it.
final class Artwork: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    enum Picture: CaseIterable {
        case hills, waves, record, moon, petals, sun, kites, city, dunes
    }

    convenience init(_ picture: Picture, cornerRadius: CGFloat = 0) {
        self.init(frame: .zero)
        if let layer = layer as? CAGradientLayer {
            layer.colors = picture.colors.map { UIColor(rgb: $0).cgColor }
            layer.startPoint = CGPoint(x: 0.2, y: 0)
            layer.endPoint = CGPoint(x: 0.8, y: 1)
        }
        layer.cornerRadius = cornerRadius
        layer.cornerCurve = .continuous
        clipsToBounds = true
        for (path, opacity) in picture.paths {
            fill(with: Drawing(path, grid: 100, color: UIColor(white: 1, alpha: opacity)))
        }
    }
}

extension UIColor {
    /// Creates a colour from a number such as `0xFF8800`.
    convenience init(rgb value: Int) {
        func part(_ shift: Int) -> CGFloat { CGFloat(value >> shift & 255) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}

extension Artwork.Picture {
    fileprivate var colors: [Int] {
        switch self {
        case .hills: [0x8FD3E8, 0x2E7D8C]
        case .waves: [0xFFB88C, 0xDE6262]
        case .record: [0x6A5AE0, 0xE05AA8]
        case .moon: [0x2B3A67, 0x0B132B]
        case .petals: [0xFF8FA3, 0xC9184A]
        case .sun: [0xFFD166, 0xF77F00]
        case .kites: [0x7BC8F6, 0x4361EE]
        case .city: [0x9D7BD8, 0x3C1874]
        case .dunes: [0xE9C46A, 0xBC6C25]
        }
    }

    /// The white shapes on a grid of 100 by 100, from back to front, with their opacity.
    fileprivate var paths: [(path: String, opacity: CGFloat)] {
        switch self {
        case .hills:
            [
                ("O 72 28 9", 0.9), ("M 0 100 L 0 72 L 26 44 L 48 68 L 66 50 L 100 82 L 100 100 Z", 0.35),
                ("M 0 100 L 0 86 C 30 70 60 92 100 78 L 100 100 Z", 0.35),
            ]
        case .waves:
            [
                ("O 50 40 14", 0.85), ("M 0 58 C 25 46 50 70 100 54 L 100 100 L 0 100 Z", 0.25),
                ("M 0 74 C 30 62 60 86 100 70 L 100 100 L 0 100 Z", 0.3),
            ]
        case .record: [("O 50 50 30", 0.22), ("O 50 50 20", 0.22), ("O 50 50 6", 1)]
        case .moon:
            [
                ("M 60 20 C 36 26 32 62 56 74 C 66 79 78 76 84 68 C 62 70 50 44 60 20 Z", 0.9),
                ("O 24 30 1.5 O 78 24 1.2 O 18 66 1.2 O 40 84 1.5 O 88 48 1", 0.9),
            ]
        case .petals:
            [
                ("M 50 50 C 30 15 70 15 50 50 C 85 30 85 70 50 50 C 70 85 30 85 50 50 C 15 70 15 30 50 50 Z", 0.5),
                ("O 50 50 7", 0.95),
            ]
        case .sun: [("O 50 60 20", 0.9), ("M 0 76 L 100 76 L 100 100 L 0 100 Z", 0.35)]
        case .kites: [("M 62 16 L 84 40 L 66 66 L 48 38 Z", 0.75), ("M 30 50 L 44 66 L 32 84 L 20 66 Z", 0.45)]
        case .city:
            [
                ("O 74 26 8", 0.8),
                ("M 8 100 L 8 56 L 26 56 L 26 100 Z M 32 100 L 32 38 L 52 38 L 52 100 Z", 0.4),
                ("M 58 100 L 58 62 L 92 62 L 92 100 Z", 0.4),
            ]
        case .dunes:
            [
                ("O 30 30 8", 0.85), ("M 0 80 C 30 40 50 60 100 46 L 100 100 L 0 100 Z", 0.3),
                ("M 0 92 C 40 88 60 60 100 76 L 100 100 L 0 100 Z", 0.35),
            ]
        }
    }
}
