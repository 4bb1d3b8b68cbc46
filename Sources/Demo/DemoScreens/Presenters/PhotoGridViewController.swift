import UIKit

/// Photographs in three columns.
public final class PhotoGridViewController: UIViewController {
    private let photos = Photo.all.map { photo in
        let view = ArtworkView(photo.artwork, cornerRadius: 0)
        view.accessibilityLabel = photo.title
        return view
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        title = "Photos"
        view.backgroundColor = .systemBackground
        view.accessibilityIdentifier = "photos"
        view.clipsToBounds = true
        for photo in photos { view.addSubview(photo) }
    }

    /// The view that shows one of ``Photo/all``, for instance as the source of a zoom.
    ///
    /// The index must be that of a photograph.
    public func thumbnail(of index: Int) -> UIView { photos[index] }

    public override func viewDidLayoutSubviews() {
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
