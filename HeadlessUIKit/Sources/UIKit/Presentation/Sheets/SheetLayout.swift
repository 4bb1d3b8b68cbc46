/// The frame of a sheet of iOS 15 to 18 in its container: pure geometry.
struct SheetLayout: Equatable {
    enum Place {
        /// At the bottom edge, with the height of the selected detent.
        case edgeAttached
        /// In the middle, if both dimensions are regular (F13).
        case centred
        /// A compact height has no room for a sheet (F12).
        case fullScreen
    }

    var container: CGSize
    var safeArea: UIEdgeInsets
    var horizontalSizeClass: UIUserInterfaceSizeClass
    var verticalSizeClass: UIUserInterfaceSizeClass
    var preferredContentSize: CGSize
    var prefersEdgeAttachedInCompactHeight: Bool
    var widthFollowsPreferredContentSize: Bool

    /// The distance of a large sheet from the top safe area; 0 on iOS 26 (F2, F3).
    private static let gapAboveLarge: CGFloat = 10
    /// The size of a form sheet whose controller prefers none (F13).
    private static let formSheetSize = CGSize(width: 540, height: 620)

    var place: Place {
        if verticalSizeClass == .compact { return prefersEdgeAttachedInCompactHeight ? .edgeAttached : .fullScreen }
        return horizontalSizeClass == .regular ? .centred : .edgeAttached
    }

    /// The height of the large detent, without the bottom safe area (F2).
    var maximumDetentValue: CGFloat {
        max(0, container.height - safeArea.top - safeArea.bottom - Self.gapAboveLarge)
    }

    /// Half the container's height; there is no medium detent in compact height (F1, F4).
    var mediumDetentValue: CGFloat? { verticalSizeClass == .compact ? nil : container.height / 2 }

    /// Returns the frame of a sheet whose detent has resolved to `value`, at most that of the large detent (F3).
    func frame(detentValue value: CGFloat) -> CGRect {
        switch place {
        case .fullScreen: CGRect(origin: .zero, size: container)
        case .centred: centredFrame
        case .edgeAttached: edgeAttachedFrame(height: min(max(0, value), maximumDetentValue) + safeArea.bottom)
        }
    }

    private func edgeAttachedFrame(height: CGFloat) -> CGRect {
        let available = container.width - safeArea.left - safeArea.right
        let follows = widthFollowsPreferredContentSize && verticalSizeClass == .compact
        let preferred = preferredContentSize.width
        let width = follows && preferred > 0 ? min(preferred, available) : available
        return CGRect(
            x: safeArea.left + (available - width) / 2, y: container.height - height, width: width, height: height)
    }

    private var centredFrame: CGRect {
        let preferred = preferredContentSize
        let width = min(preferred.width > 0 ? preferred.width : Self.formSheetSize.width, container.width)
        let height = min(
            preferred.height > 0 ? preferred.height : Self.formSheetSize.height,
            container.height - safeArea.top - safeArea.bottom)
        return CGRect(
            x: (container.width - width) / 2, y: (container.height - height) / 2, width: width, height: height)
    }
}
