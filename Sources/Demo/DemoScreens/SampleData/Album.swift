import UIKit

/// An album of the sample music library.
@MainActor
public struct Album {
    public let title: String
    public let artist: String
    let artwork: Artwork

    /// The albums of the library, in its order.
    public static let all: [Album] = [
        Album(title: "Slow Tides", artist: "Mira Holt", artwork: Artwork(.sun, .systemOrange, .systemPink)),
        Album(title: "Night Ferry", artist: "The Lanterns", artwork: Artwork(.waves, .systemGreen, .systemBlue)),
        glassGarden,
        Album(title: "Paper Kites", artist: "June Arden", artwork: Artwork(.kites, .systemTeal, .systemBlue)),
        Album(title: "Low Sun", artist: "Harbour Six", artwork: Artwork(.peaks, .systemYellow, .systemOrange)),
        Album(title: "Atlas", artist: "Vera Lind", artwork: Artwork(.record, .systemPink, .systemPurple)),
        Album(title: "Quiet Engines", artist: "Solveig & Bram", artwork: Artwork(.bars, .systemIndigo, .systemTeal)),
        Album(title: "Salt", artist: "Marrow Coast", artwork: Artwork(.waves, .systemGray, .systemIndigo)),
        Album(title: "Eleven Moons", artist: "Tove Anker", artwork: Artwork(.moon, .systemIndigo, .black)),
        Album(title: "Field Notes", artist: "Ash Rowan", artwork: Artwork(.petals, .systemMint, .systemGreen)),
        Album(title: "Copper Wire", artist: "The Understudies", artwork: Artwork(.bars, .systemRed, .systemOrange)),
        Album(title: "Lantern Street", artist: "Ida & the Tin", artwork: Artwork(.kites, .systemPurple, .systemPink)),
        Album(title: "Long Shadows", artist: "Ruben Falk", artwork: Artwork(.peaks, .systemBlue, .systemIndigo)),
        Album(title: "Honey Season", artist: "Wren Alder", artwork: Artwork(.petals, .systemYellow, .systemOrange)),
        Album(title: "Undertow", artist: "Marrow Coast", artwork: Artwork(.waves, .systemTeal, .systemIndigo)),
        Album(title: "Late Radio", artist: "The Understudies", artwork: Artwork(.record, .systemBrown, .systemRed)),
        Album(title: "First Frost", artist: "Tove Anker", artwork: Artwork(.moon, .systemCyan, .systemBlue)),
        Album(title: "Open Water", artist: "Pelagia", artwork: Artwork(.sun, .systemCyan, .systemIndigo)),
    ]

    /// The album that plays where no other is named.
    public static let glassGarden = Album(
        title: "Glass Garden", artist: "Ono & Pell",
        artwork: Artwork(.record, .systemIndigo, .systemPurple, .systemPink))
}
