import Foundation
import Testing
import UIKit

@testable import LayoutSnapshots
@testable import PresentationsTesting

/// One change to one view of a screen whose layout is pinned, and the text of the failure.
@MainActor @Suite struct ChangeOfAViewTests {
    struct Change: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var apply: @MainActor @Sendable (PinnedScreen) -> Void
        var lines: [String]

        init(_ name: String, _ lines: String..., apply: @escaping @MainActor @Sendable (PinnedScreen) -> Void) {
            testDescription = name
            self.apply = apply
            self.lines = lines
        }
    }

    @Test(arguments: place + look + layers + words + hierarchy)
    func theFailureNamesTheViewAndWhatIsDifferentAboutIt(change: Change) throws {
        let screen = PinnedScreen()
        let reference = try screen.scene.canonicalText()
        #expect(try screen.differences(from: reference) == [])
        screen.changeAtOnce(change.apply)
        #expect(try screen.differences(from: reference) == change.lines)
    }

    @Test(arguments: ["cafe\u{301}", "a\u{0}b\u{1B}c\u{FFFF}", "tab\tend\r\n", " ]]> &amp; \u{A0} 👩‍👩‍👧 ", "İı"])
    func anyTextIsVerifiedAsItWasRecorded(text: String) throws {
        let screen = PinnedScreen()
        screen.title.text = text
        screen.card.accessibilityLabel = text
        screen.art.accessibilityIdentifier = text
        #expect(try screen.differences(from: screen.scene.canonicalText()) == [])
    }

    nonisolated static let strayNumbers: [(String, @MainActor @Sendable (PinnedScreen) -> Void)] = [
        ("The y of view/card/title is inf", { $0.title.frame.origin.y = .infinity }),
        ("The x of view/card/title is nan", { $0.title.bounds.size.width = .nan }),
        ("The transform of view/card is nan", { $0.card.transform = CGAffineTransform(scaleX: .nan, y: 1) }),
        ("The corner radius of view/card is inf", { $0.card.layer.cornerRadius = .infinity }),
        ("The shadow offset of view/card is -inf", { $0.card.layer.shadowOffset.height = -.infinity }),
        ("The shadow radius of view/card is nan", { $0.card.layer.shadowRadius = .nan }),
        ("The line width of view/card/play/shape is inf", { $0.shape.lineWidth = .infinity }),
        ("The path of view/card/play/shape is nan", { $0.shape.path = PinnedScreen.triangle(tip: .nan) }),
        (
            "The gradient location of view/card/art/gradient is nan",
            { $0.gradient.locations = [0, NSNumber(value: Double.nan)] }
        ),
    ]

    @Test(arguments: strayNumbers.indices)
    func whatIsNotANumberIsRefusedWithTheViewAndTheProperty(index: Int) throws {
        let (reason, apply) = Self.strayNumbers[index]
        let screen = PinnedScreen()
        screen.changeAtOnce(apply)
        #expect {
            try screen.scene
        } throws: { error in
            "\(error)" == "\(reason), which is not a number that can be drawn."
        }
    }

    @Test func theSameLetterIsNoDifferenceHoweverItIsComposed() throws {
        let screen = PinnedScreen()
        screen.title.text = "Cafe\u{301}"
        let reference = try screen.scene.canonicalText()
        screen.title.text = "Caf\u{E9}"
        #expect(try screen.scene.canonicalText() == reference)
        #expect(try screen.differences(from: reference) == [])
    }

    nonisolated static let place: [Change] = [
        Change("x", "card and 7 descendants   x 20 -> 12 (left 8 pt)") { $0.card.frame.origin.x = 12 },
        Change("y", "card and 7 descendants   y 100 -> 100.5 (down 0.5 pt)") { $0.card.frame.origin.y = 100.5 },
        Change("width", "card   width 300 -> 299.67 (-0.33)") { $0.card.frame.size.width = 299 + 2.0 / 3 },
        Change("height", "card   height 200 -> 240 (+40)") { $0.card.frame.size.height = 240 },
        Change("a hundredth of a point", "card/title   x 16 -> 16.01 (right 0.01 pt)") {
            $0.title.frame.origin.x = 16.01
        },
        Change("transform", "card and 7 descendants   transform none -> (0.5 0 0 0.5 0 0)") {
            $0.card.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        },
        Change("anchor point", "card and 7 descendants   x 20 -> 170 (right 150 pt), y 100 -> 200 (down 100 pt)") {
            $0.card.layer.anchorPoint = .zero
        },
        Change(
            "scrolled content", "card/art, blur and 3 more with 2 descendants   y up 10 pt"
        ) { $0.card.bounds.origin.y = 10 },
    ]

    nonisolated static let look: [Change] = [
        Change("opacity", "card   opacity 1 -> 0.5") { $0.card.alpha = 0.5 },
        Change("colour", "card   colour #ffffff -> #000000") { $0.card.backgroundColor = .black },
        Change("colour's opacity", "card   colour #ffffff -> #ffffff80") {
            $0.card.backgroundColor = UIColor.white.withAlphaComponent(0.5)
        },
        Change("no colour", "card   corner radius 24 -> none, colour #ffffff -> none") {
            $0.card.backgroundColor = nil
        },
        Change("corner radius", "card   corner radius 24 -> 12") { $0.card.layer.cornerRadius = 12 },
        Change("which corners", "card   round corners all -> top-left top-right") {
            $0.card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        },
        Change("corner curve", "card   corner curve continuous -> circular") {
            $0.card.layer.cornerCurve = .circular
        },
        Change("border", "card   border none -> 2 #000000") { $0.card.layer.borderWidth = 2 },
        Change("shadow", "card   shadow #000000 0.25 0 8 12 -> none") { $0.card.layer.shadowOpacity = 0 },
        Change("shadow's colour", "card   shadow #000000 0.25 0 8 12 -> #ff0000 0.25 0 8 12") {
            $0.card.layer.shadowColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
        },
        Change("shadow's opacity", "card   shadow #000000 0.25 0 8 12 -> #000000 0.3 0 8 12") {
            $0.card.layer.shadowOpacity = 0.3
        },
        Change("shadow's offset", "card   shadow #000000 0.25 0 8 12 -> #000000 0.25 1 9 12") {
            $0.card.layer.shadowOffset = CGSize(width: 1, height: 9)
        },
        Change("shadow's radius", "card   shadow #000000 0.25 0 8 12 -> #000000 0.25 0 8 13") {
            $0.card.layer.shadowRadius = 13
        },
        Change("shadow's path", "card   shadow #000000 0.25 0 8 12 -> #000000 0.25 0 8 12 path") {
            $0.card.layer.shadowPath = UIBezierPath(rect: $0.card.bounds).cgPath
        },
        Change("clipping", "card   clips no -> yes") { $0.card.clipsToBounds = true },
        Change("blur's style", "card/blur   blur systemMaterialLight -> systemMaterialDark") {
            $0.blur.effect = UIBlurEffect(style: .systemMaterialDark)
        },
        Change("the window's colour", "screen   background none -> #ffffff") {
            $0.stage.window.backgroundColor = .white
        },
    ]

    nonisolated static let layers: [Change] = [
        Change(
            "a gradient's colour",
            "card/art/gradient   gradient axial 0.5 0 0.5 1 #ffffff 0 #000000 1 -> axial 0.5 0 0.5 1 #ffffff 0 #ff0000 1"
        ) { $0.gradient.colors = [UIColor.white.cgColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor] },
        Change(
            "a gradient's places",
            "card/art/gradient   gradient axial 0.5 0 0.5 1 #ffffff 0 #000000 1 -> axial 0.5 0 0.5 1 #ffffff 0.2 #000000 1"
        ) { $0.gradient.locations = [0.2, 1] },
        Change(
            "a gradient's end",
            "card/art/gradient   gradient axial 0.5 0 0.5 1 #ffffff 0 #000000 1 -> axial 0.5 0 1 1 #ffffff 0 #000000 1"
        ) { $0.gradient.endPoint = CGPoint(x: 1, y: 1) },
        Change("a path", "card/play/shape   path M 0 0 L 20 10 L 0 20 Z -> M 0 0 L 20 11 L 0 20 Z") {
            $0.shape.path = PinnedScreen.triangle(tip: 11)
        },
        Change("a path's fill", "card/play/shape   fill #000000 -> none") { $0.shape.fillColor = nil },
        Change("a path's fill rule", "card/play/shape   even-odd rule no -> yes") { $0.shape.fillRule = .evenOdd },
        Change("a path's stroke", "card/play/shape   stroke #ffffff -> #000000") {
            $0.shape.strokeColor = UIColor.black.cgColor
        },
        Change("a line's width", "card/play/shape   line width 2 -> 3") { $0.shape.lineWidth = 3 },
        Change("a line's cap", "card/play/shape   line cap butt -> round") { $0.shape.lineCap = .round },
        Change("a line's join", "card/play/shape   line join miter -> bevel") { $0.shape.lineJoin = .bevel },
        Change("a line's dashes", "card/play/shape   dashes  -> 4 2") { $0.shape.lineDashPattern = [4, 2] },
        Change("a line's start", "card/play/shape   stroke start 0 -> 0.25") { $0.shape.strokeStart = 0.25 },
        Change("a line's end", "card/play/shape   stroke end 1 -> 0.75") { $0.shape.strokeEnd = 0.75 },
        Change("a picture's placement", "card/picture   image fill 1 1 -> aspectFit 1 1") {
            $0.picture.contentMode = .scaleAspectFit
        },
        Change("no picture", "card/picture   image fill 1 1 -> none") { $0.picture.image = nil },
    ]

    nonisolated static let words: [Change] = [
        Change("text", "card/title   text \"Now playing\" -> \"Up next\"") { $0.title.text = "Up next" },
        Change("no text", "card/title   text \"Now playing\" -> none") { $0.title.text = nil },
        Change("font size", "card/title   font size 17 -> 20") { $0.title.font = .systemFont(ofSize: 20) },
        Change("font weight", "card/title   font weight 400 -> 600") {
            $0.title.font = .systemFont(ofSize: 17, weight: .semibold)
        },
        Change("text colour", "card/title   text colour #000000 -> #ffffff") { $0.title.textColor = .white },
        Change("alignment", "card/title   alignment left -> center") { $0.title.textAlignment = .center },
        Change("accessibility label", "card   accessibility label none -> \"Player\"") {
            $0.card.accessibilityLabel = "Player"
        },
        Change("modal", "card   modal no -> yes") { $0.card.accessibilityViewIsModal = true },
        Change("name", "renamed card -> sheet") { $0.card.accessibilityIdentifier = "sheet" },
    ]

    nonisolated static let hierarchy: [Change] = [
        Change("hidden", "removed card and 7 descendants (view at 20 100 300 200)") { $0.card.isHidden = true },
        Change("transparent", "removed card and 7 descendants (view at 20 100 300 200)") { $0.card.alpha = 0 },
        Change("removed", "removed card/blur (blur at 16 120 60 40)") { $0.blur.removeFromSuperview() },
        Change("added", "added card/more (view at 1 2 3 4)") {
            let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
            view.accessibilityIdentifier = "more"
            $0.card.addSubview(view)
        },
        Change("order", "card/art   now in front of card/title") { $0.card.bringSubviewToFront($0.art) },
        Change(
            "moved into another view", "added card/art/title (label at 16 16 200 24)",
            "removed card/title (label at 16 16 200 24)"
        ) { $0.art.addSubview($0.title) },
    ]
}

