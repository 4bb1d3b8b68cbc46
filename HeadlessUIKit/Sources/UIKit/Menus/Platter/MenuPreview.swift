/// The controller that a context menu shows above its lines. It gets appearance calls, but is not presented.
@MainActor
final class MenuPreview {
    let controller: UIViewController?
    let view: UIView

    init?(_ provider: UIContextMenuContentPreviewProvider?) {
        guard let controller = provider?() else { return nil }
        self.controller = controller
        view = controller.view
        view.clipsToBounds = true
        view.layer.cornerRadius = 13
    }

    func show(in backdrop: UIView) {
        controller?.beginAppearanceTransition(true, animated: true)
        view.alpha = 0
        backdrop.addSubview(view)
        controller?.endAppearanceTransition()
    }

    func remove() {
        controller?.beginAppearanceTransition(false, animated: true)
        view.removeFromSuperview()
        controller?.endAppearanceTransition()
    }

    /// Returns the controller's preferred size, by default as large as the area beside the menu allows; over the
    /// pressed view if possible. Chosen by eye.
    func place(in room: CGRect, near source: CGRect, menuHeight: CGFloat) -> CGRect {
        let inside = room.insetBy(dx: MenuLayout.margin, dy: MenuLayout.margin)
        let largest = CGSize(width: inside.width, height: max(0, inside.height - menuHeight - MenuLayout.gap))
        let preferred = controller?.preferredContentSize ?? .zero
        let size = CGSize(
            width: min(preferred.width > 0 ? preferred.width : largest.width, largest.width),
            height: min(preferred.height > 0 ? preferred.height : largest.height, largest.height))
        let bottom = inside.maxY - menuHeight - MenuLayout.gap
        view.frame = CGRect(
            x: max(inside.minX, min(source.midX - size.width / 2, inside.maxX - size.width)),
            y: max(inside.minY, min(source.midY - size.height / 2, bottom - size.height)), width: size.width,
            height: size.height)
        return view.frame
    }
}
