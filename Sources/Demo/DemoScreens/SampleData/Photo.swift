import UIKit

/// A sample photograph.
@MainActor
public struct Photo {
    public let title: String
    let artwork: Artwork

    /// The photographs of the grid, in its order.
    public static let all: [Photo] = [
        Photo(title: "North shore", artwork: Artwork(.peaks, .systemTeal, .systemBlue)),
        Photo(title: "Ferry, six o'clock", artwork: Artwork(.waves, .systemOrange, .systemPink)),
        Photo(title: "The lamp", artwork: Artwork(.sun, .systemYellow, .systemOrange)),
        Photo(title: "Poppies", artwork: Artwork(.petals, .systemRed, .systemPink)),
        Photo(title: "Kite day", artwork: Artwork(.kites, .systemCyan, .systemBlue)),
        Photo(title: "Full moon", artwork: Artwork(.moon, .systemIndigo, .black)),
        Photo(title: "Low tide", artwork: Artwork(.waves, .systemGray, .systemTeal)),
        Photo(title: "Sunday", artwork: Artwork(.sun, .systemPink, .systemPurple)),
        Photo(title: "Saddle pass", artwork: Artwork(.peaks, .systemGreen, .systemMint)),
        Photo(title: "First frost", artwork: Artwork(.petals, .systemCyan, .systemIndigo)),
        Photo(title: "Old town", artwork: Artwork(.bars, .systemBrown, .systemOrange)),
        Photo(title: "Two kites", artwork: Artwork(.kites, .systemPurple, .systemPink)),
        Photo(title: "Evening", artwork: Artwork(.sun, .systemIndigo, .systemOrange)),
        Photo(title: "Harbour", artwork: Artwork(.waves, .systemBlue, .systemIndigo)),
        Photo(title: "Meadow", artwork: Artwork(.petals, .systemGreen, .systemYellow)),
    ]
}
