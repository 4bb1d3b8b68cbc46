import Testing
import UIKit

@MainActor @Suite struct UIImageTests {
    /// The first 24 bytes of a PNG of 300×200 pixels, the only ones that are read.
    private let png = Data([
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 1, 44, 0, 0, 0, 200,
    ])

    /// An application segment, then the frame header of a JPEG of 640×480 pixels.
    private let jpeg = Data([
        0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 17, 8, 0x01, 0xE0, 0x02, 0x80, 3, 1, 0x22, 0,
    ])

    @Test func sizeIsPixelsDividedByScale() throws {
        #expect(try #require(UIImage(data: png)).size == CGSize(width: 300, height: 200))
        #expect(try #require(UIImage(data: png, scale: 2)).size == CGSize(width: 150, height: 100))
        #expect(try #require(UIImage(data: jpeg)).size == CGSize(width: 640, height: 480))
    }

    @Test func whatIsNoImageIsNil() {
        #expect(UIImage(data: Data("not an image".utf8)) == nil)
        #expect(UIImage(data: png.prefix(20)) == nil)
        #expect(UIImage(data: Data([0xFF, 0xD8, 0xFF, 0xE0, 0xFF])) == nil)
        #expect(UIImage(contentsOfFile: "/nowhere/image.png") == nil)
    }

    @Test func theFileIsKeptForThePicture() throws {
        let image = try #require(UIImage(data: png))
        #expect(image.source == .file(try #require(ImageFile(data: png))))
        #expect(image.pngData() == png)
        #expect(image.jpegData(compressionQuality: 1) == nil)
        #expect(try #require(UIImage(data: jpeg)).jpegData(compressionQuality: 1) == jpeg)
    }

    @Test func anImageViewIsAsBigAsItsImageAndPassesTouches() throws {
        let image = try #require(UIImage(data: png, scale: 2))
        let view = UIImageView(image: image)
        #expect(view.bounds.size == CGSize(width: 150, height: 100))
        #expect(view.intrinsicContentSize == CGSize(width: 150, height: 100))
        #expect(!view.isUserInteractionEnabled)
    }
}
