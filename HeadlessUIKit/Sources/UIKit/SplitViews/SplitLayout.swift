/// The frames of the columns of an expanded split view (SV2, SV3).
///
/// Hidden columns wait beyond the edge from which they come.
struct SplitLayout: Equatable {
    var size: CGSize
    var mode: UISplitViewController.DisplayMode
    var primaryWidth: CGFloat
    /// Nil with two columns.
    var supplementaryWidth: CGFloat?
    /// The safe area inset at the edge of the primary column, which makes the column there wider. Chosen by eye.
    var edgeInset: CGFloat = 0
    /// True if the primary column is on the right.
    var isMirrored = false

    struct Frames: Equatable {
        var primary = CGRect.zero
        /// Zero with two columns.
        var supplementary = CGRect.zero
        var secondary = CGRect.zero
    }

    var frames: Frames {
        let widths = [primaryWidth] + (supplementaryWidth.map { [$0] } ?? [])
        let shownCount = min(mode.sidebarCount, widths.count)
        let hiddenCount = widths.count - shownCount
        var spans: [ClosedRange<CGFloat>] = []
        var end: CGFloat = 0
        for (index, width) in widths.enumerated().reversed() where index < hiddenCount {
            spans.insert((end - width - edgeInset)...end, at: 0)
            end -= width + edgeInset
        }
        end = 0
        for (index, width) in widths.enumerated() where index >= hiddenCount {
            let whole = width + (index == hiddenCount ? edgeInset : 0)
            spans.append(end...(end + whole))
            end += whole
        }
        var frames = Frames()
        frames.primary = rect(spans[0])
        if spans.count > 1 { frames.supplementary = rect(spans[1]) }
        frames.secondary = rect(secondarySpan(beside: end, last: widths.last ?? 0))
        return frames
    }

    /// - Parameters:
    ///   - sidebars: The end of the visible columns.
    ///   - last: The width of the column next to the secondary one.
    private func secondarySpan(beside sidebars: CGFloat, last: CGFloat) -> ClosedRange<CGFloat> {
        switch mode {
        case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: 0...size.width
        case .oneBesideSecondary, .twoBesideSecondary: sidebars...max(sidebars, size.width)
        // As wide as beside one column.
        case .twoDisplaceSecondary: sidebars...max(sidebars, sidebars + size.width - last - edgeInset)
        }
    }

    private func rect(_ span: ClosedRange<CGFloat>) -> CGRect {
        let width = span.upperBound - span.lowerBound
        let x = isMirrored ? size.width - span.upperBound : span.lowerBound
        return CGRect(x: x, y: 0, width: width, height: size.height)
    }
}
