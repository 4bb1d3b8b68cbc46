import KitTestSupport
import Presentations
import PresentationsTesting
import Testing
import UIKit

/// Heights that are counted from the container's own edge.
@MainActor
struct DetentReferenceTests {
    private typealias Detent = HalfSheet.Detent

    private func frame(
        _ detent: HalfSheet.Detent, _ environment: LayoutEnvironment = .phone(), _ look: SheetLook = .classic,
        place: HalfSheet.WidePlacement = .attached
    ) -> CGRect {
        let style = HalfSheet {
            $0.detents = [detent]
            $0.look = look
            $0.widePlacement = place
        }
        return style.layout(in: environment).frame
    }

    @Test(
        "From the container, the frame has the height itself, the bottom safe area included",
        arguments: [
            (Detent.height(300, from: .container), 552), (.fraction(0.5, from: .container), 426),
            (.insetFromTop(100, from: .container), 100), (.height(300, from: .safeArea), 518), (.height(300), 518),
            (.fraction(0.5), 392), (.insetFromTop(100), 159),
        ] as [(HalfSheet.Detent, CGFloat)])
    func phone(detent: HalfSheet.Detent, top: CGFloat) {
        #expect(frame(detent) == CGRect(x: 0, y: top, width: 393, height: 852 - top))
    }

    @Test(
        "It is at least 44 points high, and at most as high as the largest detent",
        arguments: [
            (Detent.height(20, from: .container), 808), (.height(1000, from: .container), 69),
            (.fraction(.nan, from: .container), 69), (.insetFromTop(-80, from: .container), 69),
        ] as [(HalfSheet.Detent, CGFloat)])
    func limits(detent: HalfSheet.Detent, top: CGFloat) {
        #expect(frame(detent).minY == top)
    }

    @Test("A floating sheet has its top at that height, whatever its distance from the edge is")
    func floating() {
        var environment = LayoutEnvironment.phone()
        #expect(
            frame(.height(300, from: .container), environment, .floating)
                == CGRect(x: 8, y: 552, width: 377, height: 292))
        environment.safeArea.bottom = 0
        #expect(
            frame(.height(300, from: .container), environment, .floating)
                == CGRect(x: 8, y: 552, width: 377, height: 292))
    }

    @Test("A sheet in the middle of an iPad has that height")
    func centred() {
        let environment = LayoutEnvironment(
            container: CGSize(width: 820, height: 1180), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
            traits: LayoutTraits(horizontalSizeClass: .regular, verticalSizeClass: .regular))
        #expect(frame(.height(300, from: .container), environment, place: .floating).height == 300)
        #expect(frame(.height(300), environment, place: .floating).height == 300)
    }

    @Test("Two references make two detents, with names of their own")
    func names() {
        #expect(Detent.height(200, from: .container).identifier.rawValue == "height(200.0, from: container)")
        #expect(Detent.fraction(0.3, from: .container).identifier.rawValue == "fraction(0.3, from: container)")
        #expect(Detent.height(200, from: .safeArea) == .height(200))
        #expect(HalfSheet(detents: [.height(200), .height(200, from: .container)]).detents.count == 2)
    }

    @Test("A height that cannot be used is reported as it was asked for")
    func reported() {
        let scene = PresentedStage()
        let log = reports {
            scene.presenter.presentAsHalfSheet(
                UIViewController(), style: HalfSheet(detents: [.height(-5, from: .container)]), animated: false)
            scene.stage.settle()
        }
        #expect(
            log == [
                "Presentations: The detent \"height(-5.0, from: container)\" asks for a height of -5.0 points; 44.0 is used instead."
            ])
    }
}
