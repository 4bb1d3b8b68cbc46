import UIKit

/// An icon on a grid of 24 by 24. An app would have `UIImage(systemName:)` in its place.
struct Icon {
    private let path: String
    private let lineWidth: CGFloat?

    private init(_ path: String, filled: Bool = false) {
        self.path = path
        lineWidth = filled ? nil : 2
    }

    @MainActor func view(_ color: UIColor) -> UIView { Drawing(path, lineWidth: lineWidth, color: color) }

    static let locate = Icon("M 3 11 L 21 3 L 13 21 L 11 13 Z", filled: true)
    static let layers = Icon("M 12 3 L 22 8 L 12 13 L 2 8 Z M 2 13 L 12 18 L 22 13")
    static let play = Icon("M 7 4 L 20 12 L 7 20 Z", filled: true)
    static let pause = Icon("M 6 4 L 10 4 L 10 20 L 6 20 Z M 14 4 L 18 4 L 18 20 L 14 20 Z", filled: true)
    static let forward = Icon("M 2 5 L 12 12 L 2 19 Z M 12 5 L 22 12 L 12 19 Z", filled: true)
    static let backward = Icon("M 22 5 L 12 12 L 22 19 Z M 12 5 L 2 12 L 12 19 Z", filled: true)
    static let check = Icon("M 5 13 L 10 18 L 19 7")
    static let close = Icon("M 6 6 L 18 18 M 18 6 L 6 18")
    static let trash = Icon("M 4 6 L 20 6 M 9 6 L 9 3 L 15 3 L 15 6 M 6 6 L 7 21 L 17 21 L 18 6")
    static let menu = Icon("M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18")
    static let sort = Icon("M 4 7 L 20 7 M 7 12 L 17 12 M 10 17 L 14 17")
    static let tray = Icon("M 3 13 L 6 4 L 18 4 L 21 13 L 21 20 L 3 20 Z M 3 13 L 8 13 L 10 16 L 14 16 L 16 13 L 21 13")
    static let archive = Icon("M 3 4 L 21 4 L 21 9 L 3 9 Z M 5 9 L 5 20 L 19 20 L 19 9 M 10 13 L 14 13")
    static let send = Icon("M 21 3 L 3 11 L 10 14 L 13 21 Z M 21 3 L 10 14")
    static let star = Icon(
        "M 12 2 L 15 9 L 22 9.5 L 16.5 14 L 18.5 21 L 12 17 L 5.5 21 L 7.5 14 L 2 9.5 L 9 9 Z", filled: true)
    static let card = Icon("M 2 5 L 22 5 L 22 19 L 2 19 Z M 2 10 L 22 10")
    static let cup = Icon("M 4 8 L 16 8 L 16 15 C 16 21 4 21 4 15 Z M 16 9 C 22 8 22 15 16 15")
    static let book = Icon(
        "M 12 6 C 9 4 5 4 3 5 L 3 19 C 5 18 9 18 12 20 C 15 18 19 18 21 19 L 21 5 C 19 4 15 4 12 6 Z M 12 6 L 12 20")
    static let tree = Icon("M 12 2 L 18 11 L 15 11 L 20 18 L 4 18 L 9 11 L 6 11 Z M 12 18 L 12 22")
    static let museum = Icon(
        "M 3 9 L 12 3 L 21 9 Z M 6 12 L 6 18 M 10 12 L 10 18 M 14 12 L 14 18 M 18 12 L 18 18 M 3 21 L 21 21")
    static let train = Icon(
        "M 6 3 L 18 3 L 18 17 L 6 17 Z M 6 11 L 18 11 M 9 14 L 9 14 M 15 14 L 15 14 M 8 17 L 6 21 M 16 17 L 18 21")
    static let bell = Icon("M 5 17 L 7 14 L 7 10 C 7 3 17 3 17 10 L 17 14 L 19 17 Z M 10 20 C 11 22 13 22 14 20")
}
