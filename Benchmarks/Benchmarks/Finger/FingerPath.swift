import PresentationsTesting
import UIKit

/// Where the finger lands, on a sheet whose top is 392 points below the screen's.
enum Landing {
    case header, rows

    var point: CGPoint {
        switch self {
        case .header: CGPoint(x: 196, y: 420)
        case .rows: CGPoint(x: 196, y: 600)
        }
    }
}

extension Stage {
    /// A finger that goes up and down by 60 points, two points in each 120th of a second. The sheet stays between its
    /// detents all the way.
    func rub(_ updates: Int, from landing: Landing) {
        var point = landing.point
        touchDown(at: point)
        // Out of the slop, which is not measured.
        point.y -= 20
        touchMoved(to: point)
        for update in 0..<updates {
            advance(by: 1.0 / 120)
            point.y += update / 30 % 2 == 0 ? -2 : 2
            touchMoved(to: point)
        }
    }
}
