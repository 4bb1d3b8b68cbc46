@testable import TestSupport
@testable import UIKit

/// A phone with a button, and a log of its menu.
@MainActor
final class MenuScreen {
    let table = GestureTable()
    let journal = Journal()
    /// (40, 200, 120, 44) on the screen.
    let button = UIButton(type: .system)
    var window: UIWindow { table.phone.window }
    var fingers: Touchscreen { table.fingers }

    init() {
        button.setTitle("Speed", for: .normal)
        button.frame = CGRect(x: 40, y: 200, width: 120, height: 44)
        button.addAction(UIAction { [journal] _ in journal.note("tapped") }, for: .touchUpInside)
        button.addAction(UIAction { [journal] _ in journal.note("menu") }, for: .menuActionTriggered)
        table.back.addSubview(button)
        MainLoop.current.settle()
    }

    func action(
        _ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [journal] _ in journal.note(title) }
    }

    private var platter: MenuPlatter? {
        window.subviews.lazy.flatMap(\.subviews).compactMap { $0 as? MenuPlatter }.first
    }

    var lines: [MenuLine] { platter?.lines ?? [] }
    var titles: [String] { lines.map(\.item.title) }
    /// The frame of the whole menu, on the screen.
    var frame: CGRect? { platter?.frame }

    func middle(of title: String) -> CGPoint {
        guard let line = lines.first(where: { $0.item.title == title }) else { return .zero }
        return line.convert(CGPoint(x: line.bounds.midX, y: line.bounds.midY), to: nil)
    }

    /// Presses for longer than half a second, and keeps the finger in place.
    func hold(at point: CGPoint) {
        fingers.down(at: point)
        MainLoop.current.advance(by: 0.6)
        MainLoop.current.settle()
    }

    func tap(_ title: String) {
        fingers.tap(at: middle(of: title))
        MainLoop.current.settle()
    }
}