/// A screen with a view of every kind, and without sizes that depend on a typeface.
@MainActor
final class PinnedScreen: Sendable {
    let stage = Stage(.iPhone15)
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    let title = UILabel(frame: CGRect(x: 16, y: 16, width: 200, height: 24))
    let art = UIView(frame: CGRect(x: 16, y: 60, width: 40, height: 40))
    let gradient = CAGradientLayer()
    let play = UIView(frame: CGRect(x: 100, y: 60, width: 20, height: 20))
    let shape = CAShapeLayer()
    let picture = UIImageView(frame: CGRect(x: 200, y: 60, width: 40, height: 40))
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterialLight))

    init() {
        let controller = UIViewController()
        stage.show(controller)
        controller.view.backgroundColor = nil
        card.backgroundColor = .white
        card.layer.cornerRadius = 24
        card.layer.borderColor = UIColor.black.cgColor
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.25
        card.layer.shadowOffset = CGSize(width: 0, height: 8)
        card.layer.shadowRadius = 12
        title.text = "Now playing"
        title.font = .systemFont(ofSize: 17)
        title.textColor = .black
        gradient.frame = art.bounds
        gradient.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
        art.layer.addSublayer(gradient)
        shape.path = Self.triangle(tip: 10)
        shape.fillColor = UIColor.black.cgColor
        shape.strokeColor = UIColor.white.cgColor
        shape.lineWidth = 2
        play.layer.addSublayer(shape)
        picture.image = UIImage(data: Data(base64Encoded: Self.pixel) ?? Data())
        blur.frame = CGRect(x: 16, y: 120, width: 60, height: 40)
        let names = [(art, "art"), (blur, "blur"), (picture, "picture"), (play, "play"), (title, "title")]
        for (view, name) in names {
            view.accessibilityIdentifier = name
            card.addSubview(view)
        }
        card.accessibilityIdentifier = "card"
        controller.view.addSubview(card)
        stage.settle()
    }

    /// A layer that belongs to no view animates its changes unless actions are disabled.
    func changeAtOnce(_ change: (PinnedScreen) -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change(self)
        CATransaction.commit()
    }

    var scene: Scene { get throws { try stage.recordedScene() } }

    /// Returns the lines of `expectLayout`'s failure.
    func differences(from reference: String) throws -> [String] {
        let difference = try scene.difference(from: Scene.read(reference))
        guard !difference.isEmpty else { return [] }
        return difference.lines(name: "Card/pinned").dropFirst().map { String($0.drop { $0 == " " }) }
    }

    nonisolated static func triangle(tip: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 20, y: tip))
        path.addLine(to: CGPoint(x: 0, y: 20))
        path.closeSubpath()
        return path
    }

    private static let pixel =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
}
