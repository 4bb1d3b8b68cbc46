import SeededRandom

@testable import LayoutSnapshots

/// Random scenes: every property with and without a value, in combination with every other one.
extension SeededGenerator {
    mutating func scene() -> Scene {
        var scene = Scene(screen())
        scene.orientation = pick(of: Scene.Orientation.self, unless: .portrait)
        scene.appearance = pick(of: Scene.Appearance.self, unless: .light)
        scene.contrast = pick(of: Scene.Contrast.self, unless: .normal)
        scene.direction = pick(of: Scene.Direction.self, unless: .leftToRight)
        scene.textSize = pick("large", "small", "accessibilityExtraLarge")
        scene.appWidth = perhaps { $0.length() }
        scene.keyboard = perhaps { $0.frame() }
        scene.background = perhaps { $0.color() }
        scene.isInMotion = pick(true, false)
        scene.nodes = nodes(below: "", depth: 3)
        return scene
    }

    /// Makes a scene, and its next state: most of it stays.
    mutating func filmstrip() -> Filmstrip {
        var scene = scene()
        var time = Fraction(units: int(below: 3))
        var film = Filmstrip(
            frames: (0..<pick(1, 2, 3, 5)).map { _ in
                time.units += 1 + int(below: 700)
                for index in scene.nodes.indices where int(below: 2) == 0 {
                    scene.nodes[index].frame.y.units += int(below: 9_000)
                }
                if int(below: 4) == 0 { scene.nodes.shuffle(using: &self) }
                let fingers = (0..<pick(0, 0, 1, 2)).map { _ in Filmstrip.Finger(landing: point(), point: point()) }
                return Filmstrip.Moment(time: time, fingers: fingers, scene: scene)
            })
        film.log = EventLog(
            (0..<int(below: 4)).map { _ in
                EventLog.Event(
                    Fraction(units: int(below: 2_000)),
                    pick(
                        .down(point(), interrupts: pick(true, false)), .move(point()),
                        .up(point(), pointsPerSecond: pick(nil, int(below: 2_000))), .other("turn landscapeLeft")))
            })
        guard !film.instants.isEmpty else { return film }
        film.curve = perhaps { random in
            Filmstrip.Curve(
                name: random.pick("top of card", "a < b"),
                unit: random.pick(of: Filmstrip.Curve.Unit.self, unless: .points),
                isDownward: random.pick(true, false),
                samples: film.instants.map { _ in random.perhaps { $0.points() } })
        }
        return film
    }

    private mutating func screen() -> Scene.Screen {
        Scene.Screen(
            device: pick("iPhone15", "bare", "iPad11"), idiom: pick(of: Scene.Screen.Idiom.self, unless: .phone),
            width: length(), height: length(), scale: pick(1, 2, 3),
            safeArea: Insets(length(), length(), length(), length()), cornerRadius: pick(0, 55),
            cutout: pick(of: Scene.Screen.Cutout.self, unless: .none), statusBarHeight: pick(0, 54))
    }

