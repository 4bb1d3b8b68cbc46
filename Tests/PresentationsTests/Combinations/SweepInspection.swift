import KitTestSupport
import StyleSamples
import UIKit

@testable import Presentations

/// Inspects a presentation at rest. These conditions hold for every device, every style and all of the user's settings.
@MainActor
struct SweepInspection {
    let style: SweepStyle
    private let setting: SweepSetting
    let content: any SweepContent
    private let window: UIWindow
    let container: UIView
    let chrome: UIView
    /// Relative to the container.
    let frame: CGRect
    private let height: UIUserInterfaceSizeClass
    private let found = Found()

    private final class Found {
        var faults: [String] = []
    }

    /// The faults.
    var faults: [String] { found.faults }

    init?(of content: any SweepContent, presentedAs style: SweepStyle, in setting: SweepSetting, window: UIWindow) {
        guard let controller = content.presentationController, let container = controller.containerView,
            let chrome = controller.presentedView
        else { return nil }
        self.style = style.shown(in: container.traitCollection.horizontalSizeClass)
        self.setting = setting
        self.content = content
        self.window = window
        self.container = container
        self.chrome = chrome
        frame = chrome.convert(chrome.bounds, to: container)
        height = container.traitCollection.verticalSizeClass
        checkPlace()
        checkChrome()
        checkBorder()
        checkMaterial()
        checkDimming()
        checkTraits()
        checkTargets()
        checkText()
        checkAccessibility()
        checkPresenter()
    }

    func expect(_ holds: Bool, _ sentence: @autoclosure () -> String) {
        if !holds { found.faults.append(sentence()) }
    }

    func place(of view: UIView) -> CGRect { view.convert(view.bounds, to: container) }

    private var scale: CGFloat { setting.screen.device.scale }

    /// The area that hardware and bars leave.
    private var safe: CGRect { container.bounds.inset(by: window.safeAreaInsets) }

    /// Returns the area that a card or a popup may cover.
    private func room(_ margins: UIEdgeInsets) -> CGRect {
        let insets = window.safeAreaInsets
        return container.bounds.inset(
            by: UIEdgeInsets(
                top: max(margins.top, insets.top), left: max(margins.left, insets.left),
                bottom: max(margins.bottom, insets.bottom), right: max(margins.right, insets.right)))
    }

    private func checkPlace() {
        let screen = container.bounds
        expect(
            screen.size == window.bounds.size, "the container is \(screen.size) in a window of \(window.bounds.size)")
        expect(screen.holds(frame), "the presented view at \(frame) leaves the container \(screen)")
        expect(frame.isTouchable, "the presented view at \(frame) is smaller than 44 points")
        expect(frame.isOnGrid(scale), "the presented view at \(frame) lies between pixels")
        guard let margins = style.margins else { return checkAttachment(to: screen) }
        let room = room(margins)
        expect(room.holds(frame), "the presented view at \(frame) leaves its room \(room)")
        checkSide(of: room)
    }

    private func checkAttachment(to screen: CGRect) {
        switch style.form {
        case .halfSheet:
            checkBottom(of: screen)
            guard let side = style.side(container.traitCollection.horizontalSizeClass, height) else {
                return expect(
                    abs(frame.midX - screen.midX) <= 0.5, "the sheet at \(frame) is not in the middle of \(screen)")
            }
            let isLeft = (side == .leading) == (setting.direction == .leftToRight)
            let distance = isLeft ? frame.minX - safe.minX : safe.maxX - frame.maxX
            expect(abs(distance - 8) < 1, "the sheet at \(frame) is not beside \(safe)")
            expect(frame.width == 320, "the sheet at \(frame) is not 320 wide")
        case .sample(let sample):
            guard let edge = sample.edge else { return expect(false, "\(style.name) has no margins and no edge") }
            let isTall = edge == .leading || edge == .trailing
            let (length, whole) = isTall ? (frame.height, screen.height) : (frame.width, screen.width)
            expect(length == whole, "the view at \(frame) is not as long as the edge of \(screen)")
            let free = isTall ? screen.width - frame.width : screen.height - frame.height
            expect(free > 0, "the view at \(frame) leaves nothing of \(screen) free")
            checkSide(of: screen)
        case .card, .popup, .anchored: expect(false, "\(style.name) has no margins")
        }
    }

    /// Attached, or at its margin; in between only in the last points below the largest height.
    private func checkBottom(of screen: CGRect) {
        let gap = screen.maxY - frame.maxY
        let margin = style.coversScreen(height) ? 0 : style.detachedMargin
        let largest = style.largestTop(in: window)
        let isLargest = frame.minY < largest + 0.5
        expect(
            isLargest ? gap > -0.01 && gap < margin + 0.01 : abs(gap - margin) < 0.01,
            "the view at \(frame) is \(gap) above the bottom of \(screen), not \(margin)")
        expect(
            frame.minX > gap - 0.01 && frame.maxX < screen.maxX - gap + 0.01,
            "the view at \(frame) is not \(gap) from the sides of \(screen)")
    }

