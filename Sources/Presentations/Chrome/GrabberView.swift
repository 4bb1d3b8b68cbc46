import UIKit

/// The bar at the top of a sheet: it shows that the sheet can be moved, and is where somebody can do so who does not drag.
///
/// Where it is not drawn VoiceOver finds it all the same. A tap goes to the next larger detent, and from the largest back
/// to the smallest. VoiceOver adjusts it like a slider.
final class GrabberView: UIView {
    private var tap: RecognizerAction?

    /// The sheet that the grabber moves. Without one it is only drawn.
    weak var sheet: (any GrabbedSheet)? {
        didSet {
            isAccessibilityElement = sheet != nil
            updateVisibility()
        }
    }

    /// Whether the bar is seen and touched.
    var isDrawn = false {
        didSet { if isDrawn != oldValue { updateVisibility() } }
    }

    private func updateVisibility() {
        isHidden = !isDrawn && sheet == nil
        backgroundColor = isDrawn ? Self.color : nil
    }

    private static let color = UIColor { $0.accessibilityContrast == .high ? .systemGray : .systemGray3 }

    init() {
        super.init(frame: CGRect(origin: .zero, size: PresentationDefaults.Grabber.size))
        layer.cornerRadius = PresentationDefaults.Grabber.size.height / 2
        accessibilityIdentifier = "presentation.grabber"
        updateVisibility()
        let recognizer = UITapGestureRecognizer(target: nil, action: nil)
        addGestureRecognizer(recognizer)
        tap = RecognizerAction(recognizer) { [weak self] in _ = self?.sheet?.step(.around) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A grabber is made in code.")
    }

    /// Centres the bar without rounding, as UIKit does.
    func place(in bounds: CGRect) {
        center = CGPoint(
            x: bounds.midX,
            y: bounds.minY + PresentationDefaults.Grabber.topInset + PresentationDefaults.Grabber.size.height / 2)
    }

    /// The bar is too small to be hit: the zone around it belongs to it, above the sheet and over its content.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        isDrawn && zone.contains(point)
    }

    private var zone: CGRect {
        let size = PresentationDefaults.Grabber.zone
        return bounds.insetBy(dx: (bounds.width - size.width) / 2, dy: (bounds.height - size.height) / 2)
    }

    // MARK: Accessibility

    /// A finger that looks for it by touch finds the zone.
    override var accessibilityFrame: CGRect {
        get { UIAccessibility.convertToScreenCoordinates(zone, in: self) }
        set {}
    }

    override var accessibilityLabel: String? {
        get { sheet?.texts.grabber }
        set {}
    }

    override var accessibilityHint: String? {
        get { sheet?.texts.grabberHint }
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
            let texts = sheet.texts
            var actions: [UIAccessibilityCustomAction] = []
            if sheet.canStep(.larger) { actions.append(action(texts.expand) { $0.step(.larger) }) }
            if sheet.canStep(.smaller) { actions.append(action(texts.collapse) { $0.step(.smaller) }) }
            if sheet.canBeDismissedByUser { actions.append(action(texts.dismiss) { $0.dismissForUser() }) }
            return actions
        }
        set {}
    }

    private func action(
        _ name: String, _ handler: @escaping @MainActor (any GrabbedSheet) -> Bool
    ) -> UIAccessibilityCustomAction {
        UIAccessibilityCustomAction(name: name) { [weak self] _ in self?.sheet.map(handler) ?? false }
    }

    override func accessibilityIncrement() {
        _ = sheet?.step(.larger)
    }

    override func accessibilityDecrement() {
        _ = sheet?.step(.smaller)
    }

    override func accessibilityActivate() -> Bool {
        sheet?.step(.around) ?? false
    }
}

/// A step from one detent to another.
enum DetentStep {
    case larger, smaller
    /// To the next larger one, and from the largest to the smallest.
    case around
}

/// A sheet with a grabber.
@MainActor
protocol GrabbedSheet: AnyObject {
    var texts: AccessibilityStrings { get }
    /// The detent that the sheet rests at, in words.
    var detentName: String? { get }
    var canBeDismissedByUser: Bool { get }
    func canStep(_ step: DetentStep) -> Bool
    /// Answers whether there was such a step to make.
    func step(_ step: DetentStep) -> Bool
    func dismissForUser() -> Bool
}
