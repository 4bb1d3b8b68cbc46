import Presentations
import PresentationsTesting
import Testing
import UIKit

/// What the page on FloatingPanel says of a delegate that decides about drags. The panel's heights are at 749, 438.5 and 77.
@MainActor @Suite struct FloatingPanelDelegateTests {
    private final class Decider: NSObject, HalfSheetPresentationControllerDelegate {
        var allowsDragging = true
        var decide: (inout HalfSheet.Detent.Identifier?) -> Void = { _ in }
        private(set) var velocities: [CGFloat] = []

        func halfSheetPresentationController(
            _ controller: HalfSheetPresentationController, shouldBeginDraggingAt point: CGPoint
        ) -> Bool { allowsDragging }

        func halfSheetPresentationControllerWillEndDragging(
            _ controller: HalfSheetPresentationController, withVelocity velocity: CGFloat,
            targetDetentIdentifier: inout HalfSheet.Detent.Identifier?
        ) {
            velocities.append(velocity)
            decide(&targetDetentIdentifier)
        }
    }

    private let stage = Stage(.iPhone15)
    private let map = FloatingPanelMigration.MapViewController()
    private let decider = Decider()

    init() {
        stage.show(map)
        map.places.halfSheetPresentationController?.delegate = decider
        stage.settle()
    }

    private var top: CGFloat? { map.places.halfSheetPresentationController?.presentedView?.frame.minY }

    private func dragToTheTip() {
        stage.drag(from: CGPoint(x: 196, y: 480), to: CGPoint(x: 196, y: 720), duration: 1, resting: 0.2)
        stage.settle()
    }

    @Test("A panel whose delegate refuses a drag stays")
    func veto() {
        let resting = top
        decider.allowsDragging = false
        dragToTheTip()
        #expect(top == resting)
        #expect(decider.velocities == [])
    }

    @Test("The delegate sends the panel to another height than the nearest one")
    func target() {
        decider.decide = { $0 = FloatingPanelMigration.MapViewController.full }
        dragToTheTip()
        #expect(top == 77)
        #expect(decider.velocities.count == 1)
    }

    @Test("A child stays at its nearest height although the delegate asks to dismiss it")
    func child() {
        decider.decide = { $0 = nil }
        dragToTheTip()
        #expect(top == 749)
        #expect(map.places.parent != nil)
    }
}
