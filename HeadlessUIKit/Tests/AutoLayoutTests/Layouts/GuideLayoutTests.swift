import Testing
import UIKit

@testable import TestSupport

@MainActor
@Suite("Guides, margins, scroll views")
struct GuideLayoutTests {
    private let canvas = LayoutCanvas()
    private var root: UIView { canvas.root }

    private func guide(in view: UIView? = nil) -> UILayoutGuide {
        let guide = UILayoutGuide()
        (view ?? root).addLayoutGuide(guide)
        return guide
    }

    @Test("guides of one height share out the room between views")
    func spacers() {
        let views = (0..<2).map { _ in canvas.content(50, 60) }
        let spacers = (0..<3).map { _ in guide() }
        canvas.layOut(
            views.flatMap { $0.at(x: 0) } + [
                spacers[0].topAnchor.constraint(equalTo: root.topAnchor),
                views[0].topAnchor.constraint(equalTo: spacers[0].bottomAnchor),
                spacers[1].topAnchor.constraint(equalTo: views[0].bottomAnchor),
                views[1].topAnchor.constraint(equalTo: spacers[1].bottomAnchor),
                spacers[2].topAnchor.constraint(equalTo: views[1].bottomAnchor),
                spacers[2].bottomAnchor.constraint(equalTo: root.bottomAnchor),
                spacers[1].heightAnchor.constraint(equalTo: spacers[0].heightAnchor),
                spacers[2].heightAnchor.constraint(equalTo: spacers[0].heightAnchor),
            ])
        #expect(views.map(\.frame.minY) == [160, 380])
        #expect(spacers[1].layoutFrame.minY == 220)
        #expect(spacers[1].layoutFrame.height == 160)
    }

    @Test("a guide around two views is centred with both")
    func group() {
        let (upper, lower, group) = (canvas.content(100, 40), canvas.content(60, 20), guide())
        canvas.layOut([
            upper.topAnchor.constraint(equalTo: group.topAnchor),
            lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 10),
            lower.bottomAnchor.constraint(equalTo: group.bottomAnchor),
            upper.centerXAnchor.constraint(equalTo: group.centerXAnchor),
            lower.centerXAnchor.constraint(equalTo: group.centerXAnchor),
            group.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            group.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            group.widthAnchor.constraint(greaterThanOrEqualTo: upper.widthAnchor),
        ])
        #expect(upper.frame == rect(150, 265, 100, 40))
        #expect(lower.frame == rect(170, 315, 60, 20))
    }

    @Test("a guide that is removed takes its constraints along")
    func removedGuide() {
        let (view, guide) = (canvas.content(10, 10), guide())
        let link = view.leftAnchor.constraint(equalTo: guide.rightAnchor)
        canvas.layOut(
            view.at(y: 0) + [
                guide.leftAnchor.constraint(equalTo: root.leftAnchor),
                guide.widthAnchor.constraint(equalToConstant: 70), link,
                view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5).at(100),
            ])
        #expect(view.frame.minX == 70)
        root.removeLayoutGuide(guide)
        root.layoutIfNeeded()
        #expect(!link.isActive)
        #expect(view.frame.minX == 5)
    }

    @Test("Y: margins are 8 all around, and follow when they change")
    func margins() {
        let view = canvas.box()
        let guide = root.layoutMarginsGuide
        canvas.layOut([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        #expect(view.frame == rect(8, 8, 384, 584))
        root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
        root.layoutIfNeeded()
        #expect(view.frame == rect(20, 10, 340, 560))
    }

    @Test("margin attributes mean the margins of the item")
    func marginAttributes() {
        root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 60)
        let view = canvas.box()
        canvas.layOut(
            view.at(width: 100, height: 50) + [
                NSLayoutConstraint(
                    item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerXWithinMargins,
                    multiplier: 1, constant: 0),
                NSLayoutConstraint(
                    item: view, attribute: .bottom, relatedBy: .equal, toItem: root, attribute: .bottomMargin,
                    multiplier: 1, constant: 0),
            ])
        #expect(view.frame == rect(130, 520, 100, 50))
    }

    @Test("the safe area and the margins of a full-screen view, before and after a bar has come")
    func safeArea() {
        let phone = Phone()
        let view = phone.root.view ?? UIView()
        let (inner, inMargins) = (canvas.box(in: view), canvas.box(in: view))
        let safeArea = view.safeAreaLayoutGuide
        let insets = view.safeAreaInsets
        let bounds = view.bounds
        NSLayoutConstraint.activate(
            inMargins.at(x: 0, width: 10, height: 10) + inner.at(x: 0, width: 10) + [
                inner.topAnchor.constraint(equalTo: safeArea.topAnchor),
                inner.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
                inMargins.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
            ])
        MainLoop.current.settle()
        #expect(inner.frame.minY == insets.top)
        #expect(inner.frame.maxY == bounds.height - insets.bottom)
        phone.root.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
        MainLoop.current.settle()
        #expect(inner.frame.minY == insets.top + 44)
        // The system's margins of a controller's view are at the sides only.
        #expect(inMargins.frame.minY == insets.top + 44)
    }

    @Test("what is pinned to the frame of a scroll view stays while its content is scrolled")
    func scrolledContent() {
        let scroll = canvas.add(UIScrollView())
        scroll.contentInsetAdjustmentBehavior = .never
        let (content, header) = (canvas.box(in: scroll), canvas.box(in: scroll))
        canvas.layOut(
            scroll.edges(of: root) + [
                content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
                content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
                content.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor),
                content.rightAnchor.constraint(equalTo: scroll.contentLayoutGuide.rightAnchor),
                content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                content.heightAnchor.constraint(equalToConstant: 1500),
                header.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
                header.leftAnchor.constraint(equalTo: scroll.frameLayoutGuide.leftAnchor),
                header.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                header.heightAnchor.constraint(equalToConstant: 44),
            ])
        #expect(scroll.contentSize == CGSize(width: 400, height: 1500))
        #expect(header.frame == rect(0, 0, 400, 44))
        scroll.contentOffset.y = 300
        root.layoutIfNeeded()
        #expect(content.frame == rect(0, 0, 400, 1500))
        #expect(header.frame == rect(0, 300, 400, 44))
    }

    @Test("content that is wider than the scroll view scrolls sideways")
    func widePage() {
        let scroll = canvas.add(UIScrollView())
        let pages = (0..<3).map { _ in canvas.box(in: scroll) }
        var constraints = scroll.at(x: 0, y: 100, width: 400, height: 200)
        for (place, page) in pages.enumerated() {
            constraints += [
                page.topAnchor.constraint(equalTo: scroll.topAnchor),
                page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
                page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
                page.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor),
                page.leftAnchor.constraint(equalTo: place == 0 ? scroll.leftAnchor : pages[place - 1].rightAnchor),
            ]
        }
        constraints.append(pages[2].rightAnchor.constraint(equalTo: scroll.rightAnchor))
        canvas.layOut(constraints)
        #expect(pages.map(\.frame) == [rect(0, 0, 400, 200), rect(400, 0, 400, 200), rect(800, 0, 400, 200)])
        #expect(scroll.contentSize == CGSize(width: 1200, height: 200))
    }
}
