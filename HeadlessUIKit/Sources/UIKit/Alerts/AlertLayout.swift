/// The frames of everything in an alert's card, in its coordinates (AL3, AL4). Alerts and action sheets are alike.
///
/// The upper part contains the texts and the fields, the lower part the actions. If the card cannot be as high as both,
/// they scroll.
struct AlertLayout: Equatable {
    /// A text that has been broken into lines.
    struct Text: Equatable {
        var lines: Int
        /// The height of a single line.
        var lineHeight: CGFloat
        /// From one baseline to the next.
        var pitch: CGFloat

        var height: CGFloat { lines == 0 ? 0 : lineHeight + CGFloat(lines - 1) * pitch }
    }

    /// `nil` without one.
    var title: Text?
    /// `nil` without one.
    var message: Text?
    var fieldCount = 0
    /// In the order in which they are shown.
    var actionCount = 0
    /// At least ``actionHeight``; more where the text is large.
    var buttonHeight = Self.actionHeight
    var width = Self.cardWidth
    var maximumHeight = CGFloat.greatestFiniteMagnitude
    var isMirrored = false

    // MARK: Lengths (AL3, AL4)

    static let cardWidth: CGFloat = 320
    /// The width in a popover (AL9).
    static let popoverWidth: CGFloat = 288
    static let cornerRadius: CGFloat = 34
    static let textInset: CGFloat = 30
    static let actionHeight: CGFloat = 48
    static let fieldHeight: CGFloat = 48
    private static let top: CGFloat = 22
    private static let textGap: CGFloat = 23.0 / 3
    private static let belowTexts: CGFloat = 13.0 / 3
    private static let belowLoneText: CGFloat = 4
    private static let fieldInset: CGFloat = 15
    private static let aboveFields: CGFloat = 49.0 / 3
    private static let belowFields: CGFloat = 4
    private static let actionInset: CGFloat = 16
    private static let gap: CGFloat = 8

    /// The minimum distance from the card to the edges of the available area: chosen by eye.
    static let margin: CGFloat = 8

    // MARK: Order

    /// The indices of the actions in the order in which they are shown: two stand side by side with cancel first; more
    /// are stacked with cancel last, in whatever order they were added (AL3).
    static func order(of actions: [UIAlertAction.Style]) -> [Int] {
        let others = actions.indices.filter { actions[$0] != .cancel }
        let cancel = actions.indices.filter { actions[$0] == .cancel }
        return actions.count == 2 ? cancel + others : others + cancel
    }

    // MARK: The upper part

    private var isLone: Bool { (title == nil) != (message == nil) }
    private var hasText: Bool { title != nil || message != nil }

    private func block(top: CGFloat, height: CGFloat, inset: CGFloat) -> CGRect {
        CGRect(x: inset, y: top, width: max(0, width - 2 * inset), height: height)
    }

    /// In the upper part's content, like the other frames of texts and fields.
    var titleFrame: CGRect { block(top: Self.top, height: title?.height ?? 0, inset: Self.textInset) }

    var messageFrame: CGRect {
        let top = title == nil ? Self.top : titleFrame.maxY + Self.textGap
        return block(top: top, height: message?.height ?? 0, inset: Self.textInset)
    }

    private var textEnd: CGFloat { message == nil ? titleFrame.maxY : messageFrame.maxY }

    /// The backgrounds of the text fields.
    var fieldFrames: [CGRect] {
        let start = hasText ? textEnd + Self.aboveFields : Self.top
        return (0..<fieldCount).map { index in
            let top = start + CGFloat(index) * (Self.fieldHeight + Self.gap)
            return block(top: top, height: Self.fieldHeight, inset: Self.fieldInset)
        }
    }

    /// The height of the upper part's content.
    var upperContentHeight: CGFloat {
        if let last = fieldFrames.last { return last.maxY + Self.belowFields }
        guard hasText else { return 0 }
        return textEnd + (isLone ? Self.belowLoneText : Self.belowTexts)
    }

    // MARK: The lower part

    /// In the lower part's content.
    var actionFrames: [CGRect] {
        let isPair = actionCount == 2
        let room = max(0, width - 2 * Self.actionInset)
        let actionWidth = isPair ? max(0, (room - Self.gap) / 2) : room
        return (0..<actionCount).map { index in
            let step = CGFloat(index)
            let x = isPair ? step * (actionWidth + Self.gap) : 0
            let y = isPair ? 0 : step * (buttonHeight + Self.gap)
            return CGRect(
                x: Self.actionInset + (isMirrored && isPair ? room - actionWidth - x : x), y: Self.actionInset + y,
                width: actionWidth, height: buttonHeight)
        }
    }

    /// The height of the lower part's content. Without actions its margin remains.
    var lowerContentHeight: CGFloat { (actionFrames.last?.maxY ?? 0) + Self.actionInset }

    // MARK: The card

    /// The heights of the two parts: a part that needs less than half leaves the rest to the other one.
    private var heights: (upper: CGFloat, lower: CGFloat) {
        let (upper, lower) = (upperContentHeight, lowerContentHeight)
        let room = max(0, maximumHeight)
        guard upper + lower > room else { return (upper, lower) }
        if lower <= room / 2 { return (room - lower, lower) }
        return upper <= room / 2 ? (upper, room - upper) : (room / 2, room / 2)
    }

    var size: CGSize { CGSize(width: width, height: heights.upper + heights.lower) }
    var upperFrame: CGRect { CGRect(x: 0, y: 0, width: width, height: heights.upper) }
    var lowerFrame: CGRect { CGRect(x: 0, y: heights.upper, width: width, height: heights.lower) }

    /// Returns the card's frame in the middle of the available area: the safe area above the keyboard (AL3, AL10).
    func frame(in room: CGRect, scale: CGFloat) -> CGRect {
        let size = size
        func onPixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        return CGRect(
            x: onPixel(room.midX - size.width / 2), y: onPixel(room.midY - size.height / 2), width: size.width,
            height: size.height)
    }
}
