import UIKit

/// A place in the town. Its point on the map goes from 0, 0 at the top left to 1, 1 at the bottom right.
struct Place: Equatable {
    let name: String
    let x: CGFloat
    let y: CGFloat

    static let all = [
        Place(name: "Harbour", x: 0.2, y: 0.18),
        Place(name: "Lighthouse", x: 0.82, y: 0.12),
        Place(name: "Fish market", x: 0.45, y: 0.24),
        Place(name: "Town hall", x: 0.62, y: 0.32),
        Place(name: "Old library", x: 0.28, y: 0.38),
        Place(name: "Theatre", x: 0.78, y: 0.43),
        Place(name: "Botanical garden", x: 0.5, y: 0.52),
        Place(name: "Main station", x: 0.2, y: 0.6),
        Place(name: "Swimming pool", x: 0.8, y: 0.65),
        Place(name: "Brewery", x: 0.42, y: 0.74),
        Place(name: "Water tower", x: 0.68, y: 0.84),
        Place(name: "Stadium", x: 0.25, y: 0.9),
    ]
}
