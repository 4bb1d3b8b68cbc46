import UIKit

/// One photo of the library: everything that the grid, the pager and the caption show of it.
public nonisolated struct Photo: Identifiable, Hashable, Sendable {
    public let id: String
    public var title: String
    public var caption: String
    public var symbolName: String
    public var color: UIColor
    public var pixelSize: CGSize
    public var isFavourite: Bool

    public init(
        id: String,
        title: String,
        caption: String,
        symbolName: String,
        color: UIColor,
        pixelSize: CGSize = CGSize(width: 1200, height: 900),
        isFavourite: Bool = false
    ) {
        self.id = id
        self.title = title
        self.caption = caption
        self.symbolName = symbolName
        self.color = color
        self.pixelSize = pixelSize
        self.isFavourite = isFavourite
    }

    public static func == (lhs: Photo, rhs: Photo) -> Bool {
        lhs.id == rhs.id && lhs.title == rhs.title && lhs.caption == rhs.caption
            && lhs.symbolName == rhs.symbolName && lhs.isFavourite == rhs.isFavourite
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
    }
}

extension Notification.Name {
    /// Posted by a `PhotoLibrary`, on the main thread and with itself as the object, after any change.
    public nonisolated static let photoLibraryDidChange = Notification.Name("PhotoLibraryDidChange")
}

/// Where photos come from and where changes to them go.
public protocol PhotoLibrary: AnyObject {
    var photos: [Photo] { get }
    /// The picture of a photo, no longer on its longest side than `maximumLength` points.
    func image(for photo: Photo, maximumLength: CGFloat) -> UIImage
    func setFavourite(_ isFavourite: Bool, for ids: Set<Photo.ID>)
    func delete(_ ids: Set<Photo.ID>)
}

extension PhotoLibrary {
    func photo(withID id: Photo.ID) -> Photo? {
        photos.first { $0.id == id }
    }

    /// The pictures of several photos, in a size that is fit to be sent to somebody.
    func imagesForSharing(_ ids: [Photo.ID]) -> [UIImage] {
        ids.compactMap { photo(withID: $0) }.map { image(for: $0, maximumLength: 1200) }
    }
}

/// A library that lives in memory and draws its own pictures. For previews and tests.
public final class FakePhotoLibrary: PhotoLibrary {
    public private(set) var photos: [Photo]
    private let renderer = PhotoRenderer()
    private let cache = NSCache<NSString, UIImage>()

    public init(photos: [Photo] = FakePhotoLibrary.samplePhotos) {
        self.photos = photos
        cache.countLimit = 200
    }

    public func image(for photo: Photo, maximumLength: CGFloat) -> UIImage {
        let key = "\(photo.id)@\(Int(maximumLength))" as NSString
        if let cached = cache.object(forKey: key) {
            return cached
        }
        let image = renderer.image(of: photo, maximumLength: maximumLength)
        cache.setObject(image, forKey: key)
        return image
    }

    public func setFavourite(_ isFavourite: Bool, for ids: Set<Photo.ID>) {
        for index in photos.indices where ids.contains(photos[index].id) {
            photos[index].isFavourite = isFavourite
        }
        postChange()
    }

    public func delete(_ ids: Set<Photo.ID>) {
        photos.removeAll { ids.contains($0.id) }
        postChange()
    }

    private func postChange() {
        NotificationCenter.default.post(name: .photoLibraryDidChange, object: self)
    }
}

extension FakePhotoLibrary {
    /// Twenty-four photos, five of which are favourites. Their ids are `photo-1` to `photo-24`.
    public static var samplePhotos: [Photo] {
        let subjects: [(title: String, symbol: String)] = [
            ("Mountain Dawn", "mountain.2.fill"), ("Harbour Light", "sailboat.fill"),
            ("First Snow", "snowflake"), ("City Rain", "cloud.rain.fill"),
            ("Old Oak", "tree.fill"), ("Sunday Ride", "bicycle"),
            ("Night Flight", "airplane"), ("Garden Visitor", "bird.fill"),
            ("Summer Storm", "cloud.bolt.fill"), ("Camp Fire", "flame.fill"),
            ("Full Moon", "moon.stars.fill"), ("The Cat", "cat.fill"),
            ("Long Walk", "figure.walk"), ("Tidal Pool", "fish.fill"),
            ("Autumn Leaves", "leaf.fill"), ("Tram Line", "tram.fill"),
            ("Under Canvas", "tent.fill"), ("Concert", "guitars.fill"),
            ("Birthday", "gift.fill"), ("Coffee Stop", "cup.and.saucer.fill"),
            ("Desert Sun", "sun.max.fill"), ("Ladybird", "ladybug.fill"),
            ("Morning Fog", "cloud.fog.fill"), ("Home Again", "house.fill"),
        ]
        let colors: [UIColor] = [
            .systemBlue, .systemTeal, .systemIndigo, .systemGray, .systemGreen, .systemOrange,
            .systemPurple, .systemPink, .systemBrown, .systemRed, .systemCyan, .systemMint,
        ]
        let sizes = [
            CGSize(width: 1200, height: 900), CGSize(width: 900, height: 1200), CGSize(width: 1200, height: 1200),
        ]
        let favourites: Set<Int> = [1, 6, 10, 17, 23]
        return subjects.enumerated().map { index, subject in
            Photo(
                id: "photo-\(index + 1)",
                title: subject.title,
                caption: "\(subject.title), number \(index + 1) of a year in pictures.",
                symbolName: subject.symbol,
                color: colors[index % colors.count],
                pixelSize: sizes[index % sizes.count],
                isFavourite: favourites.contains(index)
            )
        }
    }
}
