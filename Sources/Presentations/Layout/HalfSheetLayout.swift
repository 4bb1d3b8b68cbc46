import UIKit

/// The geometry of a half-sheet.
struct HalfSheetLayout {
    let halfSheet: HalfSheet
    let environment: LayoutEnvironment

    /// The heights of the detents in that environment.
    let detents: DetentTable

    /// Resolves the detents anew.
    @MainActor
    init(halfSheet: HalfSheet, environment: LayoutEnvironment) {
        let width = Self.width(of: halfSheet, in: environment)
        let detents = DetentTable(
            halfSheet.detents, in: DetentTable.Room(environment),
            contentHeight: { environment.content.fitting(width: width).height })
        self.init(halfSheet: halfSheet, environment: environment, detents: detents)
    }

    /// Takes detents that were resolved before for the same environment.
    init(halfSheet: HalfSheet, environment: LayoutEnvironment, detents: DetentTable) {
        self.halfSheet = halfSheet
        self.environment = environment
        self.detents = detents
    }

    /// Whether the sheet covers the whole container: in a compact height, unless it prefers to stay attached.
    var isFullScreen: Bool {
        environment.traits.verticalSizeClass == .compact && !halfSheet.prefersEdgeAttachedInCompactHeight
    }

    var layout: PresentationLayout {
        if isFullScreen {
            return PresentationLayout(
                frame: CGRect(origin: .zero, size: environment.container), roundedCorners: .topCorners,
                isDimmed: undimmedRow != detents.rows.count - 1)
        }
        let radius = halfSheet.preferredCornerRadius ?? PresentationDefaults.HalfSheet.cornerRadius
        return PresentationLayout(
            frame: frame(height: detents.height(of: halfSheet.selectedDetentIdentifier)),
            cornerRadius: radius, roundedCorners: .topCorners,
            showsGrabber: halfSheet.prefersGrabberVisible,
            isDimmed: detents.row(of: halfSheet.selectedDetentIdentifier) > (undimmedRow ?? -1))
    }

    /// The way along which the sheet moves between its detents. Where it covers the screen there is only that place, and
    /// it counts as that of the largest detent.
    var course: Course {
        let last = detents.rows.count - 1
        if isFullScreen {
            return Course(
                [(detents.rows[last].identifier, layout.frame)], undimmed: undimmedRow == last ? 0 : nil,
                in: environment, threshold: halfSheet.swipeThreshold)
        }
        return Course(
            detents.rows.reversed().map { ($0.identifier, frame(height: $0.height)) },
            undimmed: undimmedRow.map { last - $0 }, in: environment, threshold: halfSheet.swipeThreshold)
    }

    /// The largest detent without dimming, of those that are active, and of those as high as the one that was named.
    private var undimmedRow: Int? {
        guard let named = detents.rows.first(where: { $0.identifier == halfSheet.largestUndimmedDetentIdentifier })
        else { return nil }
        return detents.rows.lastIndex { $0.height == named.height }
    }

    /// The frame at a height inside the bottom safe area.
    private func frame(height: CGFloat) -> CGRect {
        let width = Self.width(of: halfSheet, in: environment)
        let tall = height + environment.safeArea.bottom
        // Centred between the safe areas of the sides, which for a full width is the whole container.
        let isFullWidth = width >= environment.container.width
        let left = isFullWidth ? 0 : environment.safeArea.left
        let right = environment.container.width - (isFullWidth ? 0 : environment.safeArea.right)
        return environment.grid.round(
            CGRect(
                x: AxisPlacement.center.origin(of: width, from: left, to: right),
                y: environment.container.height - tall, width: width, height: tall))
    }

    private static func width(of halfSheet: HalfSheet, in environment: LayoutEnvironment) -> CGFloat {
        let traits = environment.traits
        let whole = environment.container.width
        if traits.horizontalSizeClass != .regular, traits.verticalSizeClass != .compact { return whole }
        var width = max(0, whole - environment.safeArea.left - environment.safeArea.right)
        if traits.horizontalSizeClass == .regular, halfSheet.maximumWidth > 0 {
            width = min(width, halfSheet.maximumWidth)
        }
        if halfSheet.widthFollowsPreferredContentSizeWhenEdgeAttached {
            let preferred = environment.content.preferred.width
            if preferred.isFinite, preferred > 0 { width = min(width, preferred) }
        }
        return width
    }
}
