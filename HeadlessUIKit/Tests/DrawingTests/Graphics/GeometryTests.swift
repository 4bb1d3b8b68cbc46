import Testing
import UIKit

@Suite struct GeometryTests {
    @Test func insetMovesEverySideInward() {
        let rect = CGRect(x: 10, y: 10, width: 100, height: 100)
        let inset = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(inset == CGRect(x: 12, y: 11, width: 94, height: 96))
    }

    @Test func insetByMoreThanThereIsGivesANegativeSize() {
        let inset = CGRect(x: 0, y: 0, width: 10, height: 10).inset(
            by: UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0))
        #expect(inset.size == CGSize(width: 10, height: -2))
        #expect(inset.origin == CGPoint(x: 0, y: 6))
    }

    @Test func allEdgesAreTheFourEdges() {
        #expect(UIRectEdge.all.rawValue == 15)
        #expect(UIRectCorner.allCorners.contains([.topLeft, .topRight, .bottomLeft, .bottomRight]))
    }

    @Test(arguments: [
        (orientation: UIInterfaceOrientation.portrait, mask: UIInterfaceOrientationMask.portrait),
        (orientation: .portraitUpsideDown, mask: .portraitUpsideDown),
        (orientation: .landscapeLeft, mask: .landscapeLeft), (orientation: .landscapeRight, mask: .landscapeRight),
    ])
    func maskBitsAreShiftedByTheOrientation(orientation: UIInterfaceOrientation, mask: UIInterfaceOrientationMask) {
        #expect(mask.rawValue == 1 << UInt(orientation.rawValue))
    }

    @Test func theTwoLandscapesAreNamedContraryToTheDevice() {
        #expect(UIInterfaceOrientation.landscapeLeft.rawValue == UIDeviceOrientation.landscapeRight.rawValue)
        #expect(UIInterfaceOrientation.landscapeRight.rawValue == UIDeviceOrientation.landscapeLeft.rawValue)
    }

    @Test func prioritiesAreOrdered() {
        #expect(UILayoutPriority.fittingSizeLevel < .defaultLow)
        #expect(UILayoutPriority.defaultHigh < .required)
        #expect(UILayoutPriority(rawValue: 250) == .defaultLow)
    }
}
