import UIKit

/// Photographs in three columns.
final class PhotoGridViewController: UIViewController {
    private let photos = Photo.all.map { photo in
        let view = ArtworkView(photo.artwork, cornerRadius: 0)
        view.accessibilityLabel = photo.title
        return view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photos"
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "photos"
        view.clipsToBounds = true
        for photo in photos { view.addSubview(photo) }
    }

    /// The view of a photograph, from which its large one may grow.
    func thumbnail(of index: Int) -> UIView { photos[index] }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets)
        let slots = area.columns(3, gap: 3)
        for (index, photo) in photos.enumerated() {
            let slot = slots[index % 3]
            photo.frame = CGRect(
                x: slot.minX, y: area.minY + 3 + CGFloat(index / 3) * (slot.width + 3), width: slot.width,
                height: slot.width)
        }
    }
}

/// A picture of the invented summer.
@MainActor
struct Photo {
    let title: String
    let artwork: Artwork

    static let all: [Photo] = [
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
