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
    /// The way in which the sheet avoids the current keyboard.
    let keyboard: KeyboardPolicy

    /// The heights of the detents in the environment.
    let detents: DetentTable
    /// The distance from the sides and the bottom at small heights, in points; 0 for a sheet that is always attached.
    private let detachedMargin: CGFloat
    /// The width of an attached sheet, in points.
    private let width: CGFloat
    /// The largest height inside the bottom safe area, in points.
    private let maximum: CGFloat

    /// Creates a layout, and resolves the detents for it.
    @MainActor
    init(halfSheet: HalfSheet, environment: LayoutEnvironment) {
        let content = environment.content
        let detents = content.detentTables?.own ?? halfSheet.detents
        self.init(halfSheet: halfSheet, environment: environment) {
            content.detentTables?.table(detents, in: $0, content: content)
                ?? DetentTable(detents, in: $0, content: content)
        }
    }

    /// - Parameter resolve: Returns the heights of the detents in a room. If the sheet can be detached, the content is
    ///   measured at the narrower width of a detached sheet.
    init(
        halfSheet: HalfSheet, environment: LayoutEnvironment, resolve: (DetentTable.Room) -> DetentTable
    ) {
        let policy = halfSheet.keyboard
        keyboard = policy == .expand && !environment.mayExpandForKeyboard ? .none : policy
        detachedMargin = halfSheet.margin(in: environment)
        width = Self.width(of: halfSheet, in: environment)
        let room = DetentTable.Room(
            environment, width: min(width, environment.container.width - 2 * detachedMargin),
            topClearance: halfSheet.isFloating(in: environment) ? 0 : PresentationDefaults.HalfSheet.topClearance)
        maximum = room.maximum
        detents = resolve(room)
        // Assigned last, so that they are moved and not copied.
        self.halfSheet = halfSheet
        self.environment = environment
    }

    /// Whether the sheet covers the whole container: in a compact height, unless the style prefers an attached sheet.
    var isFullScreen: Bool {
        environment.traits.verticalSizeClass == .compact && !halfSheet.prefersEdgeAttachedInCompactHeight
    }

    var layout: PresentationLayout {
        if isFullScreen {
            let whole = CGRect(origin: .zero, size: environment.container)
            return PresentationLayout(
                frame: environment.grid.round(environment.avoidingKeyboard(whole, policy: keyboard)),
                roundedCorners: .topCorners, isModal: lastRow > undimmedRow, detent: detents.rows[lastRow].identifier,
                corners: detachedMargin > 0 ? CornerRadii() : nil)
        }
        let radius = halfSheet.preferredCornerRadius ?? PresentationDefaults.HalfSheet.cornerRadius
        let row = shownRow
        let frame = frame(height: detents.rows[row].height)
        return PresentationLayout(
            frame: frame, cornerRadius: radius, roundedCorners: isAttached(frame) ? .topCorners : .allCorners,
            showsGrabber: halfSheet.prefersGrabberVisible,
            isModal: row > undimmedRow, detent: detents.rows[row].identifier, corners: corners(of: frame, in: row))
    }

    /// Returns the distance from the edges at a height inside the bottom safe area. The sheet becomes attached in the
    /// last points before the largest height, so that its top never moves down as the height grows.
    private func margin(at height: CGFloat) -> CGFloat { min(detachedMargin, max(0, maximum - height)) }

    /// Returns the corners of a sheet that is detached at some detent, or has its own corners; `nil` for any other,
    /// which has one radius.
    private func corners(of frame: CGRect, in row: Int) -> CornerRadii? {
        if detachedMargin > 0 {
            let margin = margin(at: detents.rows[row].height)
            // A floating keyboard also lifts an attached sheet off the edge.
            return SheetDetachment(halfSheet: halfSheet, environment: environment)
                .corners(of: frame, at: margin == 0 && !isAttached(frame) ? detachedMargin : margin)
        }
        guard var radii = halfSheet.corners?.resolved(for: frame, in: environment) else { return nil }
        if isAttached(frame) { (radii.bottomLeft, radii.bottomRight) = (0, 0) }
        return radii
    }

    /// The frames of the active detents, largest first. A sheet that covers the container has only the frame of the
    /// largest detent.
    var detentFrames: [DetentFrame] {
        let undimmed = undimmedRow
        let rows = isFullScreen ? lastRow...lastRow : 0...lastRow
        return rows.reversed().map { row in
            let frame = isFullScreen ? layout.frame : frame(height: detents.rows[row].height)
            return DetentFrame(
                identifier: detents.rows[row].identifier, frame: frame, isModal: row > undimmed,
                corners: isFullScreen || detachedMargin == 0 ? nil : corners(of: frame, in: row))
        }
    }

    private var lastRow: Int { detents.rows.count - 1 }

    /// The row of the largest detent without dimming: the last row with the height of the detent that the style names.
    /// -1 if every detent is dimmed.
    private var undimmedRow: Int {
        guard let named = detents.rows.first(where: { $0.identifier == halfSheet.largestUndimmedDetentIdentifier }),
            let row = detents.rows.lastIndex(where: { $0.height == named.height })
        else { return -1 }
        return row
    }

    /// The row of the detent that the sheet rests at: the selected one, or the largest one while `.expand` applies to a
    /// keyboard that overlaps the selected one.
    private var shownRow: Int {
        let selected = detents.row(of: halfSheet.selectedDetentIdentifier)
        guard keyboard == .expand, let frame = environment.keyboard,
            restingFrame(height: detents.rows[selected].height).overlaps(frame)
        else { return selected }
        return lastRow
    }

    /// Returns whether a frame ends at the bottom edge, or at a docked keyboard.
    private func isAttached(_ frame: CGRect) -> Bool {
        let keyboard = environment.keyboardIsDocked ? environment.keyboard?.minY : nil
        // Both are on the pixel grid, so less than half a point is rounding.
        return frame.maxY > min(environment.container.height, keyboard ?? .infinity) - 0.5
    }

    /// Returns the frame at a height inside the bottom safe area, moved away from the keyboard by the policy.
    private func frame(height: CGFloat) -> CGRect {
        if let floating = floatingFrame(height: height, width: width) { return floating }
        let resting = restingFrame(height: height)
        let margin = margin(at: height)
        // Above a keyboard, only the part of the safe area that the keyboard does not cover is added.
        let covered = environment.keyboard.map { environment.container.height - $0.minY } ?? 0
        let bare = environment.grid.round(height + max(0, environment.safeArea.bottom - margin - covered))
        let highest = environment.container.height - environment.safeArea.bottom - maximum
        return environment.grid.round(
            environment.avoidingKeyboard(
                resting, policy: keyboard, top: highest, distance: margin, height: bare))
    }

    /// Returns the frame at a height inside the bottom safe area, without a keyboard.
    private func restingFrame(height: CGFloat) -> CGRect {
        let margin = environment.grid.round(margin(at: height))
        let width = min(width, environment.container.width - 2 * margin)
        let size = environment.grid.round(
            CGSize(width: width, height: height + max(0, environment.safeArea.bottom - margin)))
        // Centred between the safe areas of the sides; a sheet with the full width ignores them.
        let isFullWidth = width >= environment.container.width - 2 * margin
        let left = isFullWidth ? 0 : environment.safeArea.left
        let right = environment.container.width - (isFullWidth ? 0 : environment.safeArea.right)
        let origin = CGPoint(
            x: sideOrigin(ofWidth: size.width) ?? AxisPlacement.center.origin(of: size.width, from: left, to: right),
            y: environment.container.height - margin - size.height)
        return CGRect(origin: environment.grid.round(origin), size: size)
    }

    private static func width(of halfSheet: HalfSheet, in environment: LayoutEnvironment) -> CGFloat {
        if let width = sideWidth(of: halfSheet, in: environment) { return width }
        let traits = environment.traits
        let whole = environment.container.width
        if traits.horizontalSizeClass != .regular, traits.verticalSizeClass != .compact { return whole }
        var width = max(0, whole - environment.safeArea.left - environment.safeArea.right)
        if traits.horizontalSizeClass == .regular, halfSheet.maximumWidth > 0 {
            width = min(width, halfSheet.maximumWidth)
        }
        if halfSheet.widthFollowsPreferredContentSizeWhenEdgeAttached {
            let preferred = environment.content.preferred.width
            if preferred > 0 { width = min(width, preferred) }
        }
        return width
    }
}
