#if !canImport(ObjectiveC)
    import PresentationsTesting
    import Testing
    import UIKit

    @MainActor @Suite struct LivePictureTests {
        private let stage = Stage(.iPhone15)
        private let root = UIViewController()
        private let box = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

        init() {
            stage.show(root)
            box.backgroundColor = .systemRed
            box.accessibilityIdentifier = "box"
            root.view.addSubview(box)
            stage.settle()
        }

        @Test("the first picture has every view by its name, and the next one is empty")
        func first() throws {
            let picture = LivePicture(of: stage)
            let changes = picture.update()
            guard case .insert(let svg, into: 0, at: 0) = changes.first else {
                Issue.record("\(changes)")
                return
            }
            #expect(changes.count == 1)
            #expect(svg.contains("data-node=\"box#"))
            #expect(picture.update().isEmpty)
        }

        @Test("a view that moves is two numbers, however much is on the screen")
        func movement() {
            for index in 0..<50 {
                let row = UILabel(frame: CGRect(x: 20, y: 200 + 10 * CGFloat(index), width: 200, height: 10))
                row.text = "Row \(index)"
                root.view.addSubview(row)
            }
            let picture = LivePicture(of: stage)
            _ = picture.update()
            box.frame.origin = CGPoint(x: 21, y: 105)
            stage.advance(by: 1.0 / 60)
            let attributes: [(String, String?)] = picture.update().map {
                if case .set(_, let attribute, let value) = $0 { return (attribute, value) }
                return ("another change", nil)
            }
            #expect(attributes.map(\.0) == ["x", "y"])
            #expect(attributes.map(\.1) == ["21", "105"])
        }

        @Test("a view that comes back to the screen has the number that it had, and another view has another")
        func numbers() throws {
            let picture = LivePicture(of: stage)
            let first = try #require(name(of: "box", in: picture.update()))
            box.removeFromSuperview()
            stage.advance(by: 0.1)
            _ = picture.update()
            root.view.addSubview(box)
            stage.advance(by: 0.1)
            #expect(name(of: "box", in: picture.update()) == first)
            box.removeFromSuperview()
            let other = UIView(frame: box.frame)
            other.backgroundColor = .systemBlue
            other.accessibilityIdentifier = "box"
            root.view.addSubview(other)
            stage.advance(by: 0.1)
            let second = try #require(name(of: "box", in: picture.update()))
            #expect(second != first)
        }

        @Test("a picture that goes on keeps no view that has gone")
        func memory() {
            let picture = LivePicture(of: stage)
            weak var gone: UIView?
            for _ in 0..<3 {
                let view = UIView(frame: box.frame)
                view.backgroundColor = .systemBlue
                root.view.addSubview(view)
                _ = picture.update()
                view.removeFromSuperview()
                gone = view
            }
            _ = picture.update()
            stage.settle()
            #expect(gone == nil)
        }

        private func name(of view: String, in changes: [PictureChange]) -> String? {
            for case .insert(let svg, _, _) in changes {
                guard let range = svg.range(of: "data-node=\"\(view)#") else { continue }
                return String(svg[range.upperBound...].prefix { $0 != "\"" })
            }
            return nil
        }
    }
#endif
