import PresentationsTesting
import SettingsScreen
import Testing
import UIKit

/// The settings in the sheet, with two accounts.
@MainActor struct ShownSettings {
    let store: SettingsStore
    let screen: ShownScreen
    var stage: Stage { screen.stage }

    init() {
        var values = SettingsValues()
        values.accounts = [
            ConnectedAccount(
                service: "GitHub", username: "nora", symbolName: "chevron.left.forwardslash.chevron.right"),
            ConnectedAccount(service: "Dropbox", username: "nora@example.com", symbolName: "shippingbox"),
        ]
        store = SettingsStore(values: values)
        screen = ShownScreen(SettingsViewController(store: store))
    }

    func scroll(to identifier: String) { stage.scroll(to: identifier, in: "settings.list") }

    func tap(_ identifier: String) {
        stage.tap(identifier)
        stage.settle()
    }

    func frame(_ identifier: String) throws -> CGRect {
        try #require(stage.visibleFrame(of: try screen.view(identifier)))
    }

    func control<Control: UIView>(_ identifier: String, as _: Control.Type = Control.self) throws -> Control {
        try screen.view(identifier, as: Control.self)
    }

    /// What is written in a row, in the order of the views.
    func texts(in identifier: String) throws -> [String] {
        Self.texts(in: try screen.view(identifier))
    }

    private static func texts(in view: UIView) -> [String] {
        guard !view.isHidden, view.alpha > 0.01 else { return [] }
        if let text = (view as? UILabel)?.text { return [text] }
        return view.subviews.flatMap { texts(in: $0) }
    }

    /// Goes back from a page that was pushed.
    func goBack() throws {
        let bar = try #require(stage.visibleFrame(of: screen.navigation.navigationBar))
        stage.tap(at: CGPoint(x: bar.minX + 30, y: bar.minY + 22))
        stage.settle()
        #expect(screen.navigation.viewControllers.count == 1)
    }

    /// Drags the thumb of a slider by its middle.
    func drag(_ identifier: String, by distance: CGFloat) throws {
        let slider = try control(identifier, as: UISlider.self)
        let place = try frame(identifier)
        let thumb = slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
        let start = CGPoint(x: place.minX + thumb.midX, y: place.minY + thumb.midY)
        stage.drag(from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: 0.5)
        stage.settle()
    }
}
