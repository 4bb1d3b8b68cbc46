import Testing
import UIKit

@Suite @MainActor struct SymbolTests {
    private typealias Configuration = UIImage.SymbolConfiguration

    private func star(_ configuration: UIImage.Configuration? = nil) throws -> UIImage {
        try #require(UIImage(systemName: "star", withConfiguration: configuration))
    }

    @Test("every name that a symbol can have gives a symbol", arguments: ["star", "square.and.arrow.up", "1.circle"])
    func names(name: String) throws {
        let image = try #require(UIImage(systemName: name))
        #expect(image.isSymbolImage)
        #expect(image.symbolName == name)
    }

    @Test("what cannot be a symbol's name gives nil", arguments: ["", " ", "Star", "two words", "star.", "star..fill"])
    func noNames(name: String) {
        #expect(UIImage(systemName: name) == nil)
    }

    @Test("a symbol is 20 points wide and high by default, in whole pixels")
    func standardSize() throws {
        let traits = UITraitCollection(displayScale: 3)
        let image = try #require(UIImage(systemName: "star", compatibleWith: traits))
        #expect(image.scale == 3)
        #expect(image.size == CGSize(width: 20, height: 20))
    }

    @Test(
        "the size follows the point size and the scale",
        arguments: [(UIImage.SymbolScale.small, 92.0), (.medium, 117.0), (.default, 117.0), (.large, 150.0)])
    func scales(scale: UIImage.SymbolScale, side: CGFloat) throws {
        let traits = UITraitCollection(displayScale: 1)
        let configuration = Configuration(pointSize: 100, weight: .regular, scale: scale).withTraitCollection(traits)
        #expect(try star(configuration).size == CGSize(width: side, height: side))
    }

    @Test("a text style gives the size that it has at the text size of the traits")
    func textStyle() throws {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: 1),
            UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
        ])
        // 53 points.
        #expect(try star(Configuration(textStyle: .body).withTraitCollection(traits)).size.height == 63)
    }

    @Test("a font gives its size and its weight")
    func font() {
        let configuration = Configuration(font: .systemFont(ofSize: 30, weight: .heavy))
        #expect(configuration == Configuration(pointSize: 30, weight: .heavy))
    }

    @Test("a configuration that is applied leaves what it does not specify")
    func applying() {
        let large = Configuration(pointSize: 30, weight: .bold, scale: .small).applying(Configuration(scale: .large))
        #expect(large == Configuration(pointSize: 30, weight: .bold, scale: .large))
        #expect(large.applying(nil) == large)
        let styled = large.applying(Configuration(textStyle: .title1)).configurationWithoutWeight()
        #expect(styled == Configuration(textStyle: .title1, scale: .large))
    }

    @Test("what is left out of a configuration is unspecified")
    func leavingOut() {
        let sized = Configuration(pointSize: 30, weight: .bold, scale: .small)
        #expect(sized.configurationWithoutPointSizeAndWeight() == Configuration(scale: .small))
        #expect(sized.configurationWithoutTextStyle() == sized)
        #expect(sized.configurationWithoutScale() == Configuration(pointSize: 30, weight: .bold))
        let styled = Configuration(textStyle: .body)
        #expect(styled.configurationWithoutPointSizeAndWeight() == styled)
        #expect(styled.configurationWithoutTextStyle().isEqual(to: .unspecified))
    }

    @Test("an image replaces its configuration, or applies another on top of it")
    func configurationsOfImages() throws {
        let image = try star(Configuration(pointSize: 30, weight: .bold))
        let scale = Configuration(scale: .large)
        #expect(image.withConfiguration(scale).symbolConfiguration == scale)
        let both = Configuration(pointSize: 30, weight: .bold, scale: .large)
        #expect(image.applyingSymbolConfiguration(scale)?.symbolConfiguration == both)
        #expect(UIImage().applyingSymbolConfiguration(scale) == nil)
        #expect(UIImage().symbolConfiguration == nil)
    }

    @Test("copies of an image differ in what was asked for, and in nothing else")
    func copies() throws {
        let image = try star()
        let red = image.withTintColor(.red, renderingMode: .alwaysOriginal)
        #expect(red.renderingMode == .alwaysOriginal)
        #expect(red.symbolName == "star")
        #expect(red.size == image.size)
        #expect(red != image)
        #expect(image.renderingMode == .automatic)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(image.withAlignmentRectInsets(insets).alignmentRectInsets == insets)
        let resizable = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
        #expect(resizable.capInsets == insets)
        #expect(resizable.resizingMode == .stretch)
        #expect(try star() == image)
    }

    @Test("a symbol is centred on the capitals of its point size, a file has no baseline")
    func baseline() throws {
        let configuration = Configuration(pointSize: 100).withTraitCollection(UITraitCollection(displayScale: 1))
        let image = try star(configuration)
        #expect(abs((image.baselineOffsetFromBottom ?? 0) - 23.27) < 0.01)
        #expect(image.withBaselineOffset(fromBottom: 5).baselineOffsetFromBottom == 5)
        #expect(image.imageWithoutBaseline().baselineOffsetFromBottom == nil)
        #expect(UIImage().baselineOffsetFromBottom == nil)
    }

    @Test("an image without content has no size")
    func empty() {
        #expect(UIImage().size == .zero)
        #expect(UIImage() == UIImage())
    }
}
