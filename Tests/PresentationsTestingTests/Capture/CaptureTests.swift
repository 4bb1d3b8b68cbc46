import Testing
import UIKit

@testable import LayoutSnapshots
@testable import PresentationsTesting

/// Which views give nodes, and what those are called.
@MainActor @Suite struct CaptureTests {
    private let stage = Stage(.iPhone15)
    private let root: UIView

    init() {
        let controller = UIViewController()
        stage.show(controller)
        root = controller.view
        root.backgroundColor = nil
    }

    @Test func aViewThatShowsNothingVanishesAndItsContentMovesUp() throws {
        let wrapper = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
        let inner = UIView(frame: CGRect(x: 5, y: 6, width: 200, height: 200))
        inner.addSubview(filled(1, 2, 30, 40))
        wrapper.addSubview(inner)
        root.addSubview(wrapper)
        let nodes = try capture()
        #expect(nodes.map(\.id) == ["view"])
        #expect(nodes.first?.frame == Frame(16, 28, 30, 40))
    }

    @Test func aNameKeepsAViewAndIsPartOfWhatIsBelow() throws {
        let sheet = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
        sheet.accessibilityIdentifier = "sheet"
        let wrapper = UIView(frame: CGRect(x: 5, y: 6, width: 200, height: 200))
        wrapper.addSubview(filled(1, 2, 30, 40))
        sheet.addSubview(wrapper)
        root.addSubview(sheet)
        let nodes = try capture()
        #expect(nodes.map(\.id) == ["sheet"])
        #expect(nodes.first?.children.map(\.id) == ["sheet/view"])
        #expect(nodes.first?.children.first?.frame == Frame(6, 8, 30, 40))
    }

