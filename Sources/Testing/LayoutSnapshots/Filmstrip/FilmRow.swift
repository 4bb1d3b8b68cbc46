/// Pictures side by side, each with its moment in seconds below it.
struct FilmRow {
    static let captionHeight: Points = 64
    private static let gap: Points = 44

    private let times: [Fraction]
    let sizes: [Frame]
    /// The x coordinate of each picture.
    let places: [Points]
    let width: Points

    init(_ pictures: [(time: Fraction, frame: Frame)]) {
        times = pictures.map(\.time)
        sizes = pictures.map(\.frame)
        var places: [Points] = []
        var x: Points = 0
        for (_, frame) in pictures {
            places.append(x)
            x = x + frame.width + Self.gap
        }
        self.places = places
        width = max(0, x - Self.gap)
    }

    /// The height of the highest picture.
    var height: Points { sizes.map(\.height).max() ?? 0 }
    var middles: [Points] { zip(places, sizes).map { $0 + $1.width.half } }

    /// - Parameters:
    ///   - top: The y coordinate of the captions. Below each picture by default.
    ///   - weight: The weight of the captions' font, for a picture.
    func captions(below top: Points? = nil, weight: (Int) -> String = { _ in "500" }) -> [SVGElement] {
        times.indices.map { index in
            .words(
                "\(times[index].text) s", x: middles[index], y: (top ?? sizes[index].height) + 44, size: 32,
                weight: weight(index), anchor: "middle")
        }
    }
}
