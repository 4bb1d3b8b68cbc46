import Testing

@testable import UIKit

@Suite("Buttons of glass") @MainActor struct GlassButtonTests {
    private func button(_ configuration: UIButton.Configuration) -> UIButton {
        let button = UIButton(configuration: configuration)
        button.configuration?.title = "nono"
        button.tintColor = .green
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.layoutIfNeeded()
        return button
    }

    private func glass(of button: UIButton) throws -> UIVisualEffectView {
        let background = try #require(button.subviews.compactMap { $0 as? BackgroundConfigurationView }.first)
        background.layoutIfNeeded()
        return try #require(background.subviews.compactMap { $0 as? UIVisualEffectView }.first)
    }

    private func effect(of configuration: UIButton.Configuration) throws -> UIGlassEffect {
        try #require(try glass(of: button(configuration)).effect as? UIGlassEffect)
    }

    @Test("the button lies on glass in the shape of a capsule")
    func shape() throws {
        let button = button(.glass())
        let glass = try glass(of: button)
        #expect(glass.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
        #expect(glass.layer.cornerRadius == 20)
        button.configuration?.cornerStyle = .medium
        button.layoutIfNeeded()
        #expect(glass.layer.cornerRadius == 8)
        button.configuration?.cornerStyle = .fixed
        button.configuration?.background.cornerRadius = 3
        button.layoutIfNeeded()
        #expect(glass.layer.cornerRadius == 3)
        #expect(try self.glass(of: button) === glass)
    }

    @Test("prominent glass has the tint, clear glass is clear")
    func styles() throws {
        #expect(try effect(of: .glass()).style == .regular)
        #expect(try effect(of: .glass()).tintColor == nil)
        #expect(try effect(of: .prominentGlass()).style == .regular)
        #expect(try effect(of: .prominentGlass()).tintColor == .green)
        #expect(try effect(of: .clearGlass()).style == .clear)
        #expect(try effect(of: .clearGlass()).tintColor == nil)
        #expect(try effect(of: .prominentClearGlass()).style == .clear)
        #expect(try effect(of: .prominentClearGlass()).tintColor == .green)
        var red = UIButton.Configuration.prominentGlass()
        red.baseBackgroundColor = .red
        #expect(try effect(of: red).tintColor == .red)
    }

    @Test("texts are the label's colour on glass and white on the tint")
    func texts() {
        #expect(button(.glass()).titleLabel?.textColor == .label)
        #expect(button(.prominentGlass()).titleLabel?.textColor == .white)
    }

    @Test("a disabled button has no tint, and a selected one has it")
    func states() throws {
        let button = button(.prominentGlass())
        button.isEnabled = false
        button.layoutIfNeeded()
        #expect((try glass(of: button).effect as? UIGlassEffect)?.tintColor == nil)
        #expect(button.titleLabel?.textColor == .tertiaryLabel)
        let plain = self.button(.glass())
        plain.isSelected = true
        plain.layoutIfNeeded()
        #expect((try glass(of: plain).effect as? UIGlassEffect)?.tintColor == .green)
    }

    @Test("an effect of the app's own comes before the glass")
    func ownEffect() throws {
        let blur = UIBlurEffect(style: .dark)
        var configuration = UIButton.Configuration.glass()
        configuration.background.visualEffect = blur
        #expect(try glass(of: button(configuration)).effect === blur)
    }
}
