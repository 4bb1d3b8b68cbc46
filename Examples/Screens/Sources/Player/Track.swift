import UIKit

/// A line of a song, and when it is sung.
public nonisolated struct LyricLine: Hashable, Sendable {
    public var time: TimeInterval
    public var text: String

    public init(time: TimeInterval, text: String) {
        self.time = time
        self.text = text
    }
}

/// A song: what is shown of it, how long it lasts and what is sung.
public nonisolated struct Track: Identifiable, Sendable {
    public let id: String
    public var title: String
    public var artist: String
    public var duration: TimeInterval
    public var symbolName: String
    /// The colours of the artwork, from top to bottom. They also tint the background of the player.
    public var colors: [UIColor]
    public var lyrics: [LyricLine]

    public init(
        id: String,
        title: String,
        artist: String,
        duration: TimeInterval,
        symbolName: String,
        colors: [UIColor],
        lyrics: [LyricLine]
    ) {
        self.id = id
        self.title = title
        self.artist = artist
        self.duration = duration
        self.symbolName = symbolName
        self.colors = colors
        self.lyrics = lyrics
    }
}

extension Track {
    /// Six songs with the ids `track-1` to `track-6`. A new line is sung every four seconds.
    public static var samples: [Track] {
        let songs: [(String, String, TimeInterval, String, [UIColor])] = [
            ("Paper Lanterns", "The Quiet Harbour", 64, "lightbulb.fill", [.systemOrange, .systemPink]),
            ("Northern Line", "Tram Season", 187, "tram.fill", [.systemTeal, .systemIndigo]),
            ("Salt and Cedar", "Ada Winter", 203, "leaf.fill", [.systemGreen, .systemBlue]),
            ("Slow Comet", "Orbit & Sons", 241, "sparkles", [.systemPurple, .systemIndigo]),
            ("Kitchen Radio", "Marble Arcade", 158, "radio.fill", [.systemRed, .systemBrown]),
            ("Blue Hour", "The Quiet Harbour", 226, "moon.stars.fill", [.systemBlue, .systemGray]),
        ]
        let verse = [
            "Somebody left the lights on", "all the way along the pier", "and the water kept on humming",
            "what it hums this time of year", "Oh, we were walking slowly", "with the evening in our hands",
            "and nobody was counting", "the footprints in the sand",
        ]
        return songs.enumerated().map { index, song in
            let lines = stride(from: 2, to: song.2 - 4, by: 4).enumerated().map { line, time in
                LyricLine(time: time, text: verse[(line + index) % verse.count])
            }
            return Track(
                id: "track-\(index + 1)",
                title: song.0,
                artist: song.1,
                duration: song.2,
                symbolName: song.3,
                colors: song.4,
                lyrics: lines
            )
        }
    }
}

/// Draws the artwork of songs and the thumbs of the scrubber.
enum PlayerGraphics {
    static func artwork(for track: Track, length: CGFloat) -> UIImage {
        let size = CGSize(width: length, height: length)
        return UIGraphicsImageRenderer(size: size).image { context in
            let colors = track.colors.map(\.cgColor)
            if let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(),
                colors: colors as CFArray,
                locations: nil
            ) {
                context.cgContext.drawLinearGradient(
                    gradient,
                    start: .zero,
                    end: CGPoint(x: length, y: length),
                    options: []
                )
            }
            let configuration = UIImage.SymbolConfiguration(pointSize: length * 0.4, weight: .semibold)
            let symbol = UIImage(systemName: track.symbolName, withConfiguration: configuration)?
                .withTintColor(.white, renderingMode: .alwaysOriginal)
            if let symbol {
                symbol.draw(at: CGPoint(x: (length - symbol.size.width) / 2, y: (length - symbol.size.height) / 2))
            }
        }
    }

    static func thumb(diameter: CGFloat, color: UIColor) -> UIImage {
        let size = CGSize(width: diameter, height: diameter)
        return UIGraphicsImageRenderer(size: size).image { context in
            color.setFill()
            context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: size))
        }
    }
}
