@testable import LayoutSnapshots

/// Every number of a node, with a way to change it by some units.
struct Nudge: CustomStringConvertible, Sendable {
    var description: String
    var apply: @Sendable (inout Node, Int) -> Void

    init(_ description: String, _ apply: @escaping @Sendable (inout Node, Int) -> Void) {
        self.description = description
        self.apply = apply
    }

    static let all: [Nudge] = geometry + look + drawing + words

    private static let geometry: [Nudge] = [
        Nudge("x") { $0.frame.x.units += $1 },
        Nudge("y") { $0.frame.y.units += $1 },
        Nudge("width") { $0.frame.width.units += $1 },
        Nudge("height") { $0.frame.height.units += $1 },
        Nudge("transform a") { $0.transform.a.units += $1 },
        Nudge("transform b") { $0.transform.b.units += $1 },
        Nudge("transform c") { $0.transform.c.units += $1 },
        Nudge("transform d") { $0.transform.d.units += $1 },
        Nudge("transform tx") { $0.transform.tx.units += $1 },
        Nudge("transform ty") { $0.transform.ty.units += $1 },
        Nudge("corner radius") { $0.corners?.radius.units += $1 },
        Nudge("opacity") { $0.alpha.units += $1 },
    ]

    private static let look: [Nudge] =
        channels("background") { $0.background?.nudge($1, by: $2) }
        + channels("border colour") { $0.border?.color.nudge($1, by: $2) }
        + channels("image tint") { $0.image?.tint?.nudge($1, by: $2) }
        + channels("shadow colour") { $0.shadow?.color.nudge($1, by: $2) }
        + channels("gradient colour") { $0.gradient?.stops[1].color.nudge($1, by: $2) }
        + channels("other gradient colour") { $0.gradient?.stops[0].color.nudge($1, by: $2) } + [
            Nudge("blur intensity") { $0.material?.intensity.units += $1 },
            Nudge("gradient start x") { $0.gradient?.start.x.units += $1 },
            Nudge("gradient start y") { $0.gradient?.start.y.units += $1 },
            Nudge("gradient end x") { $0.gradient?.end.x.units += $1 },
            Nudge("gradient end y") { $0.gradient?.end.y.units += $1 },
            Nudge("gradient location") { $0.gradient?.stops[0].location.units += $1 },
            Nudge("other gradient location") { $0.gradient?.stops[1].location.units += $1 },
            Nudge("image width") { $0.image?.width.units += $1 },
            Nudge("image height") { $0.image?.height.units += $1 },
            Nudge("border width") { $0.border?.width.units += $1 },
            Nudge("shadow opacity") { $0.shadow?.opacity.units += $1 },
            Nudge("shadow dx") { $0.shadow?.dx.units += $1 },
            Nudge("shadow dy") { $0.shadow?.dy.units += $1 },
            Nudge("shadow radius") { $0.shadow?.radius.units += $1 },
        ]

    private static let drawing: [Nudge] =
        channels("fill") { $0.shape?.fill?.nudge($1, by: $2) }
        + channels("stroke") { $0.shape?.stroke?.nudge($1, by: $2) } + [
            Nudge("line width") { $0.shape?.lineWidth.units += $1 },
            Nudge("dash") { $0.shape?.dashes[0].units += $1 },
            Nudge("gap") { $0.shape?.dashes[1].units += $1 },
            Nudge("stroke start") { $0.shape?.strokeStart.units += $1 },
            Nudge("stroke end") { $0.shape?.strokeEnd.units += $1 },
            Nudge("move x") { $0.shape?.path[0] = .move(PathPoint(Points(units: $1), 0)) },
            Nudge("move y") { $0.shape?.path[0] = .move(PathPoint(0, Points(units: $1))) },
            Nudge("line x") { $0.shape?.path[1] = .line(PathPoint(Points(units: 1000 + $1), 5.5)) },
            Nudge("line y") { $0.shape?.path[1] = .line(PathPoint(10, Points(units: 550 + $1))) },
        ] + curve(2, of: 2) + curve(3, of: 3)

    private static let words: [Nudge] =
        channels("text colour") { $0.label?.color.nudge($1, by: $2) } + [
            Nudge("font size") { $0.label?.fontSize.units += $1 }
        ]

    private static func channels(
        _ name: String, _ nudge: @escaping @Sendable (inout Node, Color.Channel, Int) -> Void
    ) -> [Nudge] {
        Color.channels.map { channel, path in
            Nudge("\(channel) of \(name)") { nudge(&$0, path, $1) }
        }
    }

    /// The coordinates of a curve: its control points and its end.
    private static func curve(_ step: Int, of pointCount: Int) -> [Nudge] {
        (0..<2 * pointCount).map { index in
            Nudge("coordinate \(index) of curve \(step)") { node, units in
                switch node.shape?.path[step] {
                case .quadratic(let control, let end):
                    let points = moved([control, end], index, by: units)
                    node.shape?.path[step] = .quadratic(control: points[0], to: points[1])
                case .cubic(let first, let second, let end):
                    let points = moved([first, second, end], index, by: units)
                    node.shape?.path[step] = .cubic(control1: points[0], control2: points[1], to: points[2])
                default: break
                }
            }
        }
    }

    private static func moved(_ points: [PathPoint], _ index: Int, by units: Int) -> [PathPoint] {
        var points = points
        let axis: WritableKeyPath<PathPoint, Points> = index.isMultiple(of: 2) ? \.x : \.y
        points[index / 2][keyPath: axis].units += units
        return points
    }
}

extension Color {
    fileprivate typealias Channel = WritableKeyPath<Color, UInt8> & Sendable

    fileprivate static let channels: [(String, Channel)] = [
        ("red", \.red), ("green", \.green), ("blue", \.blue), ("alpha", \.alpha),
    ]

    /// At the end of its range a channel changes in the other direction.
    fileprivate mutating func nudge(_ channel: Channel, by units: Int) {
        let value = Int(self[keyPath: channel])
        self[keyPath: channel] = UInt8((0...255).contains(value + units) ? value + units : value - units)
    }
}