    /// At the edge of the area that the style names, if it names one.
    private func checkSide(of room: CGRect) {
        guard let edge = style.edge else { return }
        let distance =
            switch edge {
            case .top: frame.minY - room.minY
            case .bottom: room.maxY - frame.maxY
            case .leading, .trailing:
                (edge == .leading) == isMirrored ? room.maxX - frame.maxX : frame.minX - room.minX
            }
        expect(abs(distance) < 1, "the presented view at \(frame) is not at the \(edge) of \(room)")
    }

    private var isMirrored: Bool { setting.direction == .rightToLeft }

    private var roundCorners: CACornerMask {
        switch style.form {
        case .card, .popup, .anchored: .allCorners
        case .halfSheet: .topCorners
        case .sample(let sample): sample.roundCorners(isMirrored: isMirrored)
        }
    }

    private func checkChrome() {
        guard let clip = container.firstView(named: "presentation.clip"), let view = content.viewIfLoaded else {
            return expect(false, "there is no clip, or no content")
        }
        expect(
            place(of: clip).isSame(as: frame), "the clip at \(place(of: clip)) is not the presented view at \(frame)")
        expect(
            place(of: view).isSame(as: frame), "the content at \(place(of: view)) is not the presented view at \(frame)"
        )
        expect(clip.clipsToBounds, "the content is not clipped")
        if let corners = style.ownCorners(height) { return checkOwnCorners(corners, clip) }
        let half = min(frame.width, frame.height) / 2
        let radius = min(style.cornerRadius(height), half)
        expect(
            abs(clip.layer.cornerRadius - radius) < 0.01,
            "the corners have a radius of \(clip.layer.cornerRadius), not \(radius)")
        let corners = roundCorners
        expect(clip.layer.maskedCorners == corners, "other corners are round: \(clip.layer.maskedCorners)")
        checkShadow(radius: radius, corners: corners)
        checkArrow()
    }

    private func checkDimming() {
        guard let dimming = container.firstView(named: "presentation.dimming") else {
            return expect(false, "there is no dimming")
        }
        expect(
            place(of: dimming).isSame(as: container.bounds),
            "the dimming at \(place(of: dimming)) does not cover the container \(container.bounds)")
        if let blur = dimming.subviews.first as? UIVisualEffectView {
            expect(
                place(of: blur).isSame(as: container.bounds),
                "the blur at \(place(of: blur)) does not cover the container")
            expect(blur.effect != nil, "the blur has no effect")
        } else {
            let alpha = style.dimmingLevel(height)
            expect(dimming.alpha == alpha, "the dimming has an alpha of \(dimming.alpha), not \(alpha)")
        }
    }

    private func checkTraits() {
        let traits = content.traitCollection
        expect(traits.userInterfaceStyle == setting.appearance, "the content is not told of the appearance")
        expect(traits.layoutDirection == setting.language, "the content is not told of the direction")
        expect(traits.preferredContentSizeCategory == setting.textSize, "the content is not told of the text size")
        expect(traits.verticalSizeClass == height, "the content has another size class than the container")
        let ground = content.view.backgroundColor?.resolvedColor(with: traits).lightness ?? 0
        for label in content.labels {
            let ink = label.textColor.resolvedColor(with: label.traitCollection).lightness
            expect(abs(ink - ground) > 0.6, "\"\(label.text ?? "")\" cannot be read: \(ink) on \(ground)")
        }
    }

    private func checkTargets() {
        for target in content.targets {
            let place = place(of: target)
            let name = (target as? UIButton)?.currentTitle ?? "\(target)"
            expect(place.isTouchable, "\(name) at \(place) is smaller than 44 points")
            expect(frame.holds(place), "\(name) at \(place) leaves the presented view at \(frame)")
            expect(safe.holds(place), "\(name) at \(place) is under a notch or the home indicator: safe is \(safe)")
            expect(isHit(target, at: CGPoint(x: place.midX, y: place.midY)), "\(name) at \(place) cannot be touched")
        }
        let (first, last) = content.leadingAndTrailing
        let isLeftToRight = place(of: first).midX < place(of: last).midX
        expect(isLeftToRight == (setting.language == .leftToRight), "the content is not in the order of the language")
        checkGrabber()
    }

