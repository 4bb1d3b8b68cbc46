import KitTestSupport
import PresentationsTesting
import Testing
import UIKit

@testable import Presentations

/// A half-sheet with the look of iOS 26 on a phone of 393 by 852 points, whose display has a radius of 55.
@MainActor
struct DetachedSheetTests {
    private let scene = PresentedStage(.iPhone15)

    private func show(_ style: HalfSheet = HalfSheet { $0.look = .floating }) throws -> ChromeView {
        scene.presenter.presentAsHalfSheet(CountingViewController(), style: style)
        scene.stage.settle()
        return try #require(scene.chrome as? ChromeView)
    }

    @Test("Under a finger its size changes with its corners, also where its content is not to be laid out meanwhile")
    func sizeUnderFinger() throws {
        let chrome = try show(
            HalfSheet {
                $0.resizesContentWhileDragging = false
                $0.look = .floating
            })
        let height = chrome.bounds.height
        let top = chrome.frame.minY
        scene.stage.touchDown(at: CGPoint(x: 196, y: 600))
        scene.stage.moveFinger(from: 600, to: 490)
        // The pan absorbs ten points.
        #expect(abs(chrome.frame.minY - (top - 100)) < 0.5)
        #expect(chrome.bounds.height > height + 90 && chrome.bounds.height < height + 110)
        scene.stage.touchUp()
        scene.stage.settle()
    }

    /// Returns the radii of the four drawn corners: a clip that does not round a corner leaves it to the others.
    private func radii(_ chrome: ChromeView, onScreen: Bool = false) -> CornerRadii {
        var radii = CornerRadii()
        var view = chrome.firstView(named: "presentation.clip")
        while let clip = view, clip.clipsToBounds, clip.accessibilityIdentifier != "content" {
            let layer = onScreen ? clip.layer.presentation() ?? clip.layer : clip.layer
            let all: [(CACornerMask, WritableKeyPath<CornerRadii, CGFloat>)] = [
                (.layerMinXMinYCorner, \.topLeft), (.layerMaxXMinYCorner, \.topRight),
                (.layerMinXMaxYCorner, \.bottomLeft), (.layerMaxXMaxYCorner, \.bottomRight),
            ]
            for (corner, radius) in all where layer.maskedCorners.contains(corner) {
                radii[keyPath: radius] = max(radii[keyPath: radius], (layer.cornerRadius * 100).rounded() / 100)
            }
            view = clip.subviews.first { $0.clipsToBounds && $0.layer.cornerCurve == .continuous }
        }
        return radii
    }

    private func expect(
        _ chrome: ChromeView, _ frame: CGRect, _ corners: CornerRadii, _ location: SourceLocation = #_sourceLocation
    ) {
        let shown = chrome.frame
        let distances: [CGFloat] = [
            shown.minX - frame.minX, shown.minY - frame.minY, shown.width - frame.width, shown.height - frame.height,
        ]
        let isThere = distances.allSatisfy { abs($0) < 0.01 }
        #expect(isThere, "\(shown) is not \(frame)", sourceLocation: location)
        #expect(radii(chrome) == corners, sourceLocation: location)
    }

