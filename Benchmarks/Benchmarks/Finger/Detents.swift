import Presentations
import UIKit

/// Many detents in no order, a part of them taller than there is room for.
@MainActor
struct Detents {
    private let heights: [CGFloat]

    init(_ count: Int) {
        heights = (0..<count).map { (number: Int) -> CGFloat in
            let scattered = CGFloat(number * 7919 % 1009)
            return 100 + scattered + CGFloat(number) / 1024
        }
    }

    func resolve(_ count: Int) {
        let sheet = HalfSheet(detents: heights.map { .height($0) })
        let environment = LayoutEnvironment(
            container: CGSize(width: 393, height: 852), safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        var sum: CGFloat = 0
        for _ in 0..<count {
            sum += sheet.layout(in: environment).frame.minY
        }
        precondition(sum > 0)
    }

    func resolveByHand(_ count: Int) {
        var sum: CGFloat = 0
        for _ in 0..<count {
            var values: [CGFloat] = []
            for height in heights { values.append(min(max(height, 0), 749)) }
            values.sort()
            sum += values[0]
        }
        precondition(sum > 0)
    }
}
