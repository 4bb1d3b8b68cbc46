import Testing
import UIKit

@testable import LayoutSnapshots
@testable import PresentationsTesting

/// What a node says about its view.
@MainActor @Suite struct NodeContentTests {
    private let stage = Stage(.iPhone15)
    private let root: UIView

    init() {
        let controller = UIViewController()
        stage.show(controller)
        root = controller.view
        root.backgroundColor = nil
    }

    @Test func cornersBorderAndShadow() throws {
        let view = UIView(frame: CGRect(x: 12, y: 478, width: 369, height: 340))
        view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.4)
        view.layer.cornerRadius = 24
        view.layer.cornerCurve = .continuous
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.layer.borderWidth = 0.5
        view.layer.borderColor = UIColor.white.cgColor
        view.layer.shadowColor = UIColor.black.cgColor
        view.layer.shadowOpacity = 0.2
        view.layer.shadowOffset = CGSize(width: 0, height: 8)
        view.layer.shadowRadius = 12
        let node = try capture(view)
        var expected = Node("view", .view, Frame(12, 478, 369, 340))
        expected.background = Color(255, 128, 0, 102)
        expected.corners = Corners(radius: 24, rounded: [.topLeft, .topRight], isContinuous: true)
        expected.border = Border(width: 0.5, color: .white)
        expected.shadow = LayerShadow(color: .black, opacity: 0.2, dx: 0, dy: 8, radius: 12, hasPath: false)
        #expect(node == expected)

