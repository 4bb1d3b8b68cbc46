/// The place of a sheet of iOS 26 in its container: pure geometry. The numbers were recorded on iOS 26.1 (F2 to F5, F13).
struct SheetLayout: Equatable {
    enum Place {
        /// At the bottom edge, with the height of the selected detent.
        case edgeAttached
        /// In the middle: a form sheet where both dimensions are regular (F13).
        case centred
        /// A compact height has no room for a sheet (F12).
        case fullScreen
    }

    var container: CGSize
    var safeArea: UIEdgeInsets
    var horizontalSizeClass: UIUserInterfaceSizeClass
    var verticalSizeClass: UIUserInterfaceSizeClass
    /// The pixels of a point.
    var scale: CGFloat
    /// True for a form sheet, which has a size of its own where there is room.
    var isForm: Bool
    var preferredContentSize: CGSize
    var prefersEdgeAttachedInCompactHeight: Bool
    var widthFollowsPreferredContentSize: Bool

    /// The least distance of a large sheet from the top on a phone.
    private static let leastTop: CGFloat = 30
    /// The distance of a large sheet from the top safe area where both dimensions are regular.
    private static let gapAboveWide: CGFloat = 10
    /// The height of a medium sheet, as a part of the largest height: 425 of 759 points, and 356.5 of 637.
    private static let mediumShare: CGFloat = 425 / 759
    /// The size of a form sheet whose controller prefers none.
    private static let formSheetSize = CGSize(width: 580, height: 650)
    /// The distance of its centre from that of the container, upwards.
    private static let formSheetRise: CGFloat = 5

    private var isRegular: Bool { horizontalSizeClass == .regular && verticalSizeClass == .regular }

    var place: Place {
        if verticalSizeClass == .compact { return prefersEdgeAttachedInCompactHeight ? .edgeAttached : .fullScreen }
        return isRegular && isForm ? .centred : .edgeAttached
    }

    /// The height of the large detent, without the bottom safe area (F2, F3).
    var maximumDetentValue: CGFloat {
        if place == .centred { return largestForm.height }
        let top = isRegular ? safeArea.top + Self.gapAboveWide : max(Self.leastTop, safeArea.top)
        return max(0, container.height - safeArea.bottom - top)
    }

    /// There is no medium detent in compact height (F1, F4).
    var mediumDetentValue: CGFloat? {
        verticalSizeClass == .compact ? nil : (maximumDetentValue * Self.mediumShare * scale).rounded() / scale
    }

    /// Returns the place of a sheet whose detent has resolved to `value`, at most that of the large detent (F3).
    func placement(detentValue value: CGFloat) -> SheetPlacement {
        let height = min(max(0, value), maximumDetentValue)
        switch place {
        case .fullScreen: return SheetPlacement(frame: CGRect(origin: .zero, size: container))
        case .centred: return SheetPlacement(frame: formFrame(height: height))
        case .edgeAttached:
            let frame = edgeAttachedFrame(height: height + safeArea.bottom)
            return SheetPlacement(frame: frame, isFloating: height < maximumDetentValue)
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

    /// The largest form sheet. Lower ones end at the same bottom edge.
    private var largestForm: CGRect {
        let preferred = preferredContentSize
        let width = min(preferred.width > 0 ? preferred.width : Self.formSheetSize.width, container.width)
        let height = min(
            preferred.height > 0 ? preferred.height : Self.formSheetSize.height,
            container.height - safeArea.top - safeArea.bottom)
        return CGRect(
            x: (container.width - width) / 2, y: (container.height - height) / 2 - Self.formSheetRise, width: width,
            height: height)
    }

    private func formFrame(height: CGFloat) -> CGRect {
        var frame = largestForm
        frame.origin.y = frame.maxY - height
        frame.size.height = height
        return frame
    }
}
