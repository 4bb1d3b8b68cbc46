// The spelling of a scene's values in attributes.

extension Scene.Screen.Idiom: AttributeValue {}
extension Scene.Screen.Cutout: AttributeValue {}
extension Scene.Orientation: AttributeValue {}
extension Scene.Appearance: AttributeValue {}
extension Scene.Contrast: AttributeValue {}
extension Scene.Direction: AttributeValue {}
extension Scene.StatusBar: AttributeValue {}
extension Node.Kind: AttributeValue {}
extension Label.Alignment: AttributeValue {}
extension Shape.LineCap: AttributeValue {}
extension Shape.LineJoin: AttributeValue {}
extension Gradient.Kind: AttributeValue {}
extension Image.Placement: AttributeValue {}

extension Frame: FieldList {
    package static let blank = Frame(0, 0, 0, 0)
    package static let fields = [Field(\Frame.x), Field(\.y), Field(\.width), Field(\.height)]
}

extension Insets: FieldList {
    package static let blank = Insets(0, 0, 0, 0)
    package static let fields = [Field(\Insets.top), Field(\.left), Field(\.bottom), Field(\.right)]
}

extension Transform: FieldList {
    package static let blank = Transform()
    package static let fields = [
        Field(\Transform.a), Field(\.b), Field(\.c), Field(\.d), Field(\.tx), Field(\.ty),
    ]

    package var failureText: String { isIdentity ? "none" : "(\(text))" }
}

extension Border: FieldList {
    package static let blank = Border(width: 0, color: .black)
    package static let fields = [Field(\Border.width), Field(\.color)]
}

extension LayerShadow: FieldList {
    package static let blank = LayerShadow(color: .black, opacity: 0, dx: 0, dy: 0, radius: 0, hasPath: false)
    package static let fields = [
        Field(\LayerShadow.color), Field(\.opacity), Field(\.dx), Field(\.dy), Field(\.radius),
        Field(\.hasPath, word: "path"),
    ]
}

extension Gradient: FieldList {
    package static let blank = Gradient(kind: .axial, start: .blank, end: .blank, stops: [])
    package static let fields = [Field(\Gradient.kind), Field(\.start), Field(\.end), Field(\.stops)]
}

extension Gradient.Stop: FieldList {
    package static let blank = Gradient.Stop(color: .black, location: 0)
    package static let fields = [Field(\Gradient.Stop.color), Field(\.location)]
}

extension Gradient.UnitPoint: FieldList {
    package static let blank = Gradient.UnitPoint(x: 0, y: 0)
    package static let fields = [Field(\Gradient.UnitPoint.x), Field(\.y)]
}

extension Image: FieldList {
    package static let blank = Image(width: 0, height: 0)
    /// The file is not in the attribute, which would be long: the picture has it anyway.
    package static let fields = [Field(\Image.placement), Field(\.width), Field(\.height)]
}

extension PathPoint: FieldList {
    package static let blank = PathPoint(0, 0)
    package static let fields = [Field(\PathPoint.x), Field(\.y)]
}

/// A letter for the command and the coordinates of its points, as SVG writes a path.
extension PathElement: AttributeValue {
    private static let pointCounts: [Substring: Int] = ["M": 1, "L": 1, "Q": 2, "C": 3, "Z": 0]

    package init?(words: inout ArraySlice<Substring>) {
        guard let command = words.popFirst(), let count = Self.pointCounts[command] else { return nil }
        var points: [PathPoint] = []
        for _ in 0..<count {
            guard let point = PathPoint(words: &words) else { return nil }
            points.append(point)
        }
        switch command {
        case "M": self = .move(points[0])
        case "L": self = .line(points[0])
        case "Q": self = .quadratic(control: points[0], to: points[1])
        case "C": self = .cubic(control1: points[0], control2: points[1], to: points[2])
        default: self = .close
        }
    }

    package func write(to text: inout String) {
        text.append(word: command)
        points.write(to: &text)
    }

    package func isEqual(to other: PathElement, within units: Int) -> Bool {
        command == other.command && points.isEqual(to: other.points, within: units)
    }

    private var command: String {
        switch self {
        case .move: "M"
        case .line: "L"
        case .quadratic: "Q"
        case .cubic: "C"
        case .close: "Z"
        }
    }

    /// The control points and the end.
    var points: [PathPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadratic(let control, let end): [control, end]
        case .cubic(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }
}

extension Corners.Mask: AttributeValue {
    package init?(words: inout ArraySlice<Substring>) {
        self = []
        while let word = words.popFirst() {
            guard let corner = Self.names.first(where: { $0.name == word })?.corner else { return nil }
            insert(corner)
        }
    }

    package func write(to text: inout String) {
        for corner in Self.names where contains(corner.corner) { text.append(word: corner.name) }
    }

    package var failureText: String { self == .all ? "all" : isEmpty ? "none" : text }
}
