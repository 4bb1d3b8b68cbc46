import UIKit

extension HalfSheet {
    @MainActor
    public func layout(in environment: LayoutEnvironment) -> PresentationLayout {
        HalfSheetLayout(halfSheet: self, environment: environment).layout
    }

    @MainActor
    public func detentFrames(in environment: LayoutEnvironment) -> [DetentFrame] {
        HalfSheetLayout(halfSheet: self, environment: environment).detentFrames
    }
}

/// The layout of a half-sheet at each of its detents.
struct HalfSheetLayout {
    let halfSheet: HalfSheet
    let environment: LayoutEnvironment
    /// The distance from the sides and the bottom at small heights, in points; 0 for a sheet that is always attached.
    let detachedMargin: CGFloat

    private let keyboard: KeyboardPolicy
    private let placement: HalfSheet.WidePlacement
    private let width: CGFloat
    /// The largest height inside the bottom safe area, in points.
    private let maximum: CGFloat
    private let detents: DetentTable

    /// Resolves the detents. If the sheet can be detached, the content is measured at the width of a detached sheet.
    @MainActor
    init(halfSheet: HalfSheet, environment: LayoutEnvironment) {
        let policy = halfSheet.keyboard
        keyboard = policy == .expand && !environment.mayExpandForKeyboard ? .none : policy
        placement = halfSheet.placement(for: environment.traits)
        detachedMargin = halfSheet.margin(in: environment)
        width = halfSheet.width(at: placement, in: environment)
        let room = DetentTable.Room(
            environment, width: min(width, environment.container.width - 2 * detachedMargin),
            bottomInset: placement == .floating ? 0 : max(environment.safeArea.bottom, detachedMargin),
            isFloating: halfSheet.hasFloatingLook(in: environment))
        maximum = room.maximum
        let content = environment.content
        detents =
            content.detentTables?.table(of: halfSheet, in: room, content: content)
            ?? DetentTable(
                halfSheet.detents, limits: halfSheet.limits, in: room, content: content)
        // Assigned last, so that they are moved and not copied.
        self.halfSheet = halfSheet
        self.environment = environment
    }

    var layout: PresentationLayout {
        let row = isFullScreen ? lastRow : shownRow
        let (frame, level) = (frame(in: row), detents.dimming(in: row))
        var layout = PresentationLayout(
            frame: frame,
            cornerRadius: isFullScreen
                ? 0 : halfSheet.preferredCornerRadius ?? PresentationDefaults.HalfSheet.cornerRadius,
            roundedCorners: isFullScreen || isAttached(frame) ? .topCorners : .allCorners,
            showsGrabber: halfSheet.prefersGrabberVisible && !isFullScreen,
            allowsBackgroundInteraction: level == 0, detent: detents.rows[row].identifier)
        layout.dimmingLevel = level
        layout.materialLevel = detents.material(in: row)
        layout.radii = radii(of: frame, in: row)
        return layout
    }

    /// The frames of the active detents, largest first. A sheet that covers the container has only the largest.
    var detentFrames: [DetentFrame] {
        let rows = isFullScreen ? lastRow...lastRow : 0...lastRow
        return rows.reversed().map { row in
            let (frame, level) = (frame(in: row), detents.dimming(in: row))
            var detent = DetentFrame(
                identifier: detents.rows[row].identifier, frame: frame, allowsBackgroundInteraction: level == 0)
            detent.dimmingLevel = level
            detent.materialLevel = detents.material(in: row)
            detent.radii = isFullScreen || detachedMargin == 0 ? nil : radii(of: frame, in: row)
            return detent
        }
    }

    // MARK: Rows

    /// Whether the sheet covers the whole container: in a compact height, unless the style prefers an attached sheet.
    private var isFullScreen: Bool {
        environment.traits.verticalSizeClass == .compact && !halfSheet.prefersEdgeAttachedInCompactHeight
    }

    private var lastRow: Int { detents.rows.count - 1 }

    /// The row of the detent that the sheet rests at: the selected one, or the largest one while `.expand` applies to a
    /// keyboard that overlaps the selected one.
    private var shownRow: Int {
        let selected = detents.row(of: halfSheet.selectedDetentIdentifier)
        guard keyboard == .expand, let frame = environment.keyboard,
            restingFrame(height: detents.rows[selected].height).overlaps(frame)
        else { return selected }
        return lastRow
    }

    // MARK: Frames

    private func frame(in row: Int) -> CGRect {
        if isFullScreen {
            let whole = CGRect(origin: .zero, size: environment.container)
            return environment.grid.round(environment.avoidingKeyboard(whole, policy: keyboard))
        }
        let height = detents.rows[row].height
        if placement == .floating { return floatingFrame(height: height) }
        let margin = margin(at: height)
        // Above a keyboard, only the part of the safe area that the keyboard does not cover is added.
        let covered = environment.keyboard.map { environment.container.height - $0.minY } ?? 0
        let bare = environment.grid.round(height + max(0, environment.safeArea.bottom - margin - covered))
        let highest = environment.container.height - environment.safeArea.bottom - maximum
        return environment.grid.round(
            environment.avoidingKeyboard(
                restingFrame(height: height), policy: keyboard, top: highest, distance: margin, height: bare))
    }

