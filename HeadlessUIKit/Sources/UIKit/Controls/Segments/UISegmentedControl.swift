/// Segments side by side, of which at most one is selected: a lens lies behind it (CO3).
///
/// Images of the background and of dividers, and adjustments of the content's position by bar metrics, are left out.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The value of `selectedSegmentIndex` with no segment selected.
    public class var noSegment: Int { -1 }

    private(set) var segments: [SegmentView] = []
    let lens = UIView()
    private var selection = -1
    /// The segment under the finger.
    private var pressed: Int?
    private var attributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    static let height: CGFloat = 32
    static let inset: CGFloat = 2
    /// The padding of a title on either side; chosen by eye.
    private static let padding: CGFloat = 12
    /// The duration of the lens's movement from one segment to another; chosen by eye.
    private static let slideDuration: TimeInterval = 0.3

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// One segment for each item, which is a `String`, a `UIImage` or a `UIAction`.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        prepare()
        for item in items ?? [] {
            switch item {
            case let title as String: insertSegment(withTitle: title, at: numberOfSegments, animated: false)
            case let image as UIImage: insertSegment(with: image, at: numberOfSegments, animated: false)
            case let action as UIAction: insertSegment(action: action, at: numberOfSegments, animated: false)
            default: preconditionFailure("An item of a segmented control is a string, an image or an action.")
            }
        }
        frame.size = intrinsicContentSize
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
    }

    private func prepare() {
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = Self.height / 2
        lens.isUserInteractionEnabled = false
        lens.layer.cornerRadius = Self.height / 2 - Self.inset
        lens.isHidden = true
        addSubview(lens)
        lensColorDidChange()
    }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }

    func insert(_ segment: SegmentView, at index: Int, animated: Bool) {
        let index = min(max(0, index), segments.count)
        segment.onActivate = { [weak self, weak segment] in
            guard let self, let segment, let index = segments.firstIndex(of: segment) else { return }
            choose(index, with: nil)
        }
        segments.insert(segment, at: index)
        addSubview(segment)
        if selection >= index { selection += 1 }
        segmentsDidChange(animated: animated)
    }

    /// Removing the selected segment leaves none selected. An index beyond the last segment means the last one.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard let index = pinned(segment) else { return }
        segments.remove(at: index).removeFromSuperview()
        if selection == index { selection = Self.noSegment } else if selection > index { selection -= 1 }
        segmentsDidChange(animated: animated)
    }

    open func removeAllSegments() {
        segments.forEach { $0.removeFromSuperview() }
        segments = []
        selection = Self.noSegment
        segmentsDidChange(animated: false)
    }

    /// An index beyond the last segment means the last one. Nil without segments.
    func pinned(_ segment: Int) -> Int? {
        segments.isEmpty ? nil : min(max(0, segment), segments.count - 1)
    }

    func segmentsDidChange(animated: Bool = false) {
        pressed = nil
        updateSegments()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        if animated { slide() }
    }

    // MARK: Selection

    /// `noSegment` by default. Changing it sends no event (CO7). Traps for an index without a segment.
    open var selectedSegmentIndex: Int {
        get { selection }
        set {
            precondition(
                newValue == Self.noSegment || segments.indices.contains(newValue),
                "There is no segment \(newValue) of \(segments.count).")
            selection = newValue
            updateSegments()
            setNeedsLayout()
        }
    }

    /// False by default. A momentary control acts like a row of buttons: its selection lasts as long as the event.
    open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } } }

    /// Called when a finger, or VoiceOver, has chosen the segment.
    private func choose(_ index: Int, with event: UIEvent?) {
        guard isEnabled, segments[index].isEnabled, index != selection else { return }
        selectedSegmentIndex = index
        if !isMomentary { slide() }
        if let action = segments[index].action { sendAction(action) }
        sendValueChanged(with: event)
        if isMomentary { selectedSegmentIndex = Self.noSegment }
    }

    /// Moves the views to the state that the model already has.
    private func slide() {
        guard window != nil else { return }
        UIView.animate(withDuration: Self.slideDuration, delay: 0, options: .allowUserInteraction) {
            self.layoutIfNeeded()
        }
    }

    // MARK: Look

    /// The lens's colour; nil is white, and grey in dark appearance.
    open var selectedSegmentTintColor: UIColor? { didSet { lensColorDidChange() } }

    private func lensColorDidChange() {
        lens.backgroundColor =
            selectedSegmentTintColor
            ?? UIColor { $0.userInterfaceStyle == .dark ? .systemGray2 : .white }
    }

    /// True if segments are as wide as their contents, rather than equally wide. False by default.
    open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }

    /// A state without an attribute has that of `.normal`.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        self.attributes[state.rawValue] = attributes
        segmentsDidChange()
    }

    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributes[state.rawValue]
    }

    override func stateDidChange() {
        super.stateDidChange()
        dimParts()
        updateSegments()
    }

    private func updateSegments() {
        for (index, segment) in segments.enumerated() {
            segment.isSelected = index == selection
            segment.attributes = titleAttributes(for: state(of: index))
        }
    }

    private func state(of index: Int) -> UIControl.State {
        if !isEnabled || !segments[index].isEnabled { return .disabled }
        if index == selection { return .selected }
        return index == pressed ? .highlighted : .normal
    }

    private func titleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
        let weight: UIFont.Weight = state == .selected ? .semibold : .medium
        let usual: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: weight), .foregroundColor: UIColor.label,
        ]
        return [UIControl.State.normal, state].reduce(usual) { usual, state in
            usual.merging(attributes[state.rawValue] ?? [:]) { $1 }
        }
    }

    // MARK: Layout

    private var contentWidths: [CGFloat] {
        segments.map {
            $0.fixedWidth > 0
                ? $0.fixedWidth : $0.sizeThatFits(.zero).width.rounded(.up) + 2 * Self.padding
        }
    }

    override var fixedAxes: UIAxis { .vertical }
    /// The widest content's width for every segment; nobody has measured UIKit's width.
    open override var intrinsicContentSize: CGSize {
        let widths = contentWidths
        let shared = zip(segments, widths).filter { $0.0.fixedWidth == 0 }.map(\.1)
        let width =
            apportionsSegmentWidthsByContent
            ? widths.reduce(0, +)
            : segments.map(\.fixedWidth).reduce(0, +) + CGFloat(shared.count) * (shared.max() ?? 0)
        return CGSize(width: width, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var widths: SegmentWidths {
        SegmentWidths(
            total: bounds.width, fixed: segments.map(\.fixedWidth),
            weights: apportionsSegmentWidthsByContent ? contentWidths : segments.map { _ in 1 })
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let widths = widths
        for (index, segment) in segments.enumerated() { segment.frame = frame(of: index, widths) }
        lens.isHidden = selection == Self.noSegment || isMomentary
        if !lens.isHidden { lens.frame = frame(of: selection, widths).insetBy(dx: Self.inset, dy: Self.inset) }
    }

    private func frame(of index: Int, _ widths: SegmentWidths) -> CGRect {
        let (start, width) = widths.span(of: index)
        let x = effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - start - width : start
        return CGRect(x: x, y: 0, width: width, height: bounds.height)
    }

    // MARK: Touches

    private func segment(at touch: UITouch) -> Int? {
        let x = touch.location(in: self).x
        return widths.segment(
            at: effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - x : x)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(segment(at: touch))
        return true
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(isTouchInside ? segment(at: touch) : nil)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let chosen = isTouchInside ? touch.flatMap(segment(at:)) : nil
        press(nil)
        if let chosen { choose(chosen, with: event) }
    }

    open override func cancelTracking(with event: UIEvent?) { press(nil) }

    private func press(_ segment: Int?) {
        guard pressed != segment else { return }
        pressed = segment
        updateSegments()
    }

    /// A tap on it belongs to the control, not to a view around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        keepsTap(from: gestureRecognizer) ? false : super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
}
