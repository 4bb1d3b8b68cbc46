import Foundation
import TemporaryFolder
import Testing
import UIKit

@testable import LayoutSnapshots
@testable import PresentationsTesting

#if !canImport(ObjectiveC)
    @MainActor @Suite struct FilmstripTests {
        private let stage = Stage(.iPhone15)
        private let card = UIView(frame: CGRect(x: 10, y: 100, width: 50, height: 50))

        init() {
            let root = UIViewController()
            stage.show(root)
            card.accessibilityIdentifier = "card"
            card.backgroundColor = .red
            root.view.addSubview(card)
            stage.settle()
        }

        private func tops(_ film: Filmstrip) -> [Points] {
            film.frames.map { top(in: $0.scene.nodes) ?? -1 }
        }

        private func top(in nodes: [Node]) -> Points? {
            for node in nodes {
                if node.id.hasSuffix("card") { return node.frame.y }
                if let top = top(in: node.children) { return top }
            }
            return nil
        }

        @Test("each picture shows its moment, and the first one what was there before")
        func moments() {
            var inspected: [TimeInterval] = []
            let film = stage.filmstrip(at: [0, 0.25, 0.5, 1, 1.5], inspect: { inspected.append($0) }) {
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.frame.origin.y = 200 }
            }
            #expect(film.frames.map(\.time) == [0, 0.25, 0.5, 1, 1.5])
            #expect(inspected == [0, 0.25, 0.5, 1, 1.5])
            #expect(tops(film) == [100, 125, 150, 200, 200])
        }

        @Test("a script that settles runs on to the last moment")
        func settling() {
            let film = stage.filmstrip(at: [0.1, 2]) {
                card.frame.origin.y = 300
                stage.settle()
            }
            #expect(tops(film) == [300, 300])
        }

        @Test("fingers are in the pictures of the moments when they are down")
        func fingers() {
            let film = stage.filmstrip(at: [0, 0.1, 0.3]) {
                stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 520), duration: 0.2)
            }
            // The picture of 0.1 s comes after the event of that moment; 120 events a second make 5 points each.
            #expect(
                film.frames.map(\.fingers) == [
                    [], [Filmstrip.Finger(landing: PathPoint(100, 400), point: PathPoint(100, 460))], [],
                ])
        }

        @Test("a filmstrip is recorded, verified, and fails by points at its moment")
        func recording() throws {
            try withTemporaryFolder { folder in
                @MainActor func film(_ way: CGFloat) -> Filmstrip {
                    card.frame.origin.y = 100
                    return stage.filmstrip(at: [0, 0.5]) { card.frame.origin.y = 100 + way }
                }
                @MainActor func failure(_ film: Filmstrip, _ mode: String) -> String? {
                    SnapshotExpectation(fileID: #fileID, filePath: #filePath, line: 1, column: 1, function: #function)
                        .failure(
                            of: "Card/move", environment: environment(of: folder, mode: mode)
                        ) { film }
                }
                #expect(failure(film(40), "missing")?.hasPrefix("Card/move@iPhone15: wrote a new reference") == true)
                #expect(failure(film(40), "verify") == nil)
                let report = try #require(failure(film(38), "verify"))
                #expect(report.hasPrefix("Card/move@iPhone15: 1 node at 0.5 s\nat 0.5 s\n"))
                #expect(report.contains("y 140 -> 138 (up 2 pt)"))
                #expect(failure(film(38), "changed")?.contains("changed the reference, 1 node at 0.5 s") == true)
                #expect(failure(film(38), "verify") == nil)
            }
        }

        @Test("moments that do not ascend trap")
        func disorder() async {
            await #expect(processExitsWith: .failure) {
                await MainActor.run { _ = Stage(.iPhone15).filmstrip(at: [0.2, 0.1]) {} }
            }
        }
    }
#endif
