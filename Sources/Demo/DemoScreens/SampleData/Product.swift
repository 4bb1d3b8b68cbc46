import UIKit

/// A product of the shop.
@MainActor
struct Product {
    let name: String
    let price: String
    let color: UIColor
    /// In a square of 100 points.
    let drawing: String

    private static let dome = "M50 12 V30 M50 30 C26 30 20 50 18 62 H82 C80 50 74 30 50 30 Z M42 62 Q50 74 58 62 Z"
    private static let vase = "M42 20 H58 L56 36 C74 46 76 78 60 86 H40 C24 78 26 46 44 36 Z"
    private static let desk = "M30 86 H70 V80 H53 V48 L72 30 L60 20 L36 44 L47 48 V80 H30 Z"
    private static let globe = "O 50 44 26 M40 70 H60 L64 86 H36 Z"
    private static let bottle = "M45 14 H55 V36 C66 42 68 52 68 60 V86 H32 V60 C32 52 34 42 45 36 Z"
    private static let stand = "M34 18 H66 L76 44 H24 Z M48 44 H52 V82 H64 V87 H36 V82 H48 Z"

    static let all: [Product] = [
        Product(name: "Dome pendant", price: "$ 89", color: .systemOrange, drawing: dome),
        Product(name: "River vase", price: "$ 34", color: .systemTeal, drawing: vase),
        Product(name: "Reading lamp", price: "$ 64", color: .systemIndigo, drawing: desk),
        Product(name: "Moon globe", price: "$ 52", color: .systemYellow, drawing: globe),
        Product(name: "Tall bottle", price: "$ 28", color: .systemGreen, drawing: bottle),
        Product(name: "Linen shade", price: "$ 76", color: .systemPink, drawing: stand),
        Product(name: "Kiln vase", price: "$ 41", color: .systemBrown, drawing: vase),
        Product(name: "Studio pendant", price: "$ 118", color: .systemPurple, drawing: dome),
        Product(name: "Night globe", price: "$ 49", color: .systemBlue, drawing: globe),
        Product(name: "Floor lamp", price: "$ 139", color: .systemRed, drawing: stand),
        Product(name: "Smoke bottle", price: "$ 31", color: .systemGray, drawing: bottle),
        Product(name: "Crane lamp", price: "$ 95", color: .systemMint, drawing: desk),
        Product(name: "Pebble vase", price: "$ 26", color: .systemCyan, drawing: vase),
        Product(name: "Copper dome", price: "$ 102", color: .systemOrange, drawing: dome),
        Product(name: "Dawn globe", price: "$ 58", color: .systemPink, drawing: globe),
        Product(name: "Cone lamp", price: "$ 72", color: .systemTeal, drawing: stand),
        Product(name: "Ink bottle", price: "$ 24", color: .systemIndigo, drawing: bottle),
        Product(name: "Sand vase", price: "$ 38", color: .systemYellow, drawing: vase),
        Product(name: "Clamp lamp", price: "$ 45", color: .systemGreen, drawing: desk),
        Product(name: "Low pendant", price: "$ 84", color: .systemRed, drawing: dome),
    ]
}