    private mutating func nodes(below parent: String, depth: Int) -> [Node] {
        (0..<(depth == 0 ? 0 : int(below: 4))).map { number in
            node("\(parent)\(pick("card", "a b", "<é>", "x & \"y\"", "z%2F"))-\(number)", depth: depth)
        }
    }

    private mutating func node(_ id: String, depth: Int) -> Node {
        var node = Node(id, pick(of: Node.Kind.self, unless: .view), frame())
        node.transform = perhaps { $0.transform() } ?? Transform()
        node.perspective = perhaps { Perspective(x: $0.depth(), y: $0.depth()) }.flatMap { $0 == .blank ? nil : $0 }
        node.corners = perhaps { random in
            Corners(
                radius: random.length(), rounded: Corners.Mask(rawValue: UInt8(random.int(below: 16))),
                isContinuous: random.pick(true, false))
        }
        node.alpha = perhaps { $0.fraction() } ?? 1
        node.background = perhaps { $0.color() }
        node.material = perhaps { random in
            Material(style: random.pick("systemThinMaterialDark", "light", "unknown"), intensity: random.fraction())
        }
        node.gradient = perhaps { $0.gradient() }
        node.image = perhaps { random in
            let file: String? = random.pick(nil, "image/png;base64,AAAA", "image/jpeg;base64,")
            return Image(
                width: random.length(), height: random.length(),
                placement: random.pick(of: Image.Placement.self, unless: .fill),
                file: file, symbol: file == nil ? random.pick(nil, "star", "square.and.arrow.up") : nil,
                tint: random.perhaps { $0.color() })
        }
        node.shape = perhaps { $0.shape() }
        node.border = perhaps { Border(width: $0.length(), color: $0.color()) }
        node.shadow = perhaps { random in
            LayerShadow(
                color: random.color(), opacity: random.fraction(), dx: random.points(), dy: random.points(),
                radius: random.length(), hasPath: random.pick(true, false))
        }
        node.clips = pick(true, false)
        node.label = perhaps { $0.label() }
        node.accessibilityLabel = perhaps { $0.words() }
        node.isModal = pick(true, false)
        // Every other node is bare, or hardly any would be written as a single figure.
        if int(below: 2) == 0 { node = bare(node) }
        node.children = nodes(below: id + "/", depth: depth - 1)
        return node
    }

    /// Returns the node with at most one visible property.
    private mutating func bare(_ node: Node) -> Node {
        var bare = Node(node.id, node.kind, node.frame)
        bare.alpha = node.alpha
        bare.accessibilityLabel = node.accessibilityLabel
        switch int(below: 5) {
        case 0: bare.background = color()
        case 1: bare.shape = shape()
        case 2: bare.label = label()
        case 3: bare.gradient = gradient()
        default: bare.material = node.material
        }
        bare.corners = bare.label == nil && bare.shape == nil ? node.corners : nil
        return bare
    }

    private mutating func label() -> Label {
        let words = words()
        return Label(
            words, lines: pick(nil, [words.filter { $0 != "\n" }], ["One", "two…"], [""]), fontSize: length(),
            fontWeight: pick(100, 400, 900), color: color(),
            alignment: pick(of: Label.Alignment.self, unless: .left))
    }

    private mutating func shape() -> Shape {
        let steps = (0..<int(below: 5)).map { _ in
            pick(
                PathElement.move(point()), .line(point()), .quadratic(control: point(), to: point()),
                .cubic(control1: point(), control2: point(), to: point()), .close)
        }
        return Shape(
            path: [.move(point())] + steps, fill: perhaps { $0.color() }, usesEvenOddRule: pick(true, false),
            stroke: perhaps { $0.color() }, lineWidth: length(),
            lineCap: pick(of: Shape.LineCap.self, unless: .butt),
            lineJoin: pick(of: Shape.LineJoin.self, unless: .miter), dashes: (0..<pick(0, 0, 2)).map { _ in length() },
            strokeStart: pick(0, fraction()), strokeEnd: pick(1, fraction()))
    }

    private mutating func gradient() -> Gradient {
        let stops = (0..<int(below: 4)).map { _ in Gradient.Stop(color: color(), location: fraction()) }
        return Gradient(
            kind: pick(of: Gradient.Kind.self, unless: .axial), start: Gradient.UnitPoint(x: fraction(), y: fraction()),
            end: Gradient.UnitPoint(x: fraction(), y: fraction()), stops: stops)
    }

    private mutating func depth() -> Depth { pick(0, Depth(units: int(below: 40_000) - 20_000)) }

    private mutating func transform() -> Transform {
        Transform(
            a: factor(), b: factor(), c: factor(), d: factor(), tx: points(), ty: points())
    }

    private mutating func words() -> String {
        pick(
            "Now playing", "", " two  spaces ", "a\nb", "tab\tbed", "<&>\"'", "café", "cafe\u{301}", "한글", "كتاب.", "👩‍👩‍👧",
            "]]>", "&amp;", "\u{7F}\u{FFFD}")
    }

    private mutating func frame() -> Frame { Frame(points(), points(), length(), length()) }
    private mutating func point() -> PathPoint { PathPoint(points(), points()) }
    private mutating func points() -> Points { pick(0, Points(units: int(below: 200_000) - 100_000)) }
    private mutating func length() -> Points {
        pick(0, Points(units: int(below: 10)), Points(units: int(below: 100_000)))
    }
    private mutating func fraction() -> Fraction { pick(0, 1, Fraction(units: int(below: 1_001))) }
    private mutating func factor() -> Factor { pick(0, 1, -1, Factor(units: int(below: 400_000) - 200_000)) }
    private mutating func color() -> Color {
        Color(UInt8(int(below: 256)), UInt8(int(below: 256)), UInt8(int(below: 256)), pick(255, UInt8(int(below: 256))))
    }
}
