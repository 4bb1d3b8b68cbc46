@testable import LayoutSnapshots

/// One change of each property in turn. A comparison has to notice every one of them.
enum Mutations {
    struct Mutation<Subject>: CustomStringConvertible, Sendable {
        var description: String
        var apply: @Sendable (inout Subject) -> Void

        init(_ description: String, _ apply: @escaping @Sendable (inout Subject) -> Void) {
            self.description = description
            self.apply = apply
        }
    }

    /// Mutations of ``Node/full``, which has every property.
    static let all: [Mutation<Node>] = geometry + look + colours + shape + words

    private static let geometry: [Mutation<Node>] = [
        Mutation("name") {
            $0.id = "sheet"
            $0.children[0].id = "sheet/title"
        },
        Mutation("kind") { $0.kind = .button },
        Mutation("x") { $0.frame.x.units += 1 },
        Mutation("y") { $0.frame.y.units -= 1 },
        Mutation("width") { $0.frame.width.units += 1 },
        Mutation("height") { $0.frame.height.units -= 1 },
        Mutation("transform a") { $0.transform.a.units += 1 },
        Mutation("transform b") { $0.transform.b.units += 1 },
        Mutation("transform c") { $0.transform.c.units += 1 },
        Mutation("transform d") { $0.transform.d.units += 1 },
        Mutation("transform tx") { $0.transform.tx.units += 1 },
        Mutation("transform ty") { $0.transform.ty.units += 1 },
        Mutation("perspective x") { $0.perspective = Perspective(x: 0.001, y: $0.perspective?.y ?? 0) },
        Mutation("perspective y") { $0.perspective = Perspective(x: $0.perspective?.x ?? 0, y: 0.001) },
        Mutation("no transform") { $0.transform = Transform() },
        Mutation("clips") { $0.clips.toggle() },
        Mutation("child moved") { $0.children[0].frame.x.units += 1 },
        Mutation("child gone") { $0.children = [] },
        Mutation("another child") { $0.children.append(Node("card/more", .view, Frame(0, 0, 1, 1))) },
    ]

    private static let look: [Mutation<Node>] = [
        Mutation("corner radius") { $0.corners?.radius.units += 1 },
        Mutation("which corners") { $0.corners?.rounded = .all },
        Mutation("corner curve") { $0.corners?.isContinuous.toggle() },
        Mutation("no corners") { $0.corners = nil },
        Mutation("opacity") { $0.alpha.units += 1 },
        Mutation("no background") { $0.background = nil },
        Mutation("blur style") { $0.material?.style = "dark" },
        Mutation("blur intensity") { $0.material?.intensity.units += 1 },
        Mutation("no blur") { $0.material = nil },
        Mutation("gradient kind") { $0.gradient?.kind = .conic },
        Mutation("gradient start x") { $0.gradient?.start.x.units += 1 },
        Mutation("gradient start y") { $0.gradient?.start.y.units += 1 },
        Mutation("gradient end x") { $0.gradient?.end.x.units -= 1 },
        Mutation("gradient end y") { $0.gradient?.end.y.units -= 1 },
        Mutation("gradient location") { $0.gradient?.stops[0].location.units += 1 },
        Mutation("gradient stop gone") { $0.gradient?.stops.removeLast() },
        Mutation("no gradient") { $0.gradient = nil },
        Mutation("image width") { $0.image?.width.units += 1 },
        Mutation("image height") { $0.image?.height.units += 1 },
        Mutation("image placement") { $0.image?.placement = .aspectFill },
        Mutation("image file") { $0.image?.file = "image/png;base64,BBBB" },
        Mutation("image symbol") { $0.image?.symbol = "heart" },
        Mutation("no image") { $0.image = nil },
        Mutation("border width") { $0.border?.width.units += 1 },
        Mutation("no border") { $0.border = nil },
        Mutation("shadow opacity") { $0.shadow?.opacity.units += 1 },
        Mutation("shadow dx") { $0.shadow?.dx.units += 1 },
        Mutation("shadow dy") { $0.shadow?.dy.units += 1 },
        Mutation("shadow radius") { $0.shadow?.radius.units += 1 },
        Mutation("shadow path") { $0.shadow?.hasPath.toggle() },
        Mutation("no shadow") { $0.shadow = nil },
    ]

    /// The last bit of each part of each colour.
    private static let colours: [Mutation<Node>] =
        channels("background") { $0.background?[keyPath: $1] ^= 1 }
        + channels("gradient") { $0.gradient?.stops[1].color[keyPath: $1] ^= 1 }
        + channels("image tint") { $0.image?.tint?[keyPath: $1] ^= 1 }
        + channels("border") { $0.border?.color[keyPath: $1] ^= 1 }
        + channels("shadow") { $0.shadow?.color[keyPath: $1] ^= 1 }
        + channels("fill") { $0.shape?.fill?[keyPath: $1] ^= 1 }
        + channels("stroke") { $0.shape?.stroke?[keyPath: $1] ^= 1 }
        + channels("text") { $0.label?.color[keyPath: $1] ^= 1 }

    private typealias Channel = WritableKeyPath<Color, UInt8> & Sendable

    private static func channels(
        _ name: String, _ apply: @escaping @Sendable (inout Node, any Channel) -> Void
    ) -> [Mutation<Node>] {
        let channels: [(String, any Channel)] = [
            ("red", \.red), ("green", \.green), ("blue", \.blue), ("opacity", \.alpha),
        ]
        return channels.map { channel, path in Mutation("\(name) \(channel)") { apply(&$0, path) } }
    }

    private static let shape: [Mutation<Node>] = [
        Mutation("path") { $0.shape?.path[1] = .line(PathPoint(10, 5.51)) },
        Mutation("no fill") { $0.shape?.fill = nil },
        Mutation("open path") { $0.shape?.path.removeLast() },
        Mutation("fill rule") { $0.shape?.usesEvenOddRule.toggle() },
        Mutation("no stroke") { $0.shape?.stroke = nil },
        Mutation("line width") { $0.shape?.lineWidth.units += 1 },
        Mutation("line cap") { $0.shape?.lineCap = .square },
        Mutation("line join") { $0.shape?.lineJoin = .round },
        Mutation("dashes") { $0.shape?.dashes[1].units += 1 },
        Mutation("no dashes") { $0.shape?.dashes = [] },
        Mutation("stroke start") { $0.shape?.strokeStart.units += 1 },
        Mutation("stroke end") { $0.shape?.strokeEnd = 1 },
        Mutation("whole stroke") {
            $0.shape?.strokeStart = 0
            $0.shape?.strokeEnd = 1
        },
        Mutation("no shape") { $0.shape = nil },
    ]

    private static let words: [Mutation<Node>] = [
        Mutation("text") { $0.label?.text = "Now playing for me" },
        Mutation("lines") { $0.label?.lines = ["Now", "playing for you"] },
        Mutation("one line") { $0.label?.lines = ["Now playing for you"] },
        Mutation("font size") { $0.label?.fontSize.units += 1 },
        Mutation("font weight") { $0.label?.fontWeight = 700 },
        Mutation("alignment") { $0.label?.alignment = .right },
        Mutation("no label") { $0.label = nil },
        Mutation("accessibility label") { $0.accessibilityLabel = "Player" },
        Mutation("no accessibility label") { $0.accessibilityLabel = nil },
        Mutation("modal") { $0.isModal.toggle() },
    ]
}