        view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
        #expect(try capture(view).shadow?.hasPath == true)
    }

    @Test func coloursAreThoseOfTheViewsTraits() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(try capture(view).background == .black)
        view.overrideUserInterfaceStyle = .dark
        stage.settle()
        #expect(try capture(view).background == .white)
    }

    @Test func aTransformAboutAnotherAnchorIsTheSameTransformAboutTheCentre() throws {
        let view = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
        view.backgroundColor = .black
        view.layer.anchorPoint = CGPoint(x: 0, y: 0)
        view.layer.position = CGPoint(x: 100, y: 100)
        view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        let node = try capture(view)
        #expect(node.frame == Frame(100, 100, 80, 40))
        #expect(node.transform == Transform(a: 0.5, d: 0.5, tx: -20, ty: -10))
    }

    @Test func aLabelGivesItsWordsAndHowTheyAreSet() throws {
        let label = UILabel(frame: CGRect(x: 20, y: 98, width: 353, height: 41))
        label.text = "Library"
        label.font = .systemFont(ofSize: 34, weight: .bold)
        label.textColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        label.textAlignment = .center
        label.accessibilityLabel = "Library"
        var expected = Node("label", .label, Frame(20, 98, 353, 41))
        expected.label = Label(
            "Library", lines: ["Library"], fontSize: 34, fontWeight: 700, color: Color(0, 0, 255),
            alignment: .center)
        #expect(try capture(label) == expected)
    }

    @Test func naturalAlignmentFollowsTheDirectionOfTheScreen() throws {
        let rightToLeft = Stage(.iPhone15, layoutDirection: .rightToLeft)
        for (stage, alignment) in [(stage, Label.Alignment.left), (rightToLeft, .right)] {
            let controller = UIViewController()
            stage.show(controller)
            controller.view.backgroundColor = nil
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            label.text = "A"
            controller.view.addSubview(label)
            #expect(try stage.scene().nodes.first?.label?.alignment == alignment)
        }
    }

    @Test func aTextThatWrapsGivesItsLines() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 61))
        label.text = "Concerts near you are listed first."
        label.numberOfLines = 0
        let lines = try #require(try capture(label).label?.lines)
        #expect(lines.count == 3)
        #expect(lines.joined(separator: " ") == "Concerts near you are listed first.")
        label.frame.size.height = 60
        #expect(try capture(label).label?.lines?.count == 2)
        #expect(try capture(label).label?.text == "Concerts near you are listed first.")
    }

    @Test func layersWithoutAViewAreNodesInTheirOrder() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.accessibilityIdentifier = "art"
        let gradient = CAGradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        gradient.colors = [UIColor.white.cgColor, UIColor.clear.cgColor, UIColor.black.cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        gradient.cornerRadius = 10
        view.layer.addSublayer(gradient)
        let shape = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 20, y: 10))
        path.addQuadCurve(to: CGPoint(x: 0, y: 20), control: CGPoint(x: 5, y: 5))
        path.closeSubpath()
        shape.path = path
        shape.name = "play"
        shape.fillColor = nil
        shape.strokeColor = UIColor.black.cgColor
        shape.lineWidth = 2
        shape.lineCap = .round
        shape.strokeEnd = 0.5
        view.layer.addSublayer(shape)
        let children = try capture(view).children
        #expect(children.map(\.id) == ["art/gradient", "art/play"])

        var art = Node("art/gradient", .gradient, Frame(0, 0, 60, 60))
        art.corners = Corners(radius: 10)
        art.gradient = Gradient(
            kind: .axial, start: .init(x: 0, y: 0), end: .init(x: 1, y: 0.5),
            stops: [
                .init(color: .white, location: 0), .init(color: Color(0, 0, 0, 0), location: 0.5),
                .init(color: .black, location: 1),
            ])
        #expect(children.first == art)

        var play = Node("art/play", .shape, Frame(0, 0, 0, 0))
        play.shape = Shape(
            path: [
                .move(PathPoint(0, 0)), .line(PathPoint(20, 10)),
                .quadratic(control: PathPoint(5, 5), to: PathPoint(0, 20)), .close,
            ],
            fill: nil, stroke: .black, lineWidth: 2, lineCap: .round, strokeEnd: 0.5)
        #expect(children.last == play)
    }

    @Test func aBlurGivesItsStyleAndHowFarItIsIn() throws {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterialDark))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let node = try capture(view)
        #expect(node.kind == .blur)
        #expect(node.material == Material(style: "systemThinMaterialDark"))
        #expect(node.children == [])
    }

    @Test func aButtonIsItsTitleOnItsBackground() throws {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 24, y: 260, width: 321, height: 44)
        button.setTitle("Add to playlist", for: .normal)
        button.backgroundColor = .white
        let node = try capture(button)
        #expect(node.kind == .button)
        #expect(node.children.map(\.label?.text) == ["Add to playlist"])
        #expect(node.children.map(\.id) == ["button/label"])
    }

    @Test func fieldsAndScrollViewsSayWhatTheyAre() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        field.text = "Ida Lund"
        field.accessibilityIdentifier = "name"
        #expect(try capture(field).kind == .field)
        field.removeFromSuperview()
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        scroll.backgroundColor = .white
        #expect(try capture(scroll).kind == .scroll)
    }

    @Test func anImageGivesItsSizeAndItsFile() throws {
        let pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        let view = UIImageView(image: UIImage(data: try #require(Data(base64Encoded: pixel))))
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        view.contentMode = .scaleAspectFit
        let node = try capture(view)
        #expect(node.kind == .image)
        #expect(
            node.image
                == Image(width: 1, height: 1, placement: .aspectFit, file: "image/png;base64,\(pixel)"))
        let svg = stage.svg
        #expect(svg.contains(#"<image data-part="image" width="40" height="20" href="data:image/png;base64,iVBOR"#))
        #expect(try SceneReader.read(svg) == stage.scene())
    }

    @Test("a symbol gives its name and its tint and is drawn as an outline")
    func symbol() throws {
        let view = UIImageView(image: UIImage(systemName: "star.fill"))
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 24)
        view.contentMode = .scaleAspectFit
        view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let node = try capture(view)
        #expect(
            node.image
                == Image(width: 20, height: 20, placement: .aspectFit, symbol: "star.fill", tint: Color(255, 0, 0)))
        let svg = stage.svg
        #expect(svg.contains(##"data-symbol="star.fill" data-tint="#ff0000""##))
        #expect(svg.contains("<title>star.fill</title>"))
        #expect(try SceneReader.read(svg) == stage.scene())
    }

    @Test("a template is drawn in the tint, a file by itself in its own colours")
    func template() throws {
        let pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        let data = try #require(Data(base64Encoded: pixel))
        let image = try #require(UIImage(data: data))
        let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        view.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(try capture(view).image?.tint == Color(0, 0, 255))
        view.image = image
        #expect(try stage.scene().nodes.first?.image?.tint == nil)
    }

    private func capture(_ view: UIView) throws -> Node {
        root.addSubview(view)
        stage.settle()
        return try #require(try stage.scene().nodes.first)
    }
}
