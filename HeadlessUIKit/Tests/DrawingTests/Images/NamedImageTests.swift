import Testing

@testable import UIKit

@Suite struct NamedImageTests {
    /// The first 24 bytes of a PNG of 12×6 pixels.
    private let png = Data([
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 12, 0, 0, 0, 6,
    ])

    /// A folder is a bundle.
    private func withBundle(of files: [String], _ body: (Bundle) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in files { try png.write(to: folder.appendingPathComponent(file)) }
        try body(try #require(Bundle(path: folder.path)))
    }

    @Test("the file for the display's scale is taken")
    func scales() throws {
        try withBundle(of: ["map.png", "map@2x.png", "map@3x.png"]) { bundle in
            for scale in [1, 2, 3] as [CGFloat] {
                let traits = UITraitCollection(displayScale: scale)
                let image = try #require(UIImage(named: "map", in: bundle, compatibleWith: traits))
                #expect(image.scale == scale)
                #expect(image.size == CGSize(width: 12 / scale, height: 6 / scale))
            }
        }
    }

    @Test("without a file for the scale the next larger one is taken, or else the largest")
    func otherScales() throws {
        try withBundle(of: ["map.png", "map@2x.png"]) { bundle in
            let traits = UITraitCollection(displayScale: 3)
            #expect(UIImage(named: "map", in: bundle, compatibleWith: traits)?.scale == 2)
        }
        let search = NamedImageSearch(name: "map.jpg", displayScale: 2)
        #expect(search.candidates.map(\.name) == ["map@2x", "map@3x", "map"])
        #expect(search.candidates.map(\.type) == ["jpg", "jpg", "jpg"])
    }

    @Test("a name that no file has gives nil")
    func missing() throws {
        try withBundle(of: ["map.jpg"]) { bundle in
            #expect(UIImage(named: "map", in: bundle, with: nil) == nil)
            #expect(UIImage(named: "", in: bundle, with: nil) == nil)
            #expect(UIImage(named: "map.jpg", in: bundle, with: nil) != nil)
        }
        #expect(UIImage(named: "no such image") == nil)
    }
}
