import KitTestSupport
import Presentations
import UIKit

extension SweepInspection {
    /// Checks that nested clips round all corners: the upper ones by their radius, the lower ones at least by theirs if
    /// the view is not attached.
    func checkOwnCorners(_ radii: (top: CGFloat, bottom: CGFloat), _ clip: UIView) {
        var drawn: [UInt: CGFloat] = [:]
        var next: UIView? = clip
        while let view = next {
            let place = place(of: view)
            expect(place.isSame(as: frame), "a clip at \(place) is not the presented view at \(frame)")
            for bit in 0..<4 as Range<UInt> where view.layer.maskedCorners.rawValue & (1 << bit) != 0 {
                drawn[bit] = max(drawn[bit] ?? 0, view.layer.cornerRadius)
            }
            next = view.subviews.first { $0.clipsToBounds && $0.layer.cornerCurve == .continuous }
        }
        let half = min(frame.width, frame.height) / 2
        for bit in [0, 1] as [UInt] {
            expect(
                abs((drawn[bit] ?? 0) - min(radii.top, half)) < 0.01,
                "an upper corner has a radius of \(drawn[bit] ?? 0), not \(radii.top)")
        }
        let isFree = style.margins != nil || container.bounds.maxY - frame.maxY > style.detachedMargin - 0.01
        for bit in [2, 3] as [UInt] where isFree {
            expect(
                (drawn[bit] ?? 0) > min(radii.bottom, half) - 0.01,
                "a lower corner has a radius of \(drawn[bit] ?? 0), not \(radii.bottom)")
        }
        let round = drawn.filter { $0.value > 0 }.keys.reduce(UInt(0)) { $0 | 1 << $1 }
        checkShadow(radius: 1, corners: CACornerMask(rawValue: round))
    }

    /// Checks that the arrow points from the view to its source.
    func checkArrow() {
        guard style.isAnchored, let source = content.presentingViewController.map({ place(of: $0.anchorSource()) })
        else {
            return expect(arrow == nil, "there is an arrow")
        }
        expect(!frame.intersects(source), "the view at \(frame) covers its source at \(source)")
        guard let arrow else { return expect(false, "there is no arrow at \(frame) to \(source)") }
        let reach = arrow.insetBy(dx: -0.5, dy: -0.5)
        expect(reach.intersects(source) && !arrow.insetBy(dx: 0.5, dy: 0.5).intersects(source), "\(arrow) to \(source)")
        expect(reach.intersects(frame) && !arrow.insetBy(dx: 0.5, dy: 0.5).intersects(frame), "\(arrow) at \(frame)")
        let middle = abs(arrow.midX - source.midX) < 0.5 || abs(arrow.midY - source.midY) < 0.5
        expect(middle, "the arrow at \(arrow) does not point at \(source)")
    }

    private var arrow: CGRect? { container.firstView(named: "presentation.arrow").map(place) }

    /// Checks that the path contains a point just inside of each square corner, and none of a round one.
    func checkShadow(radius: CGFloat, corners: CACornerMask) {
        guard let path = chrome.layer.shadowPath else { return expect(false, "the shadow has no path") }
        let box = path.boundingBoxOfPath
        let outline = arrow.map { chrome.bounds.union(chrome.convert($0, from: container)) } ?? chrome.bounds
        expect(
            box.isSame(as: outline), "the shadow's path is \(box), not \(outline)")
        let inner = chrome.bounds.insetBy(dx: 0.25, dy: 0.25)
        let points: [(CACornerMask, CGPoint)] = [
            (.layerMinXMinYCorner, CGPoint(x: inner.minX, y: inner.minY)),
            (.layerMaxXMinYCorner, CGPoint(x: inner.maxX, y: inner.minY)),
            (.layerMinXMaxYCorner, CGPoint(x: inner.minX, y: inner.maxY)),
            (.layerMaxXMaxYCorner, CGPoint(x: inner.maxX, y: inner.maxY)),
        ]
        for (corner, point) in points {
            let isRound = radius > 0 && corners.contains(corner)
            expect(path.contains(point) != isRound, "the shadow's corner at \(point) is not that of the view")
        }
    }
}
