import UIKit

/// The bar at the edge of a sheet that moves. A tap selects the next larger detent, or from the largest the smallest
/// one. VoiceOver users adjust it like a slider, and find it even if it is not drawn.
final class GrabberView: CodeView {
    private var tap: ActionTarget?
    private var isTurned = false

    /// The sheet that the grabber moves. Without a sheet the grabber is only drawn.
    weak var sheet: (any GrabbedSheet)? {
        didSet {
            isAccessibilityElement = sheet != nil
            updateVisibility()
        }
    }

    var isDrawn = false {
        didSet { if isDrawn != oldValue { updateVisibility() } }
    }

    private func updateVisibility() {
        isHidden = !isDrawn && sheet == nil
        backgroundColor = isDrawn ? look.color ?? Self.color : nil
        layer.cornerRadius = min(look.size.width, look.size.height) / 2
    }

    var look = Grabber() {
        didSet { if look != oldValue { updateVisibility() } }
    }

    private static let color = UIColor { $0.accessibilityContrast == .high ? .systemGray : .systemGray3 }

    /// The area around a bar of the default size that receives touches: at least 44 points in each direction.
    static let touchZone = CGSize(width: 56, height: 45)

    init() {
        super.init(frame: CGRect(origin: .zero, size: Grabber.defaultSize))
        accessibilityIdentifier = "presentation.grabber"
        updateVisibility()
        let recognizer = UITapGestureRecognizer(target: nil, action: nil)
        addGestureRecognizer(recognizer)
        tap = ActionTarget(recognizer) { [weak self] in _ = self?.sheet?.step(.around) }
        addInteraction(UIPointerInteraction(delegate: self))
    }

    /// Centres the bar 5 points inside an edge of the sheet, without rounding, as UIKit does at the top.
    func place(in bounds: CGRect, at edge: CGRectEdge) {
        let (size, inside) = (look.size, 5 + look.size.height / 2)
        isTurned = !edge.isHorizontal
        self.bounds.size = isTurned ? CGSize(width: size.height, height: size.width) : size
        center =
            switch edge {
            case .minXEdge: CGPoint(x: bounds.minX + inside, y: bounds.midY)
            case .maxXEdge: CGPoint(x: bounds.maxX - inside, y: bounds.midY)
            case .minYEdge: CGPoint(x: bounds.midX, y: bounds.minY + inside)
            case .maxYEdge: CGPoint(x: bounds.midX, y: bounds.maxY - inside)
            }
    }

    /// Accepts touches in a zone around the small bar, which reaches beyond the sheet and over its content.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        isDrawn && zone.contains(point)
    }

    var zone: CGRect {
        let wide = max(0, look.size.width - Grabber.defaultSize.width)
        let size = CGSize(width: Self.touchZone.width + wide, height: Self.touchZone.height + look.excess)
        let turned = isTurned ? CGSize(width: size.height, height: size.width) : size
        return bounds.insetBy(dx: (bounds.width - turned.width) / 2, dy: (bounds.height - turned.height) / 2)
    }

    // MARK: Accessibility

    /// The touch zone, for users who explore the screen by touch.
    override var accessibilityFrame: CGRect {
        get { UIAccessibility.convertToScreenCoordinates(zone, in: self) }
        set {}
    }

    override var accessibilityLabel: String? {
        get { sheet?.strings.grabber }
        set {}
    }

    override var accessibilityHint: String? {
        get { sheet?.strings.grabberHint }
        set {}
    }

    override var accessibilityValue: String? {
        get { sheet?.detentName }
        set {}
    }

    override var accessibilityTraits: UIAccessibilityTraits {
        get { sheet?.canStep(.around) == true ? .adjustable : .none }
        set {}
    }

    override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            guard let sheet else { return nil }
            let strings = sheet.strings
            var actions: [UIAccessibilityCustomAction] = []
            if sheet.canStep(.larger) { actions.append(action(strings.expand) { $0.step(.larger) }) }
            if sheet.canStep(.smaller) { actions.append(action(strings.collapse) { $0.step(.smaller) }) }
            if sheet.canBeDismissedByUser { actions.append(action(strings.dismiss) { $0.dismissForUser() }) }
            return actions
        }
        set {}
    }

    private func action(
        _ name: String, _ handler: @escaping @MainActor (any GrabbedSheet) -> Bool
    ) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: name) { [weak self] _ in self?.sheet.map(handler) ?? false }
    }

    override func accessibilityIncrement() { _ = sheet?.step(.larger) }

    override func accessibilityDecrement() { _ = sheet?.step(.smaller) }

    override func accessibilityActivate() -> Bool { sheet?.step(.around) ?? false }
}

enum DetentStep {
    case larger, smaller
    /// To the next larger detent, or from the largest one to the smallest.
    case around
}

@MainActor
protocol GrabbedSheet: AnyObject {
    var strings: AccessibilityStrings { get }
    var detentName: String? { get }
    var canBeDismissedByUser: Bool { get }
    func canStep(_ step: DetentStep) -> Bool
    func step(_ step: DetentStep) -> Bool
    func dismissForUser() -> Bool
}

/// The appearance of a pointer over the grabber. In the whole touch zone it becomes a highlight around the bar.
extension GrabberView: UIPointerInteractionDelegate {
    func pointerInteraction(
        _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
        guard isDrawn, sheet?.canStep(.around) == true else { return nil }
        return UIPointerRegion(rect: zone)
    }

    func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
        guard window != nil else { return nil }
        // As high as a small button.
        let around = frame.insetBy(dx: -8, dy: -8)
        return .highlight(self, in: .roundedRect(around, radius: min(around.width, around.height) / 2))
    }
}
