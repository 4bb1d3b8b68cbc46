import Testing
import UIKit

@testable import TestSupport

@Suite struct FontDescriptorTests {
    private let body = UIFont.preferredFont(
        forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))

    private func bold(_ font: UIFont) throws -> UIFont {
        UIFont(descriptor: try #require(font.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0)
    }

    @Test("A descriptor says what its font is like")
    func description() {
        let descriptor = UIFont.italicSystemFont(ofSize: 15).fontDescriptor
        #expect(descriptor.pointSize == 15)
        #expect(descriptor.postscriptName == ".SFUI-RegularItalic")
        #expect(descriptor.symbolicTraits == .traitItalic)
        #expect(UIFont.systemFont(ofSize: 15, weight: .heavy).fontDescriptor.symbolicTraits == .traitBold)
        #expect(
            UIFont.monospacedSystemFont(ofSize: 15, weight: .medium).fontDescriptor.symbolicTraits == .traitMonoSpace)
    }

    @Test("Bold is semibold; a face that is bold already keeps its weight")
    func boldTrait() throws {
        #expect(try bold(body).fontName == ".SFUI-Semibold")
        #expect(try bold(.systemFont(ofSize: 17, weight: .black)).fontName == ".SFUI-Black")
        let regular = UIFont.systemFont(ofSize: 17, weight: .bold).fontDescriptor.withSymbolicTraits([])
        #expect(regular?.postscriptName == ".SFUI-Regular")
    }

    @Test("There are no condensed and no loose faces")
    func missingFaces() {
        #expect(body.fontDescriptor.withSymbolicTraits(.traitCondensed) == nil)
        #expect(body.fontDescriptor.withSymbolicTraits([.traitBold, .traitLooseLeading]) == nil)
    }

    @Test("A font of a descriptor follows the text size with size 0, and stays as it is with another size")
    @MainActor func textSize() throws {
        let phone = Phone()
        let (following, fixed) = (UILabel(), UILabel())
        following.font = try bold(body)
        fixed.font = UIFont(descriptor: body.fontDescriptor, size: 20)
        for label in [following, fixed] {
            label.adjustsFontForContentSizeCategory = true
            phone.root.view.addSubview(label)
        }
        phone.root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        MainLoop.current.settle()
        #expect(following.font.pointSize == 53)
        #expect(following.font.fontName == ".SFUI-Semibold")
        #expect(fixed.font.pointSize == 20)
    }

    @Test("Attributes make a descriptor, and tell of one")
    func attributes() {
        let descriptor = UIFontDescriptor(fontAttributes: [
            .size: 22, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
        ])
        #expect(UIFont(descriptor: descriptor, size: 0) == .systemFont(ofSize: 22, weight: .bold))
        #expect(descriptor.object(forKey: .size) as? CGFloat == 22)
        #expect(descriptor.object(forKey: .name) as? String == ".SFUI-Bold")
        #expect(descriptor.object(forKey: .textStyle) == nil)
        let preferred = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
        #expect(preferred.object(forKey: .textStyle) as? UIFont.TextStyle == .title1)
        #expect(UIFont(descriptor: UIFontDescriptor(), size: 0).pointSize == 12)
    }

    @Test("Another design is another family; the monospaced one counts in widths")
    func designs() throws {
        let rounded = UIFont(descriptor: try #require(body.fontDescriptor.withDesign(.rounded)), size: 0)
        #expect(rounded.familyName == ".AppleSystemUIFontRounded")
        #expect(rounded != body)
        let monospaced = try #require(body.fontDescriptor.withDesign(.monospaced))
        #expect(UIFont(descriptor: monospaced, size: 10) == .monospacedSystemFont(ofSize: 10, weight: .regular))
        #expect(monospaced.withDesign(.default) == body.fontDescriptor)
    }
}
