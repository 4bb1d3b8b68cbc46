import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A sheet whose material gives way to a solid background above its medium detent, at 392 of 852; large is at 69.
@MainActor
struct DetentMaterialTests {
    private func sheet(_ configure: (inout HalfSheet) -> Void = { _ in }) throws -> SheetOnScreen {
        let sheet = try SheetOnScreen(
            HalfSheet {
                $0.material = .glass
                $0.largestMaterialDetentIdentifier = .medium
                configure(&$0)
            })
        sheet.content.view.backgroundColor = .clear
        return sheet
    }

    private func view(_ name: String, in sheet: SheetOnScreen) -> UIView? { sheet.scene.view(named: name) }

    @Test("Up to the detent there is the material alone, and above it a solid background alone")
    func atRest() throws {
        let sheet = try sheet()
        let material = try #require(view("presentation.material", in: sheet) as? UIVisualEffectView)
        #expect(material.effect != nil)
        #expect(view("presentation.solid", in: sheet) == nil)
        sheet.controller.animateChanges { $0.selectedDetentIdentifier = .large }
        sheet.stage.settle()
        let solid = try #require(view("presentation.solid", in: sheet))
        #expect(solid.alpha == 1)
        #expect(solid.frame == CGRect(x: 0, y: 0, width: 393, height: 783))
        #expect(solid.backgroundColor == UIColor.systemBackground.resolvedColor(with: sheet.content.traitCollection))
        #expect(material.effect == nil)
        sheet.controller.animateChanges { $0.selectedDetentIdentifier = .medium }
        sheet.stage.settle()
        #expect(solid.alpha == 0)
        #expect(material.effect != nil)
    }

    @Test("The solid background is between the material and the content, for a blur and for corners that differ")
    func order() throws {
        let sheet = try sheet {
            $0.selectedDetentIdentifier = .large
            $0.corners = Corners(top: 30, bottom: 10)
        }
        let solid = try #require(view("presentation.solid", in: sheet))
        let siblings = try #require(solid.superview?.subviews)
        #expect(siblings.count == 3)
        #expect(siblings[0].accessibilityIdentifier == "presentation.material")
        #expect(siblings[1] === solid)
        #expect(sheet.content.view.isDescendant(of: siblings[2]))
    }

    @Test("On the way it follows the finger, and a spring takes it along")
    func follows() throws {
        let sheet = try sheet()
        let material = try #require(view("presentation.material", in: sheet) as? UIVisualEffectView)
        sheet.stage.touchDown(at: CGPoint(x: 100, y: 500))
        sheet.stage.touchMoved(to: CGPoint(x: 100, y: 480))
        // The finger has moved the sheet by all but the ten points that it takes to begin.
        sheet.stage.touchMoved(to: CGPoint(x: 100, y: 328.5))
        let solid = try #require(view("presentation.solid", in: sheet))
        #expect(abs(sheet.top - 230.5) < 0.5)
        #expect(abs(solid.alpha - 0.5) < 0.01)
        #expect(material.effect != nil)
        sheet.stage.advance(by: 1)
        sheet.stage.touchUp()
        var alphas: [Float] = []
        for _ in 1...5 {
            sheet.stage.advance(by: 0.05)
            alphas.append(try visible(solid).opacity)
        }
        #expect(
            alphas == alphas.sorted() && alphas[0] > 0.5 && alphas[0] < 0.95 || alphas == alphas.sorted().reversed())
        sheet.stage.settle()
        #expect(solid.alpha == (sheet.top == 69 ? 1 : 0))
    }

    @Test("The style's background is the solid one, and nothing covers the material below it")
    func background() throws {
        let sheet = try sheet { $0.backgroundColor = .systemRed }
        #expect(view("presentation.clip", in: sheet)?.backgroundColor == nil)
        sheet.controller.animateChanges { $0.selectedDetentIdentifier = .large }
        sheet.stage.settle()
        #expect(
            view("presentation.solid", in: sheet)?.backgroundColor
                == UIColor.systemRed.resolvedColor(with: sheet.content.traitCollection))
    }

    @Test("While no active detent has the name the sheet is solid, as in a compact height without medium")
    func inactive() throws {
        let sheet = try sheet { $0.largestMaterialDetentIdentifier = .init("nowhere") }
        #expect(view("presentation.solid", in: sheet)?.alpha == 1)
        sheet.controller.animateChanges { $0.largestMaterialDetentIdentifier = nil }
        sheet.stage.settle()
        #expect(view("presentation.solid", in: sheet)?.alpha == 0)
    }

    @Test("With Reduce Transparency the sheet is solid at each detent, and nothing is transparent on the way")
    func reduceTransparency() throws {
        let sheet = try sheet()
        Stage.isReduceTransparencyEnabled = true
        defer { Stage.isReduceTransparencyEnabled = false }
        sheet.stage.advance(by: 0.1)
        let material = try #require(view("presentation.material", in: sheet) as? UIVisualEffectView)
        #expect(material.effect == nil)
        #expect(material.backgroundColor?.cgColor.alpha == 1)
    }

    @Test("A sheet that is pulled beyond its largest detent continues its solid background")
    func overscroll() throws {
        let sheet = try sheet { $0.selectedDetentIdentifier = .large }
        sheet.stage.touchDown(at: CGPoint(x: 100, y: 300))
        sheet.stage.touchMoved(to: CGPoint(x: 100, y: 200))
        let fill = try #require(view("presentation.fill", in: sheet))
        #expect((fill as? UIVisualEffectView)?.effect == nil)
        #expect(fill.backgroundColor == view("presentation.solid", in: sheet)?.backgroundColor)
        sheet.stage.touchUp()
        sheet.stage.settle()
    }

    @Test("A material that comes while the sheet rests above its limit leaves the sheet solid")
    func comesLater() throws {
        let sheet = try sheet {
            $0.material = nil
            $0.selectedDetentIdentifier = .large
        }
        sheet.controller.animateChanges { $0.material = .glass }
        sheet.stage.settle()
        #expect(view("presentation.solid", in: sheet)?.alpha == 1)
        sheet.controller.animateChanges { $0.selectedDetentIdentifier = .medium }
        sheet.stage.settle()
        #expect((view("presentation.material", in: sheet) as? UIVisualEffectView)?.effect != nil)
        #expect(view("presentation.solid", in: sheet)?.alpha == 0)
    }

    @Test("Without a material nothing is added")
    func noMaterial() throws {
        let sheet = try sheet {
            $0.material = nil
            $0.selectedDetentIdentifier = .large
        }
        #expect(view("presentation.solid", in: sheet) == nil)
    }
}