    private func checkGrabber() {
        guard let grabber = container.firstView(named: "presentation.grabber") else {
            return expect(false, "there is no grabber")
        }
        let isDrawn = !grabber.isHidden && grabber.backgroundColor != nil
        expect(isDrawn == style.showsGrabber(height), "there is \(isDrawn ? "a" : "no") grabber")
        if style.isSheet {
            expect(
                grabber.isAccessibilityElement && grabber.accessibilityFrame.isTouchable,
                "VoiceOver does not find the grabber at \(grabber.accessibilityFrame)")
        }
        guard isDrawn else { return }
        let bar = place(of: grabber)
        let size = style.grabberSize
        let expected = CGRect(
            x: frame.midX - size.width / 2, y: frame.minY + 5, width: size.width, height: size.height)
        expect(bar.isSame(as: expected), "the grabber is at \(bar), not at \(expected)")
        expect(safe.holds(bar), "the grabber at \(bar) is under a notch: safe is \(safe)")
        // The touch target has that size, and the screen may end within it.
        for (x, y) in [(-22, 0), (22, 0), (0, 22), (0, -22)] as [(CGFloat, CGFloat)] {
            let point = CGPoint(x: bar.midX + x, y: max(bar.midY + y, 0))
            expect(isHit(grabber, at: point), "the grabber at \(bar) is not touched at \(point)")
        }
    }

    private func isHit(_ view: UIView, at point: CGPoint) -> Bool {
        guard let hit = window.hitTest(container.convert(point, to: window), with: nil) else { return false }
        return hit.isDescendant(of: view)
    }

    private func checkText() {
        for label in content.labels {
            let size = label.sizeThatFits(CGSize(width: label.bounds.width, height: .greatestFiniteMagnitude))
            let text = label.text ?? ""
            expect(
                label.bounds.height + 0.1 >= size.height && label.bounds.width + 0.1 >= size.width,
                "\"\(text)\" needs \(size) and has \(label.bounds.size)")
            let place = place(of: label)
            expect(
                place.minX >= max(frame.minX, safe.minX) && place.maxX <= min(frame.maxX, safe.maxX),
                "\"\(text)\" at \(place) leaves the presented view at \(frame)")
        }
        guard let scroll = content.scrollView, style.fitsContent, content.isMeasured, !style.coversScreen(height) else {
            return
        }
        let spare = scroll.bounds.height - scroll.contentSize.height
        // In the last points below the largest height a detached sheet is wider than its content was measured.
        let gap = container.bounds.maxY - frame.maxY
        expect(
            spare < 1 || style.detachedMargin > 0 && gap < style.detachedMargin,
            "\(spare) points more than the content needs")
        let top = style.margins.map { room($0).minY } ?? style.largestTop(in: window)
        let tallest = (style.margins.map { room($0).maxY } ?? container.bounds.maxY) - top
        expect(
            spare > -1 || frame.height >= tallest - 1,
            "the content scrolls by \(-spare) points, and the view at \(frame) could be \(tallest) high")
    }

    private func checkAccessibility() {
        let isModal = style.isDimmed(height)
        let dimming = container.firstView(named: "presentation.dimming")
        expect(
            dimming?.isAccessibilityElement == isModal && !chrome.accessibilityViewIsModal,
            "VoiceOver finds \(isModal ? "no" : "an") element that dismisses")
        expect(
            container.accessibilityViewIsModal == isModal,
            "VoiceOver takes the container for \(isModal ? "not " : "")modal")
    }

    private func checkPresenter() {
        guard let view = content.presentingViewController?.viewIfLoaded else {
            return expect(false, "there is no presenter")
        }
        let scale: CGFloat = style.presenter == .pushedBack() ? 0.92 : 1
        let alpha: CGFloat = style.presenter == .faded() ? 0.5 : 1
        expect(view.alpha == alpha, "the presenter has an alpha of \(view.alpha), not \(alpha)")
        expect(
            abs(view.transform.a - scale) < 0.0001 && abs(view.transform.d - scale) < 0.0001 && view.transform.b == 0,
            "the presenter has a transform of \(view.transform), not a scale of \(scale)")
        expect(view.bounds.size == window.bounds.size, "the presenter is \(view.bounds.size)")
        expect(
            view.center == CGPoint(x: window.bounds.midX, y: window.bounds.midY), "the presenter is at \(view.center)")
    }
}

extension CGRect {
    /// Returns whether it contains the other, within the precision of a screen.
    func holds(_ other: CGRect) -> Bool {
        other.minX > minX - 0.01 && other.maxX < maxX + 0.01 && other.minY > minY - 0.01 && other.maxY < maxY + 0.01
    }

    func isSame(as other: CGRect) -> Bool { holds(other) && other.holds(self) }

    fileprivate var isTouchable: Bool { width > 43.99 && height > 43.99 }

    fileprivate func isOnGrid(_ scale: CGFloat) -> Bool {
        [minX, minY, maxX, maxY].allSatisfy { abs(($0 * scale).rounded() - $0 * scale) < 0.001 }
    }
}

extension UIColor {
    /// 0 is black, 1 is white.
    fileprivate var lightness: CGFloat {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return (red + green + blue) / 3
    }
}
