import UIKit

extension LayoutEnvironment.Display {
    /// Creates the place of a view on the display that shows it. Fails for a view that is not in a window.
    @MainActor
    init?(of view: UIView) {
        guard let screen = view.window?.windowScene?.screen else { return nil }
        self.init(
            size: screen.bounds.size, pixels: screen.nativeBounds.size,
            frame: view.convert(view.bounds, to: screen.coordinateSpace))
    }
}
