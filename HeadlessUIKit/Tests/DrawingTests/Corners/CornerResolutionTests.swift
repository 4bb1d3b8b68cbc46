import Testing

@testable import UIKit

@Suite("Radii from corner configurations") @MainActor struct CornerResolutionTests {
    /// 100×60, in a container of 300×200 with corners of 40.
    private func radii(
        _ configuration: UICornerConfiguration, at origin: CGPoint = CGPoint(x: 10, y: 10),
        _ container: CornerRadii = CornerRadii(40)
    ) -> CornerRadii {
        let size = CGSize(width: 100, height: 60)
        let resolution = CornerResolution(
            size: size,
            container: CornerResolution.Container(
                size: CGSize(width: 300, height: 200), radii: container, frame: CGRect(origin: origin, size: size)))
        return resolution.radii(of: configuration)
    }

    @Test("a fixed radius is what it says, up to half of the shorter side")
    func fixed() {
        #expect(radii(.corners(radius: .fixed(12))) == CornerRadii(12))
        #expect(radii(.corners(radius: 12)) == CornerRadii(12))
        #expect(radii(.corners(radius: 1.5)) == CornerRadii(1.5))
        #expect(radii(.corners(radius: .fixed(50))) == CornerRadii(30))
        #expect(radii(.corners(radius: .fixed(-3))) == CornerRadii(0))
    }

    @Test("a capsule is half of the shorter side, up to its maximum")
    func capsule() {
        #expect(radii(.capsule()) == CornerRadii(30))
        #expect(radii(.capsule(maximumRadius: 20)) == CornerRadii(20))
        #expect(radii(.capsule(maximumRadius: 44)) == CornerRadii(30))
    }

    @Test("a corner without a radius is square")
    func some() {
        #expect(
            radii(.corners(topLeftRadius: 1, topRightRadius: nil, bottomLeftRadius: 3, bottomRightRadius: 4))
                == CornerRadii(topLeft: 1, bottomLeft: 3, bottomRight: 4))
        #expect(radii(.uniformTopRadius(9)) == CornerRadii(topLeft: 9, topRight: 9))
        #expect(
            radii(.uniformBottomRadius(9, topLeftRadius: 2)) == CornerRadii(topLeft: 2, bottomLeft: 9, bottomRight: 9))
        #expect(radii(.uniformLeftRadius(9)) == CornerRadii(topLeft: 9, bottomLeft: 9))
        #expect(
            radii(.uniformRightRadius(9, bottomLeftRadius: 5))
                == CornerRadii(topRight: 9, bottomLeft: 5, bottomRight: 9))
        #expect(
            radii(.uniformEdges(topRadius: 3, bottomRadius: 7))
                == CornerRadii(topLeft: 3, topRight: 3, bottomLeft: 7, bottomRight: 7))
        #expect(
            radii(.uniformEdges(leftRadius: 3, rightRadius: 7))
                == CornerRadii(topLeft: 3, topRight: 7, bottomLeft: 3, bottomRight: 7))
    }

    @Test("a concentric corner is as much less round as it is inside of the container's")
    func concentric() {
        // The right edge is 190 and the bottom one 130 from the container's: only the top left corner is near.
        #expect(radii(.corners(radius: .containerConcentric())) == CornerRadii(topLeft: 30))
        #expect(
            radii(.corners(radius: .containerConcentric()), at: CGPoint(x: 16, y: 132))
                == CornerRadii(bottomLeft: 24))
        // 15 from one edge and 25 from the other: the larger counts.
        #expect(
            radii(.corners(radius: .containerConcentric()), at: CGPoint(x: 15, y: 25)) == CornerRadii(topLeft: 15))
    }

    @Test("a concentric corner has its minimum where the container's is too far or square")
    func minimum() {
        let configuration = UICornerConfiguration.corners(radius: .containerConcentric(minimum: 6))
        #expect(radii(configuration) == CornerRadii(topLeft: 30, topRight: 6, bottomLeft: 6, bottomRight: 6))
        #expect(radii(configuration, CornerRadii(0)) == CornerRadii(6))
        let alone = CornerResolution(size: CGSize(width: 100, height: 60), container: nil)
        #expect(alone.radii(of: configuration) == CornerRadii(6))
    }

    @Test("uniform corners have the largest of their radii")
    func uniform() {
        #expect(radii(.uniformCorners(radius: .containerConcentric())) == CornerRadii(30))
        #expect(
            radii(.uniformTopRadius(.containerConcentric(), bottomLeftRadius: 2))
                == CornerRadii(topLeft: 30, topRight: 30, bottomLeft: 2))
        #expect(
            radii(.uniformEdges(leftRadius: .containerConcentric(), rightRadius: .containerConcentric()))
                == CornerRadii(topLeft: 30, bottomLeft: 30))
    }
}
