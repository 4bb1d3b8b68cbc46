import Testing
import UIKit

@Suite struct UIColorTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)
    private let elevatedDark = UITraitCollection {
        $0.userInterfaceStyle = .dark
        $0.userInterfaceLevel = .elevated
    }

    /// Red, green and blue from 0 to 255.
    private func bytes(_ color: UIColor, _ traits: UITraitCollection) -> [Int] {
        let rgba = color.resolvedColor(with: traits).cgColor.rgba
        return [rgba.red, rgba.green, rgba.blue].map { Int(($0 * 255).rounded()) }
    }

    @Test func systemBlueDiffersInTheDark() {
        #expect(bytes(.systemBlue, light) == [0, 122, 255])
        #expect(bytes(.systemBlue, dark) == [10, 132, 255])
    }

    @Test func highContrastHasItsOwnTints() {
        let traits = UITraitCollection(traitsFrom: [light, UITraitCollection(accessibilityContrast: .high)])
        #expect(bytes(.systemRed, traits) == [215, 0, 21])
    }

    @Test func backgroundsAreLighterOnElevatedDarkSurfacesOnly() {
        #expect(bytes(.systemBackground, light) == [255, 255, 255])
        #expect(bytes(.systemBackground, dark) == [0, 0, 0])
        #expect(bytes(.systemBackground, elevatedDark) == [28, 28, 30])
        #expect(bytes(.secondarySystemBackground, elevatedDark) == [44, 44, 46])
        #expect(bytes(.systemGray6, elevatedDark) == bytes(.systemGray6, dark))
    }

    @Test func unspecifiedStyleIsLight() {
        #expect(bytes(.label, UITraitCollection()) == [0, 0, 0])
    }

    @Test func withAlphaKeepsADynamicColorDynamic() {
        let faded = UIColor.systemBackground.withAlphaComponent(0.5)
        #expect(bytes(faded, dark) == [0, 0, 0])
        #expect(bytes(faded, light) == [255, 255, 255])
        #expect(faded.resolvedColor(with: dark).cgColor.alpha == 0.5)
    }

    @Test func cgColorFollowsTheCurrentTraits() {
        dark.performAsCurrent {
            #expect(UIColor.label.cgColor.rgba.red == 1)
        }
        light.performAsCurrent {
            #expect(UIColor.label.cgColor.rgba.red == 0)
        }
    }

    @Test func providerSeesTheTraitsAsArgumentAndAsCurrent() {
        let byArgument = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let byCurrent = UIColor { _ in UITraitCollection.current.userInterfaceStyle == .dark ? .white : .black }
        #expect(byArgument.resolvedColor(with: dark) == .white)
        #expect(byCurrent.resolvedColor(with: dark) == .white)
        #expect(byCurrent.resolvedColor(with: light) == .black)
    }

    @Test func equalByValue() {
        #expect(UIColor.systemRed == UIColor.systemRed)
        #expect(UIColor.systemRed != UIColor.systemBlue)
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.systemRed.withAlphaComponent(0.5) == UIColor.systemRed.withAlphaComponent(0.5))
        #expect(UIColor.black != UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    }

    @Test func resolvingAConstantColorIsTheColorItself() {
        let color = UIColor.orange
        #expect(color.resolvedColor(with: dark) === color)
    }

    @Test(
        arguments: [0: [1, 0, 0], 60: [1, 1, 0], 120: [0, 1, 0], 240: [0, 0, 1], 360: [1, 0, 0]] as [Int: [Int]])
    func hueBecomesRedGreenAndBlue(degrees: Int, rgb: [Int]) {
        let rgba = UIColor(hue: CGFloat(degrees) / 360, saturation: 1, brightness: 1, alpha: 1).cgColor.rgba
        for (value, expected) in zip([rgba.red, rgba.green, rgba.blue], rgb) {
            #expect(abs(value - CGFloat(expected)) < 1e-9)
        }
    }

    @Test func hueComesBack() {
        var hue: CGFloat = 0
        var saturation: CGFloat = 0
        var brightness: CGFloat = 0
        var alpha: CGFloat = 0
        let color = UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 0.3)
        #expect(color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha))
        for (value, expected) in zip([hue, saturation, brightness, alpha], [0.6, 0.5, 0.8, 0.3]) {
            #expect(abs(Double(value) - expected) < 1e-9)
        }
    }

    @Test func componentsOfAGrayAreThreeEqualOnes() {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        #expect(UIColor(white: 0.4, alpha: 0.9).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [0.4, 0.4, 0.4, 0.9])
    }

    @Test func onlyAGrayHasAWhite() {
        var white: CGFloat = 9
        #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
        #expect(white == 2.0 / 3)
        #expect(!UIColor.red.getWhite(&white, alpha: nil))
    }
}
