import Testing

@testable import UIKit

@Suite("Images on buttons") @MainActor struct ButtonImageTests {
    private let star = UIImage(systemName: "star")
    private let heart = UIImage(systemName: "heart")

    private func laidOut(_ button: UIButton) -> UIButton {
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        button.layoutIfNeeded()
        return button
    }

    private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "nono"
        configuration.image = star
        change(&configuration)
        return laidOut(UIButton(configuration: configuration))
    }

    // MARK: Without a configuration

    @Test("the image of a state falls back to that of the normal state")
    func states() {
        let button = UIButton(type: .system)
        button.setImage(star, for: .normal)
        button.setImage(heart, for: .selected)
        #expect(button.image(for: .highlighted) == star)
        #expect(button.currentImage == star)
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(button.imageView?.image?.symbolName == "heart")
    }

    @Test("a button with nothing but an image is as big as the image")
    func imageOnly() {
        let button = UIButton(type: .custom)
        button.setImage(star, for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))
        _ = laidOut(button)
        #expect(button.imageView?.frame == CGRect(x: 90, y: 15, width: 20, height: 20))
    }

    @Test("the image is before the title, and both are in the middle")
    func imageAndTitle() throws {
        let button = UIButton(type: .system)
        button.setTitle("nono", for: .normal)
        button.setImage(star, for: .normal)
        let title = try #require(laidOut(button).titleLabel).frame
        let image = try #require(button.imageView).frame
        #expect(abs(image.maxX - title.minX) < 1e-9)
        #expect(abs(image.minX + title.maxX - 200) < 1e-9)
        #expect(abs(button.intrinsicContentSize.width - 20 - title.width) < 1e-9)
    }

    @Test("from right to left the image is on the right")
    func rightToLeft() throws {
        let button = UIButton(type: .system)
        button.semanticContentAttribute = .forceRightToLeft
        button.setTitle("nono", for: .normal)
        button.setImage(star, for: .normal)
        let title = try #require(laidOut(button).titleLabel).frame
        #expect(abs(try #require(button.imageView).frame.minX - title.maxX) < 1e-9)
    }

    @Test("edge insets grow the content, and move the image and the title")
    func edgeInsets() throws {
        let button = UIButton(type: .custom)
        button.setImage(star, for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.intrinsicContentSize == CGSize(width: 26, height: 24))
        button.contentEdgeInsets = .zero
        button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: -10)
        #expect(laidOut(button).imageView?.frame.minX == 100)
    }

    @Test("a system button draws its image in the tint, a custom one draws files as they are")
    func tints() throws {
        let png = Data([
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 12, 0, 0, 0,
            6,
        ])
        let file = try #require(UIImage(data: png))
        let system = UIButton(type: .system)
        system.tintColor = .green
        system.setImage(file, for: .normal)
        #expect(laidOut(system).imageView?.shownTint == .green)
        system.setImage(file.withRenderingMode(.alwaysOriginal), for: .normal)
        #expect(laidOut(system).imageView?.shownTint == nil)
        let custom = UIButton(type: .custom)
        custom.setImage(file, for: .normal)
        #expect(laidOut(custom).imageView?.shownTint == nil)
        custom.setImage(star, for: .normal)
        custom.tintColor = .red
        #expect(laidOut(custom).imageView?.shownTint == .red)
    }

    @Test("a background image fills the button behind its title")
    func backgroundImage() throws {
        let button = UIButton(type: .custom)
        button.setBackgroundImage(star, for: .normal)
        button.setTitle("nono", for: .normal)
        let pictures = laidOut(button).subviews.compactMap { $0 as? UIImageView }
        #expect(pictures.map(\.frame) == [CGRect(x: 0, y: 0, width: 200, height: 50)])
        #expect(button.currentBackgroundImage == star)
        let label = try #require(button.titleLabel)
        let index = try #require(button.subviews.firstIndex(of: label))
        #expect(index > (try #require(button.subviews.firstIndex(of: pictures[0]))))
    }

    @Test("the symbol of a button takes the preferred configuration of the state")
    func preferredConfiguration() {
        let button = UIButton(type: .custom)
        button.setImage(star, for: .normal)
        let large = UIImage.SymbolConfiguration(pointSize: 100)
        button.setPreferredSymbolConfiguration(large, forImageIn: .normal)
        #expect(button.currentPreferredSymbolConfiguration == large)
        #expect(button.intrinsicContentSize.height == 117)
    }

    @Test(
        "buttons of the system's types show their symbol",
        arguments: [(UIButton.ButtonType.detailDisclosure, "info.circle"), (.contactAdd, "plus.circle")])
    func types(type: UIButton.ButtonType, symbol: String) {
        #expect(UIButton(type: type).currentImage?.symbolName == symbol)
    }

    @Test("the image comes from the primary action, too")
    func primaryAction() {
        let action = UIAction(title: "Save", image: star) { _ in }
        #expect(UIButton(type: .system, primaryAction: action).currentImage == star)
    }

    // MARK: With a configuration

    @Test("the image, the padding and the title make the width")
    func configuredSize() throws {
        let button = button { $0.imagePadding = 8 }
        let title = try #require(button.titleLabel).intrinsicContentSize.width
        #expect(abs(button.intrinsicContentSize.width - (12 + 20 + 8 + title + 12)) < 1e-9)
    }

    @Test("the image is on the side that the configuration says")
    func placements() throws {
        func frames(_ edge: NSDirectionalRectEdge) throws -> (image: CGRect, title: CGRect) {
            let button = button { $0.imagePlacement = edge }
            return (try #require(button.imageView).frame, try #require(button.titleLabel).frame)
        }
        let leading = try frames(.leading)
        #expect(abs(leading.image.maxX - leading.title.minX) < 1e-9)
        let trailing = try frames(.trailing)
        #expect(abs(trailing.title.maxX - trailing.image.minX) < 1e-9)
        let top = try frames(.top)
        #expect(top.image.midY < top.title.midY)
        #expect(abs(top.image.midX - top.title.midX) < 1e-9)
        let bottom = try frames(.bottom)
        #expect(bottom.image.midY > bottom.title.midY)
    }

    @Test("the image has the colour of the title, after the transformer")
    func configuredColor() {
        let red = button { $0.baseForegroundColor = .red }
        #expect(red.imageView?.shownTint == .red)
        let blue = button { $0.imageColorTransformer = UIConfigurationColorTransformer { _ in .blue } }
        #expect(blue.imageView?.shownTint == .blue)
    }

    @Test("a symbol follows the text size as the title does, unless the configuration says otherwise")
    func configuredSymbol() {
        let button = button { _ in }
        #expect(button.imageView?.frame.height == 20)
        button.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        button.frame.size = CGSize(width: 400, height: 200)
        button.layoutIfNeeded()
        #expect(abs((button.imageView?.frame.height ?? 0) - 62.333) < 0.01)
        button.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 100)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame.height == 117)
    }
}
