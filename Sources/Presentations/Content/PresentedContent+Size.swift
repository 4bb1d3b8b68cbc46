import UIKit

/// The size of the content: that of the screen, and what the containers have around it.
extension PresentedContent {
    var requestedSize: LayoutEnvironment.Content {
        let path = path
        guard let content = path.last else { return LayoutEnvironment.Content() }
        let preferred = preferredSize(of: path[...])
        if !preferred.width.isLength || !preferred.height.isLength {
            host?.diagnostics.report(
                "\(content) prefers a content size of \(preferred.width)×\(preferred.height); a negative, NaN or "
                    + "infinite value is ignored.", about: "preferred content size")
        }
        var size = LayoutEnvironment.Content(preferred: preferred, revision: revision) { [weak self] width in
            self?.measure(width: width) ?? .zero
        }
        size.detentTables = detentTables
        return size
    }

    private func measure(width: CGFloat) -> CGSize {
        let path = path
        guard let screen = path.last else { return .zero }
        let size = measure(path[...], width: width)
        surroundings = surroundingsNow
        echo.didMeasure(path, width: width, size)
        measured = (LayoutTraits(screen.traitCollection), screen.viewIfLoaded?.window != nil)
        askForReports(of: screen)
        return size
    }

    /// Measures the screen at the end of a path, and adds what each container has around it.
    private func measure(_ path: ArraySlice<UIViewController>, width: CGFloat) -> CGSize {
        guard let content = path.first else { return .zero }
        let inner = path.dropFirst()
        guard let child = inner.first, let view = child.view else { return measure(content, width: width) }
        let beside = content.hasOwnLayout ? max(0, content.view.bounds.width - view.bounds.width) : 0
        var size = LayoutEnvironment.Content(preferred: preferredSize(of: inner)) { [weak self] in
            self?.measure(inner, width: $0) ?? .zero
        }.fittingSize(width: width - beside)
        if size.width > 0 { size.width += beside }
        guard size.height > 0 else { return size }
        if view.translatesAutoresizingMaskIntoConstraints || !content.hasOwnLayout {
            size.height += content.height(around: child)
            return size
        }
        // A container with constraints says itself what is around the child, which may have no height of its own.
        let height = view.heightAnchor.constraint(equalToConstant: size.height)
        height.priority = ScrollingContent.priority
        height.isActive = true
        defer { height.isActive = false }
        return content.fittingSize(forWidth: width)
    }

    private func measure(_ screen: UIViewController, width: CGFloat) -> CGSize {
        let isAboveKeyboard = host?.isAboveKeyboard == true
        let scrolledHeight = heightOfScrollView(filling: screen, keepsInsets: isAboveKeyboard)
        var size = screen.fittingSize(forWidth: width)
        if size.height <= 0, let scrolledHeight, scrolledHeight > 0 {
            let own = screen.additionalSafeAreaInsets
            size.height = scrolledHeight + own.top + own.bottom
        }
        return size
    }

    /// Asks for the size of the containers, so that UIKit reports its changes. UIKit reports a new fitting size to the
    /// container of a controller, and only if the size has been asked for. For the top controller of a stack the
    /// container is the navigation controller, and for that it is the presentation controller.
    func askForReports(of content: UIViewController) {
        guard let root, root !== content else { return }
        _ = root.viewIfLoaded?.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    /// Returns the preferred size at the start of a path. In a stack, tabs or pages it is the screen's own, or else that
    /// of the container. UIKit does not let the latter shrink, so it may belong to an earlier controller.
    private func preferredSize(of path: ArraySlice<UIViewController>) -> CGSize {
        guard let content = path.first else { return .zero }
        let own = content.preferredContentSize
        let inner = path.dropFirst()
        guard !inner.isEmpty, !content.hasOwnLayout else { return own }
        let ofScreen = preferredSize(of: inner)
        let isOfAnother = content.children.contains { $0.preferredContentSize == own }
        return ofScreen == .zero && !isOfAnother ? own : ofScreen
    }
}

extension CGFloat {
    /// Whether it can be a length. Zero means that the width or height is left open.
    fileprivate var isLength: Bool { isUsable && self >= 0 }
}