    /// Returns the distance from the edges at a height inside the bottom safe area. The sheet becomes attached in the
    /// last points before the largest height, so that its top never moves down as the height grows.
    private func margin(at height: CGFloat) -> CGFloat { min(detachedMargin, max(0, maximum - height)) }

    /// Returns the frame of an attached sheet at a height inside the bottom safe area, without a keyboard.
    private func restingFrame(height: CGFloat) -> CGRect {
        let container = environment.container
        let margin = environment.grid.round(margin(at: height))
        let width = min(width, container.width - 2 * margin)
        let size = environment.grid.round(
            CGSize(width: width, height: height + max(0, environment.safeArea.bottom - margin)))
        let isAtSide = horizontal != .center
        let inset = isAtSide ? PresentationDefaults.HalfSheet.sideMargin : 0
        // A sheet with the full width ignores the safe areas of the sides.
        let isFullWidth = !isAtSide && width >= container.width - 2 * margin
        let left = isFullWidth ? 0 : environment.safeArea.left + inset
        let right = container.width - (isFullWidth ? 0 : environment.safeArea.right + inset)
        let origin = CGPoint(
            x: horizontal.origin(of: size.width, from: left, to: right), y: container.height - margin - size.height)
        return CGRect(origin: environment.grid.round(origin), size: size)
    }

    private var horizontal: AxisPlacement {
        switch placement {
        case .attached, .floating: .center
        case .leading: PresentationEdge.leading.isFar(in: environment.traits.layoutDirection) ? .end : .start
        case .trailing: PresentationEdge.trailing.isFar(in: environment.traits.layoutDirection) ? .end : .start
        }
    }

    private func floatingFrame(height: CGFloat) -> CGRect {
        let (container, safeArea, grid) = (environment.container, environment.safeArea, environment.grid)
        let size = grid.round(CGSize(width: width, height: height))
        let origin = CGPoint(
            x: AxisPlacement.center.origin(of: size.width, from: safeArea.left, to: container.width - safeArea.right),
            y: AxisPlacement.center.origin(of: size.height, from: safeArea.top, to: container.height - safeArea.bottom))
        let clearance = PresentationDefaults.HalfSheet.topClearance
        return grid.round(
            environment.avoidingKeyboard(
                CGRect(origin: grid.round(origin), size: size), policy: keyboard,
                top: safeArea.top + clearance, distance: clearance))
    }

    // MARK: Corners

    private func isAttached(_ frame: CGRect) -> Bool {
        let keyboard = environment.keyboardIsDocked ? environment.keyboard?.minY : nil
        // Both are on the pixel grid, so less than half a point is rounding.
        return frame.maxY > min(environment.container.height, keyboard ?? .infinity) - 0.5
    }

    /// Returns the radii of a sheet that is detached at some detent, or has its own corners; `nil` for one radius.
    private func radii(of frame: CGRect, in row: Int) -> CornerRadii? {
        if isFullScreen { return detachedMargin > 0 ? CornerRadii() : nil }
        if detachedMargin > 0 {
            let margin = margin(at: detents.rows[row].height)
            // A floating keyboard also lifts an attached sheet off the edge.
            return radii(of: frame, at: margin == 0 && !isAttached(frame) ? detachedMargin : margin)
        }
        guard var radii = halfSheet.corners?.resolved(for: frame, in: environment) else { return nil }
        if isAttached(frame) { (radii.bottomLeft, radii.bottomRight) = (0, 0) }
        return radii
    }
}

extension HalfSheet {
    var limits: DetentTable.Limits {
        DetentTable.Limits(undimmed: largestUndimmedDetentIdentifier, material: largestMaterialDetentIdentifier)
    }

    /// Returns the place of the sheet: a side also in a compact height, and on a phone in portrait always `.attached`.
    fileprivate func placement(for traits: LayoutTraits) -> WidePlacement {
        switch widePlacement {
        case .attached: .attached
        case .floating: traits.isWide && traits.verticalSizeClass != .compact ? .floating : .attached
        case .leading, .trailing: traits.isWide || traits.verticalSizeClass == .compact ? widePlacement : .attached
        }
    }

    fileprivate func width(at placement: WidePlacement, in environment: LayoutEnvironment) -> CGFloat {
        let whole = environment.container.width
        let safe = whole - environment.safeArea.left - environment.safeArea.right
        switch placement {
        case .attached, .floating: break
        case .leading(let width), .trailing(let width):
            let room = safe - 2 * PresentationDefaults.HalfSheet.sideMargin
            return max(0, min(width.usableLength ?? PresentationDefaults.HalfSheet.sideWidth, room))
        }
        let traits = environment.traits
        if !traits.isWide, traits.verticalSizeClass != .compact { return whole }
        var width = max(0, safe)
        if traits.isWide, maximumWidth > 0 { width = min(width, maximumWidth) }
        let preferred = environment.content.preferred.width
        if widthFollowsPreferredContentSizeWhenEdgeAttached, preferred > 0 { width = min(width, preferred) }
        return width
    }
}
