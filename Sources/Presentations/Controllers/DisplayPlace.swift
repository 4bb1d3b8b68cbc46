import UIKit

extension LayoutEnvironment.Display {
    /// The place of a view on the display that shows it; `nil` outside of a window.
    @MainActor
    init?(of view: UIView) {
        guard let screen = view.window?.windowScene?.screen else { return nil }
        self.init(
            size: screen.bounds.size, pixels: screen.nativeBounds.size,
            frame: view.convert(view.bounds, to: screen.coordinateSpace))
    }
}
