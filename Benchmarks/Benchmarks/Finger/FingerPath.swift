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
    /// A finger that goes up and down by 60 points, two points in each 120th of a second.
    ///
    /// - Parameter start: How far it goes before that: out of the slop, and below the sheet's smallest detent if it is to
    ///   stay there. This is not measured.
    func rub(_ updates: Int, from landing: Landing, start: CGFloat = -20) {
        var point = landing.point
        touchDown(at: point)
        point.y += start
        touchMoved(to: point)
        for update in 0..<updates {
            advance(by: 1.0 / 120)
            point.y += update / 30 % 2 == 0 ? -2 : 2
            touchMoved(to: point)
        }
    }
}
