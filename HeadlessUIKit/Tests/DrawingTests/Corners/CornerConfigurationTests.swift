import Testing

@testable import TestSupport
@testable import UIKit

@Suite("Corner configurations of views") @MainActor struct CornerConfigurationTests {
    @Test("the layer's corners follow the size, and are left alone without a configuration")
    func size() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.layer.cornerRadius = 7
        view.layoutIfNeeded()
        #expect(view.layer.cornerRadius == 7)
        #expect(view.effectiveRadius(corner: .allCorners) == 0)
        #expect(view.cornerConfiguration == .corners(radius: .fixed(0)))
        view.cornerConfiguration = .capsule()
        #expect(view.layer.cornerRadius == 30)
        #expect(view.layer.cornerCurve == .continuous)
        view.bounds.size.height = 40
        #expect(view.layer.cornerRadius == 20)
        #expect(view.effectiveRadius(corner: .topLeft) == 20)
        #expect(!view.clipsToBounds)
    }

    @Test("the layer rounds only the corners that have a radius")
    func mask() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.cornerConfiguration = .uniformTopRadius(12, bottomLeftRadius: 4)
        #expect(view.layer.cornerRadius == 12)
        #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner])
        #expect(view.effectiveRadius(corner: .bottomLeft) == 4)
        #expect(view.effectiveRadius(corner: .bottomRight) == 0)
        #expect(view.effectiveRadius(corner: [.bottomLeft, .topRight]) == 12)
        view.cornerConfiguration = .corners(radius: 0)
        #expect(view.layer.cornerRadius == 0)
        #expect(view.layer.maskedCorners == .all)
    }

    @Test("corners change with what animates the view")
    func animated() throws {
        let phone = Phone(root: UIViewController())
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.cornerConfiguration = .capsule()
        phone.root.view.addSubview(view)
        MainLoop.current.settle()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.frame.size.height = 20 }
        MainLoop.current.advance(by: 0.5)
        #expect(abs(try #require(view.layer.presentation()).cornerRadius - 20) < 1e-6)
        MainLoop.current.settle()
        #expect(view.layer.cornerRadius == 10)
    }

    @Test("a concentric corner follows moves between it and the container")
    func moves() {
        let phone = Phone(root: UIViewController())
        let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 200))
        card.cornerConfiguration = .corners(radius: 40)
        let between = UIView(frame: CGRect(x: 8, y: 8, width: 100, height: 100))
        let view = UIView(frame: CGRect(x: 2, y: 2, width: 90, height: 90))
        view.cornerConfiguration = .corners(radius: .containerConcentric())
        phone.root.view.addSubview(card)
        card.addSubview(between)
        between.addSubview(view)
        MainLoop.current.settle()
        #expect(view.layer.cornerRadius == 30)
        between.frame.origin = CGPoint(x: 18, y: 18)
        between.setNeedsLayout()
        MainLoop.current.settle()
        #expect(view.layer.cornerRadius == 20)
        card.cornerConfiguration = .corners(radius: 25)
        card.setNeedsLayout()
        MainLoop.current.settle()
        #expect(view.layer.cornerRadius == 5)
    }

    @Test("glass is a capsule until it has another configuration")
    func glass() {
        let view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        #expect(view.layer.cornerRadius == 30)
        view.cornerConfiguration = .corners(radius: .fixed(20))
        #expect(view.layer.cornerRadius == 20)
        let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
        blur.frame = view.frame
        #expect(blur.layer.cornerRadius == 0)
    }

    @Test("a view shows a copy of the glass that it was given")
    func copied() throws {
        let glass = UIGlassEffect(style: .clear)
        glass.tintColor = .red
        let view = UIVisualEffectView(effect: glass)
        glass.tintColor = .blue
        let shown = try #require(view.effect as? UIGlassEffect)
        #expect(shown.tintColor == .red)
        #expect(shown.style == .clear)
        #expect(shown != glass)
        view.effect = glass
        #expect(view.effect == glass)
        #expect(UIGlassContainerEffect() == UIGlassContainerEffect())
    }

    @Test("tinted glass has its colour below the content, in the same shape")
    func tint() throws {
        let glass = UIGlassEffect(style: .regular)
        glass.tintColor = .red
        let view = UIVisualEffectView(effect: glass)
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        let tint = try #require(view.subviews.first)
        #expect(tint.backgroundColor == UIColor.red.withAlphaComponent(0.85))
        #expect(tint.frame == view.bounds)
        #expect(tint.layer.cornerRadius == 30)
        #expect(view.subviews.last === view.contentView)
        view.effect = nil
        #expect(tint.alpha == 0)
    }

    @Test("an element of a scroll view's edge is kept")
    func edgeElement() {
        let scrollView = UIScrollView()
        let view = UIView()
        let interaction = UIScrollEdgeElementContainerInteraction()
        interaction.scrollView = scrollView
        interaction.edge = .bottom
        view.addInteraction(interaction)
        #expect(interaction.view === view)
        #expect(interaction.scrollView === scrollView)
        view.removeInteraction(interaction)
        #expect(interaction.view == nil)
    }
}
