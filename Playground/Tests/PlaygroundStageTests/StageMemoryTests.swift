import Foundation
import Testing
import UIKit

@testable import PlaygroundStage

/// What a stage keeps when much has happened on it.
@MainActor @Suite(.serialized) struct StageMemoryTests {
    /// Bytes of memory that this process takes.
    private func memory() throws -> Int {
        let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        return (pages.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * Int(getpagesize())
    }

    /// The screen that the demo has brought.
    private func shownScreen(of session: StageSession) -> UIViewController? {
        let root = session.window.rootViewController
        if let stack = root as? UINavigationController { return stack.topViewController }
        return root?.presentedViewController ?? root.flatMap(placeList)
    }

    /// A half-sheet that stays is somewhere among the children.
    private func placeList(in screen: UIViewController) -> UIViewController? {
        if screen.viewIfLoaded?.accessibilityIdentifier == "place-list" { return screen }
        return screen.children.lazy.compactMap(placeList).first
    }

    @Test(
        "a screen that has gone is freed, looked at from inside or not",
        arguments: ["card", "halfSheet", "popup", "drawer", "stayingHalfSheet", "edgeDrawer", "miniPlayer", "stack"],
        [true, false])
    func freed(style: String, isInspected: Bool) throws {
        let session = StageSession()
        _ = try session.receive(.open(link: "style=\(style)"))
        _ = try session.receive(.inspect(isInspected))
        for message in [PageMessage.dismiss, .present] {
            session.pass(1)
            _ = session.frame()
            _ = try session.receive(message)
        }
        session.pass(1)
        weak let screen = shownScreen(of: session)
        #expect(screen != nil)
        _ = try session.receive(.dismiss)
        for _ in 0..<10 {
            session.pass(0.1)
            _ = session.frame()
        }
        #expect(screen == nil)
    }

    @Test("two hundred presentations take no memory")
    func presentations() throws {
        let session = StageSession()
        _ = try session.receive(.open(link: "style=card"))
        _ = try session.receive(.inspect(true))
        var before = 0
        for number in 0..<250 {
            for message in [PageMessage.dismiss, .present] {
                for _ in 0..<4 {
                    session.pass(0.2)
                    _ = session.frame()
                }
                _ = try session.receive(message)
            }
            // Until then the caches of text and fonts fill.
            if number == 50 { before = try memory() }
        }
        let growth = try memory() - before
        print("Memory after two hundred more presentations: \(growth / 1024) KB more")
        // A card that was kept has taken 59 KB: 12 MB in all.
        #expect(growth < 2 * 1024 * 1024)
    }
}
