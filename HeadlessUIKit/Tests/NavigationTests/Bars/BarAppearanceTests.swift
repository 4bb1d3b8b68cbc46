import Testing

@testable import UIKit

/// The appearances that an app sets on bars, and the one that applies.
@Suite @MainActor struct BarAppearanceTests {
    @Test("An appearance begins with the default background; the others are opaque and transparent")
    func backgrounds() {
        let appearance = UIBarAppearance()
        #expect(appearance.backgroundEffect?.style == .systemChromeMaterial)
        #expect(appearance.backgroundColor == nil)
        #expect(appearance.shadowColor == .separator)
        appearance.configureWithOpaqueBackground()
        #expect(appearance.backgroundEffect == nil)
        #expect(appearance.backgroundColor == .systemBackground)
        #expect(appearance.shadowColor == .separator)
        appearance.configureWithTransparentBackground()
        #expect(appearance.backgroundEffect == nil)
        #expect(appearance.backgroundColor == nil)
        #expect(appearance.shadowColor == nil)
    }

    @Test("A copy has everything, is of the same class, and goes its own way")
    func copies() {
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        appearance.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        let copy: UINavigationBarAppearance = appearance.copy()
        appearance.backgroundColor = .blue
        appearance.buttonAppearance.normal.titleTextAttributes = [:]
        #expect(copy.backgroundColor == .red)
        #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .white)
        #expect(copy.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
        #expect(copy.buttonAppearance.color(for: .normal) == .green)
        #expect(copy.buttonAppearance !== appearance.buttonAppearance)
    }

    @Test("An appearance for one kind of bar takes over what it has in common with another")
    func otherKind() {
        let toolbar = UIToolbarAppearance()
        toolbar.configureWithOpaqueBackground()
        toolbar.shadowColor = .red
        let bar = UINavigationBarAppearance(barAppearance: toolbar)
        #expect(bar.backgroundColor == .systemBackground)
        #expect(bar.shadowColor == .red)
    }

    @Test("A state that says nothing follows the normal one")
    func states() {
        let buttons = UIBarButtonItemAppearance(style: .plain)
        buttons.normal.titleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 20)]
        buttons.disabled.titleTextAttributes = [.foregroundColor: UIColor.gray]
        #expect(buttons.color(for: .disabled) == .gray)
        #expect(buttons.font(for: .disabled)?.pointSize == 20)
        #expect(buttons.color(for: .highlighted) == .red)
        buttons.configureWithDefault(for: .done)
        #expect(buttons.color(for: .normal) == nil)
    }

    // MARK: Priority

    private func appearance(_ color: UIColor) -> UIBarAppearance {
        let appearance = UIBarAppearance()
        appearance.backgroundColor = color
        return appearance
    }

    private func choice(
        isCompact: Bool, isAtEdge: Bool, item: BarAppearances<UIBarAppearance>? = nil,
        bar: BarAppearances<UIBarAppearance>
    ) -> (color: UIColor?, isTransparent: Bool)? {
        let situation = BarAppearances<UIBarAppearance>.Situation(isCompact: isCompact, isAtEdge: isAtEdge)
        let chosen = BarAppearances.choose(in: situation, item: item, bar: bar)
        return chosen.map { ($0.appearance.backgroundColor, $0.isTransparent) }
    }

    @Test("Nothing applies to a bar without appearances")
    func none() {
        #expect(choice(isCompact: true, isAtEdge: true, bar: BarAppearances()) == nil)
    }

    @Test("With a standard appearance alone the background is transparent at the edge")
    func standardAlone() throws {
        let bar = BarAppearances(standard: appearance(.red))
        let over = try #require(choice(isCompact: false, isAtEdge: false, bar: bar))
        #expect(over == (.red, false))
        let edge = try #require(choice(isCompact: true, isAtEdge: true, bar: bar))
        #expect(edge == (.red, true))
    }

    @Test("In compact height at the edge: its own appearance, that for the edge, the compact one, the standard one")
    func compactEdge() throws {
        var bar = BarAppearances(
            standard: appearance(.red), compact: appearance(.green), scrollEdge: appearance(.blue),
            compactScrollEdge: appearance(.yellow))
        #expect(try #require(choice(isCompact: true, isAtEdge: true, bar: bar)) == (.yellow, false))
        bar.compactScrollEdge = nil
        #expect(try #require(choice(isCompact: true, isAtEdge: true, bar: bar)) == (.blue, false))
        bar.scrollEdge = nil
        #expect(try #require(choice(isCompact: true, isAtEdge: true, bar: bar)) == (.green, true))
        #expect(try #require(choice(isCompact: true, isAtEdge: false, bar: bar)) == (.green, false))
        #expect(try #require(choice(isCompact: false, isAtEdge: false, bar: bar)) == (.red, false))
    }

    @Test("An item goes before the bar, each appearance for itself")
    func items() throws {
        let bar = BarAppearances(standard: appearance(.red), scrollEdge: appearance(.blue))
        let item = BarAppearances(standard: appearance(.green))
        #expect(try #require(choice(isCompact: false, isAtEdge: false, item: item, bar: bar)) == (.green, false))
        #expect(try #require(choice(isCompact: false, isAtEdge: true, item: item, bar: bar)) == (.blue, false))
    }

    // MARK: Before iOS 13

    @Test("A line lies outside the bar, on the side of the content; an image of the shadow takes its place")
    func shadow() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 4)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        let places: [(BarBackground.ContentSide, CGFloat, CGFloat)] = [(.above, 0, -4), (.below, 50, 50)]
        for (side, line, shadow) in places {
            let background = BarBackground(contentSide: side)
            background.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
            var visible: [UIView] {
                background.layoutIfNeeded()
                return background.subviews.filter { !$0.isHidden }
            }
            background.look = BarBackgroundLook(shadowColor: .red)
            #expect(visible.map { side == .above ? $0.frame.maxY : $0.frame.minY } == [line])
            #expect(visible.map(\.backgroundColor) == [.red])
            background.look = BarBackgroundLook(shadowColor: .red, shadowImage: image)
            #expect(visible.map(\.frame) == [CGRect(x: 0, y: shadow, width: 100, height: 4)])
            #expect(visible.map { ($0 as? UIImageView)?.image } == [image])
        }
    }

    @Test("A tint colours the frosted background, or the opaque one of a bar that is not translucent")
    func tint() throws {
        var older = OlderBarLook()
        #expect(older.background(at: .top, metrics: .default) == nil)
        older.tint = .red
        let look = try #require(older.background(at: .top, metrics: .default))
        #expect(look.color == .red)
        #expect(look.effect != nil)
        older.isTranslucent = false
        #expect(try #require(older.background(at: .top, metrics: .default)).effect == nil)
    }

    @Test("An image for the default metrics counts for all; the shadow's image counts only beside one")
    func images() throws {
        var older = OlderBarLook()
        older.shadowImage = UIImage()
        #expect(older.background(at: .topAttached, metrics: .compact) == nil)
        let image = UIImage()
        older.images[OlderBarLook.ImageKey(position: .any, metrics: .default)] = image
        let look = try #require(older.background(at: .topAttached, metrics: .compact))
        #expect(look.image === image)
        #expect(look.shadowImage === older.shadowImage)
        #expect(look.effect == nil)
    }
}
