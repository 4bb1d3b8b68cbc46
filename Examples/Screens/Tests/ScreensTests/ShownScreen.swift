import Presentations
import PresentationsTesting
import Testing
import UIKit

/// A screen in a navigation controller in a half-sheet, as large as it gets, and fingers on it.
@MainActor struct ShownScreen {
    let stage: Stage
    let navigation: UINavigationController
    private let home = UIViewController()

    init(_ screen: UIViewController, on device: Device = .iPhone15) {
        stage = Stage(device)
        navigation = UINavigationController(rootViewController: screen)
        home.view.backgroundColor = .systemTeal
        stage.show(home)
        home.presentAsHalfSheet(
            navigation,
            style: HalfSheet(
                detents: [.medium(), .large()], selectedDetentIdentifier: .large, prefersGrabberVisible: true))
        stage.settle()
    }

    /// The sheet that the screen is in.
    var sheet: HalfSheetPresentationController? { navigation.halfSheetPresentationController }

    func view<View: UIView>(_ identifier: String, as _: View.Type = View.self) throws -> View {
        let view = try #require(stage.view(identifier), "\(identifier) cannot be seen")
        return try #require(view as? View, "\(identifier) is a \(type(of: view))")
    }

    /// Labels and buttons that can be seen, by their text; buttons also by what VoiceOver says.
    func shows(_ text: String) -> Bool { find(text) != nil }

    /// Taps the frontmost view with that text.
    func tap(text: String) throws {
        let view = try #require(find(text), "\(text) cannot be seen")
        let frame = try #require(stage.visibleFrame(of: view))
        stage.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        stage.settle()
    }

    private func find(_ text: String) -> UIView? {
        for window in stage.window.windowScene?.windows.reversed() ?? [stage.window] {
            if let view = Self.find(text, in: window) { return view }
        }
        return nil
    }

    private static func find(_ text: String, in view: UIView) -> UIView? {
        guard !view.isHidden, view.alpha > 0.01 else { return nil }
        for subview in view.subviews.reversed() {
            if let found = find(text, in: subview) { return found }
        }
        if view is UIButton, view.accessibilityLabel == text { return view }
        return (view as? UILabel)?.text == text ? view : nil
    }
}
