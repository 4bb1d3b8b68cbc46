import Testing

@testable import UIKit

@Suite @MainActor struct UIImageViewTests {
    private typealias Configuration = UIImage.SymbolConfiguration

    private func star(_ configuration: UIImage.Configuration? = nil) throws -> UIImage {
        try #require(UIImage(systemName: "star", withConfiguration: configuration))
    }

    /// The first 24 bytes of a PNG of 12×6 pixels.
    private func file() throws -> UIImage {
        try #require(
            UIImage(
                data: Data([
                    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 12, 0,
                    0, 0, 6,
                ])))
    }

    private func view(_ image: UIImage, tint: UIColor = .green) -> UIImageView {
        let view = UIImageView(image: image)
        view.tintColor = tint
        return view
    }

    @Test("symbols are drawn in the view's tint, files in their own colours")
    func automatic() throws {
        #expect(view(try star()).shownTint == .green)
        #expect(view(try star().withTintColor(.red)).shownTint == .green)
        #expect(view(try file()).shownTint == nil)
        #expect(view(try file().withTintColor(.red)).shownTint == .red)
    }

    @Test("a template takes the view's tint, an original image keeps its own colour")
    func renderingModes() throws {
        #expect(view(try file().withRenderingMode(.alwaysTemplate)).shownTint == .green)
        #expect(view(try star().withTintColor(.red, renderingMode: .alwaysOriginal)).shownTint == .red)
        #expect(view(try star().withRenderingMode(.alwaysOriginal)).shownTint == .black)
    }

    @Test("the colours of a symbol's configuration come before the tint")
    func paletteColors() throws {
        #expect(view(try star(Configuration(paletteColors: [.blue, .red]))).shownTint == .blue)
        #expect(view(try star(Configuration(hierarchicalColor: .red))).shownTint == .red)
        #expect(view(try star(Configuration.preferringMulticolor())).shownTint == .green)
        let tinted = view(try star())
        tinted.preferredSymbolConfiguration = Configuration(hierarchicalColor: .red)
        #expect(tinted.shownTint == .red)
    }

    @Test("what the symbol specifies comes before the view's preferred configuration")
    func preferredConfiguration() throws {
        let view = view(try star(Configuration(scale: .large)))
        view.preferredSymbolConfiguration = Configuration(pointSize: 40, weight: .bold, scale: .small)
        let shown = try #require(view.shownImage?.symbolConfiguration?.values)
        #expect(shown.size == .points(40))
        #expect(shown.weight == .bold)
        #expect(shown.scale == .large)
        #expect(view.intrinsicContentSize.height == 60)
    }

    @Test("a symbol in a text style follows the text size of the view")
    func textSize() throws {
        let room = UIView()
        let view = view(try star(Configuration(textStyle: .body)))
        room.addSubview(view)
        let standard = view.intrinsicContentSize.height
        room.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        room.layoutIfNeeded()
        #expect(standard == 20)
        #expect(abs(view.intrinsicContentSize.height - 62.333) < 0.01)
    }

    @Test("a highlighted view shows its highlighted image, or else its image")
    func highlighted() throws {
        let view = UIImageView(image: try star(), highlightedImage: try file())
        #expect(view.bounds.size == CGSize(width: 20, height: 20))
        view.isHighlighted = true
        #expect(view.shownImage == (try file()))
        #expect(view.intrinsicContentSize == CGSize(width: 12, height: 6))
        view.highlightedImage = nil
        #expect(view.shownImage?.symbolName == "star")
    }

    @Test("layouts leave out the alignment insets of the image")
    func alignmentInsets() throws {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view(try file().withAlignmentRectInsets(insets)).alignmentRectInsets == insets)
    }
}