    @Test func namesAreNumberedFromTheSecondOn() throws {
        for _ in 0..<3 { root.addSubview(filled(0, 0, 10, 10)) }
        for name in ["row", "row", "view-2", "a/b%"] {
            let view = filled(0, 0, 10, 10)
            view.accessibilityIdentifier = name
            root.addSubview(view)
        }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "A"
        root.addSubview(label)
        #expect(
            try capture().map(\.id)
                == ["view", "view-2", "view-3", "row", "row-2", "view-2-2", "a%2Fb%25", "label"])
    }

    @Test(arguments: ["fading", "turned", "clipping", "modal", "labelled"])
    func aViewThatActsOnItsContentStays(what: String) throws {
        let wrapper = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        wrapper.addSubview(filled(1, 2, 30, 40))
        switch what {
        case "fading": wrapper.alpha = 0.5
        case "turned": wrapper.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        case "clipping": wrapper.clipsToBounds = true
        case "modal": wrapper.accessibilityViewIsModal = true
        default: wrapper.accessibilityLabel = "Player"
        }
        root.addSubview(wrapper)
        let node = try #require(try capture().first)
        #expect(node.frame == Frame(10, 20, 100, 100))
        #expect(node.children.map(\.frame) == [Frame(1, 2, 30, 40)])
        #expect(node.alpha == (what == "fading" ? 0.5 : 1))
        #expect(node.transform == (what == "turned" ? Transform(a: 0.5, d: 0.5) : Transform()))
        #expect(node.clips == (what == "clipping"))
        #expect(node.isModal == (what == "modal"))
        #expect(node.accessibilityLabel == (what == "labelled" ? "Player" : nil))
    }

    @Test func aViewThatClipsFadesOrTurnsNothingIsNothing() throws {
        let clipping = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        clipping.clipsToBounds = true
        let fading = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        fading.alpha = 0.5
        let clear = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        clear.backgroundColor = .clear
        clear.layer.cornerRadius = 5
        for view in [clipping, fading, clear, UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))] {
            root.addSubview(view)
        }
        #expect(try capture() == [])
    }

    @Test func hiddenAndTransparentViewsAreLeftOutWithAllThatIsInThem() throws {
        let hidden = filled(0, 0, 10, 10)
        hidden.isHidden = true
        let transparent = filled(0, 0, 10, 10)
        transparent.alpha = 0
        for view in [hidden, transparent] {
            view.accessibilityIdentifier = "named"
            view.addSubview(filled(0, 0, 5, 5))
            root.addSubview(view)
        }
        #expect(try capture() == [])
    }

    @Test func whatIsOutsideTheWindowIsLeftOutAndWhatReachesInStays() throws {
        let below = filled(0, 852, 393, 460)
        below.accessibilityIdentifier = "below"
        let partly = filled(0, 851.5, 393, 460)
        partly.accessibilityIdentifier = "partly"
        let outside = filled(-50, 0, 50, 50)
        outside.accessibilityIdentifier = "outside"
        outside.addSubview(filled(40, 0, 20, 20))
        for view in [below, partly, outside] { root.addSubview(view) }
        let nodes = try capture()
        #expect(nodes.map(\.id) == ["partly", "outside"])
        #expect(nodes.last?.children.map(\.frame) == [Frame(40, 0, 20, 20)])
        #expect(nodes.last?.background == nil)
    }

    @Test(arguments: [(0, 852), (0, -10), (393, 0), (-10, 0)])
    func aViewThatOnlyTouchesTheWindowsEdgeIsOutside(x: CGFloat, y: CGFloat) throws {
        let view = filled(x, y, 10, 10)
        view.accessibilityIdentifier = "named"
        root.addSubview(view)
        #expect(try capture() == [])
        view.frame.origin = CGPoint(x: x == 393 ? 392.5 : max(x, -9.5), y: y == 852 ? 851.5 : max(y, -9.5))
        #expect(try capture().map(\.id) == ["named"])
    }

    @Test func whatAnAncestorCutsOffIsLeftOut() throws {
        let list = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
        list.clipsToBounds = true
        for y in stride(from: 0, through: 400, by: 100) { list.addSubview(filled(0, CGFloat(y), 393, 99)) }
        root.addSubview(list)
        #expect(try capture().first?.children.map(\.frame.y) == [0, 100])
    }

    @Test func scrolledContentIsDrawnWhereItIsSeen() throws {
        let scroll = UIView(frame: CGRect(x: 0, y: 100, width: 393, height: 200))
        scroll.clipsToBounds = true
        scroll.bounds.origin.y = 150
        scroll.addSubview(filled(10, 200, 30, 40))
        root.addSubview(scroll)
        let node = try #require(try capture().first)
        #expect(node.frame == Frame(0, 100, 393, 200))
        #expect(node.children.map(\.frame) == [Frame(10, 50, 30, 40)])
    }

    @Test func theWindowsOwnColourBelongsToTheScreen() throws {
        stage.window.backgroundColor = .white
        root.addSubview(filled(0, 0, 10, 10))
        let scene = try stage.scene()
        #expect(scene.background == .white)
        #expect(scene.nodes.map(\.id) == ["view"])
    }

    @Test func aTransitionIsCapturedAsItIsSeenAtThatMoment() throws {
        let view = filled(0, 100, 50, 50)
        root.addSubview(view)
        stage.settle()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.alpha = 0.5
            view.transform = CGAffineTransform(translationX: 0, y: 40)
        }
        stage.advance(by: 0.5)
        let node = try #require(try capture().first)
        #expect(node.alpha == 0.75)
        #expect(node.transform == Transform(ty: 20))
        #expect(view.transform.ty == 40)
    }

    #if !canImport(ObjectiveC)
        @Test func aTransitionIsPicturedWithItsOldLookOverTheNewOne() throws {
            let old = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
            old.text = "old"
            let container = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
            container.addSubview(old)
            root.addSubview(container)
            stage.settle()
            let new = filled(0, 0, 100, 50)
            UIView.transition(
                from: old, to: new, duration: 1, options: [.transitionCrossDissolve, .curveLinear])
            stage.advance(by: 0.25)
            let nodes = try capture()
            #expect(nodes.map(\.id) == ["view", "transition"])
            #expect(nodes.last?.alpha == 0.75)
            #expect(nodes.last?.children.first?.label?.text == "old")
            stage.settle()
            #expect(try capture().map(\.id) == ["view"])
        }
    #endif

    private func filled(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        view.backgroundColor = .black
        return view
    }

    private func capture() throws -> [Node] {
        try stage.scene().nodes
    }
}
