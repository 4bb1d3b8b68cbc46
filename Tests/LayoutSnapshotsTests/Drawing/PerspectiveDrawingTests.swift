import Testing

@testable import LayoutSnapshots

/// A plane in perspective, drawn as triangles.
@Suite struct PerspectiveDrawingTests {
    private func node(_ perspective: Perspective?) -> Node {
        Node("card", .view, Frame(0, 0, 200, 100)).with {
            $0.background = .black
            $0.transform = Transform(a: 0.5)
            $0.perspective = perspective
        }
    }

    private func maps(_ node: Node) -> [Transform] {
        let elements = PerspectiveDrawing(node)?.elements([]) ?? []
        return elements.filter { $0.name == "use" }.compactMap { element in
            element["transform"].flatMap { Transform(text: $0.dropFirst("matrix(".count).dropLast()) }
        }
    }

    private func seen(_ x: Double, _ y: Double, by map: Transform) -> (Double, Double) {
        (
            x * map.a.value + y * map.c.value + map.tx.value,
            x * map.b.value + y * map.d.value + map.ty.value
        )
    }

    @Test("without a perspective there is nothing to cut")
    func flat() { #expect(PerspectiveDrawing(node(nil)) == nil) }

    @Test("a plane is cut into more parts where it gets deeper")
    func pieces() {
        #expect(maps(node(Perspective(x: 0.002, y: 0))).count == 96)
        #expect(maps(node(Perspective(x: 0, y: 0.001))).count == 96)
        #expect(maps(node(Perspective(x: 0.002, y: 0.001))).count == 128)
    }

    @Test("its corners are where they are seen")
    func corners() {
        let maps = maps(node(Perspective(x: 0.002, y: 0)))
        guard maps.count == 96 else { return }
        let (first, last) = (maps[0], maps[95])
        // Left of the middle everything is divided by 0.8, right of it by 1.2.
        let topLeft = seen(0, 0, by: first)
        #expect(abs(topLeft.0 - 37.5) < 0.1 && abs(topLeft.1 - -12.5) < 0.1)
        let bottomLeft = seen(0, 100, by: maps[80])
        #expect(abs(bottomLeft.0 - 37.5) < 0.1 && abs(bottomLeft.1 - 112.5) < 0.1)
        let bottomRight = seen(200, 100, by: last)
        #expect(abs(bottomRight.0 - 141.67) < 0.1 && abs(bottomRight.1 - 91.67) < 0.1)
        let topRight = seen(200, 0, by: maps[14])
        #expect(abs(topRight.0 - 141.67) < 0.1 && abs(topRight.1 - 8.33) < 0.1)
    }

    @Test("neighbours agree where they meet")
    func seams() {
        let maps = maps(node(Perspective(x: 0.002, y: 0)))
        for column in 0..<7 {
            let x = 25 * Double(column + 1)
            // The lower triangle of one cell and the upper one of the next have an edge in common.
            for y in [0.0, 100.0 / 6] {
                let (left, right) = (
                    seen(x, y, by: maps[2 * column + 1]), seen(x, y, by: maps[2 * column + 2])
                )
                #expect(abs(left.0 - right.0) < 0.1 && abs(left.1 - right.1) < 0.1)
            }
        }
    }

    @Test("what is behind an indicator is found through the perspective")
    func luminance() {
        var scene = Scene(.phone)
        scene.background = .white
        scene.nodes = [node(Perspective(x: 0.002, y: 0))]
        // On the left the plane reaches 12.5 points higher, on the right it ends 8.3 points lower.
        #expect(BackgroundLuminance(scene).isDark(x: 40, y: -8))
        #expect(!BackgroundLuminance(scene).isDark(x: 139, y: 4))
        #expect(BackgroundLuminance(scene).isDark(x: 139, y: 20))
    }
}