    @Test("At rest: floating at the medium detent, attached at the large one")
    func atRest() throws {
        let chrome = try show()
        expect(chrome, CGRect(x: 8, y: 393, width: 377, height: 451), CornerRadii(top: 37.7, bottom: 58.2))
        #expect(chrome.layer.shadowPath?.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 377, height: 451))
        let content = try #require(scene.presenter.presentedViewController)
        #expect(content.view.bounds.size == CGSize(width: 377, height: 451))
        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 26, right: 0))
        content.halfSheetPresentationController?.animateChanges { $0.selectedDetentIdentifier = .large }
        scene.stage.settle()
        expect(chrome, CGRect(x: 0, y: 59, width: 393, height: 793), CornerRadii(top: 37.7, bottom: 55))
        #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    }

    @Test("Under a finger it becomes attached as it grows: margins, corners and shadow in every step")
    func growing() throws {
        let chrome = try show()
        scene.stage.touchDown(at: CGPoint(x: 196, y: 600))
        let steps: [(way: CGFloat, frame: CGRect, bottom: CGFloat)] = [
            (334.0 / 3, CGRect(x: 16.0 / 3, y: 845.0 / 3, width: 1147.0 / 3, height: 565), 57.13),
            (668.0 / 3, CGRect(x: 8.0 / 3, y: 511.0 / 3, width: 1163.0 / 3, height: 679), 56.07),
            (334, CGRect(x: 0, y: 59, width: 393, height: 793), 55),
            (668.0 / 3, CGRect(x: 8.0 / 3, y: 511.0 / 3, width: 1163.0 / 3, height: 679), 56.07),
            (0, CGRect(x: 8, y: 393, width: 377, height: 451), 58.2),
        ]
        for step in steps {
            scene.stage.advance(by: 0.1)
            // A pan begins after 10 points (G9).
            scene.stage.touchMoved(to: CGPoint(x: 196, y: 590 - step.way))
            scene.stage.advance(by: 1.0 / 60)
            expect(chrome, step.frame, CornerRadii(top: 37.7, bottom: step.bottom))
            #expect(chrome.layer.shadowPath?.boundingBoxOfPath == chrome.bounds)
        }
        scene.stage.touchUp()
        scene.stage.settle()
        expect(chrome, CGRect(x: 8, y: 393, width: 377, height: 451), CornerRadii(top: 37.7, bottom: 58.2))
    }

    @Test("Let go half-way it settles, and everything arrives together")
    func settling() throws {
        let chrome = try show()
        scene.stage.drag(
            from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 368), duration: 0.3, resting: 0.2)
        scene.stage.advance(by: 0.1)
        let shown = try visible(chrome)
        let share = (shown.frame.minY - 59) / 334
        #expect(share > 0.05 && share < 0.3)
        #expect(abs(shown.frame.width - (393 - 16 * share)) < 0.5)
        #expect(abs(shown.frame.maxY - (852 - 8 * share)) < 0.5)
        #expect(abs(radii(chrome, onScreen: true).bottomLeft - (55 + 3.2 * share)) < 0.1)
        scene.stage.settle()
        expect(chrome, CGRect(x: 0, y: 59, width: 393, height: 793), CornerRadii(top: 37.7, bottom: 55))
    }

    @Test("Caught on its way it stays where it is, and has the corners of that place")
    func caught() throws {
        let chrome = try show()
        scene.stage.drag(
            from: CGPoint(x: 196, y: 600), to: CGPoint(x: 196, y: 368), duration: 0.3, resting: 0.2)
        scene.stage.advance(by: 0.06)
        let before = try visible(chrome).frame
        scene.stage.touchDown(at: CGPoint(x: 196, y: 500))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 490))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 489))
        let after = try visible(chrome).frame
        #expect(abs(after.minY - before.minY) < 3)
        #expect(abs(after.width - before.width) < 1)
        scene.stage.advance(by: 0.5)
        let share = (chrome.frame.minY - 59) / 334
        #expect(abs(chrome.frame.width - (393 - 16 * share)) < 0.5)
        #expect(abs(radii(chrome, onScreen: true).bottomLeft - (55 + 3.2 * share)) < 0.1)
        scene.stage.touchUp()
        scene.stage.settle()
        expect(chrome, CGRect(x: 0, y: 59, width: 393, height: 793), CornerRadii(top: 37.7, bottom: 55))
    }

    @Test("Below its smallest detent it moves as it is, comes back, and leaves beyond half of its height")
    func leaving() throws {
        let chrome = try show()
        scene.stage.touchDown(at: CGPoint(x: 196, y: 500))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 610))
        scene.stage.advance(by: 0.2)
        expect(chrome, CGRect(x: 8, y: 493, width: 377, height: 451), CornerRadii(top: 37.7, bottom: 58.2))
        scene.stage.touchUp()
        scene.stage.settle()
        expect(chrome, CGRect(x: 8, y: 393, width: 377, height: 451), CornerRadii(top: 37.7, bottom: 58.2))
        scene.stage.drag(
            from: CGPoint(x: 196, y: 500), to: CGPoint(x: 196, y: 780), duration: 0.4, resting: 0.2)
        scene.stage.settle()
        #expect(scene.presenter.presentedViewController == nil)
        #expect(scene.view(named: "presentation.chrome") == nil)
    }

    @Test("Pulled beyond its largest height it is filled up to the edge, behind its round corners, too")
    func stretched() throws {
        let chrome = try show(
            HalfSheet {
                $0.selectedDetentIdentifier = .large
                $0.look = .floating
            })
        #expect(chrome.firstView(named: "presentation.fill") == nil)
        scene.stage.touchDown(at: CGPoint(x: 196, y: 500))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 300))
        scene.stage.advance(by: 0.2)
        let fill = try #require(chrome.firstView(named: "presentation.fill"))
        #expect(chrome.frame.maxY < 852)
        #expect(abs(fill.frame.minY - 738) < 0.01)
        #expect(chrome.convert(fill.frame, to: nil).maxY >= 852)
        scene.stage.touchUp()
        scene.stage.settle()
        #expect(chrome.firstView(named: "presentation.fill") == nil)
        expect(chrome, CGRect(x: 0, y: 59, width: 393, height: 793), CornerRadii(top: 37.7, bottom: 55))
    }

    @Test("A layout pass in the middle of a drag leaves the corners to the finger")
    func layoutUnderFinger() throws {
        let chrome = try show()
        scene.stage.touchDown(at: CGPoint(x: 196, y: 600))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 590 - 222))
        scene.stage.advance(by: 0.1)
        scene.presenter.presentedViewController?.halfSheetPresentationController?.invalidatePresentation()
        scene.stage.advance(by: 0.1)
        #expect(radii(chrome) == CornerRadii(top: 37.7, bottom: 56.07))
        scene.stage.touchUp()
        scene.stage.settle()
    }

    @Test("A step costs one geometry, one radius and one outline, and no fitting")
    func work() throws {
        let chrome = try show()
        scene.stage.touchDown(at: CGPoint(x: 196, y: 600))
        scene.stage.touchMoved(to: CGPoint(x: 196, y: 570))
        for way in stride(from: CGFloat(45), through: 300, by: 15) {
            scene.stage.advance(by: 1.0 / 120)
            let work = WorkCounter.counting { scene.stage.touchMoved(to: CGPoint(x: 196, y: 600 - way)) }
            #expect(work.writes(.position, to: chrome.layer) == 1)
            #expect(work.writes(.bounds, to: chrome.layer) == 1)
            #expect(work.writes(.cornerRadius) == 1)
            #expect(work.writes(.shadowPath) == 1)
            // Its safe area changes with the margin; UIKit may report it in a second pass.
            #expect(work.layouts(of: chrome.layer) <= 2)
            #expect(work.forcedLayouts == 0)
            #expect(work.fittings == 0)
        }
    }

    @Test("From right to left, rotated and back, and with a keyboard it is where the layout says")
    func surroundings() throws {
        let chrome = try show(
            HalfSheet {
                $0.detents = [.height(200)]
                $0.keyboard = .lift
                $0.look = .floating
            })
        expect(chrome, CGRect(x: 8, y: 618, width: 377, height: 226), CornerRadii(top: 37.7, bottom: 58.2))
        scene.stage.showKeyboard(height: 336)
        scene.stage.settle()
        expect(chrome, CGRect(x: 8, y: 308, width: 377, height: 200), CornerRadii(top: 37.7, bottom: 37.7))
        scene.stage.hideKeyboard()
        scene.stage.settle()
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        expect(chrome, CGRect(x: 0, y: 0, width: 852, height: 393), CornerRadii())
        scene.stage.rotate(to: .portrait)
        scene.stage.settle()
        expect(chrome, CGRect(x: 8, y: 618, width: 377, height: 226), CornerRadii(top: 37.7, bottom: 58.2))
    }

    @Test("Nothing of it outlives its presentation, however it ends (R12)", arguments: [false, true])
    func leaks(isCaught: Bool) throws {
        let leaks = try played(isCaught: isCaught)
        #expect(leaks.names == [])
        #expect(scene.stage.window.subviews == [scene.presenter.view])
    }

    private func played(isCaught: Bool) throws -> LeakProbe {
        let content = CountingViewController()
        scene.presenter.presentAsHalfSheet(
            content,
            style: HalfSheet {
                $0.look = .floating
                $0.material = .glass()
            })
        scene.stage.settle()
        let controller = try #require(content.presentationController as? PresentationController)
        let leaks = LeakProbe([
            "content": content, "controller": controller, "chrome": controller.presentedView,
            "container": controller.containerView, "clip": scene.view(named: "presentation.clip")?.subviews.first,
            "material": scene.view(named: "presentation.material"),
        ])
        if isCaught {
            scene.stage.touchDown(at: CGPoint(x: 196, y: 600))
            scene.stage.touchMoved(to: CGPoint(x: 196, y: 400))
        }
        content.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        if isCaught { scene.stage.touchUp() }
        scene.stage.settle()
        return leaks
    }
}
