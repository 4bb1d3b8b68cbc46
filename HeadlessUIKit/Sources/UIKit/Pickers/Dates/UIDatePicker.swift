/// Wheels for a date, a calendar, or a compact capsule that presents one of them (CO12).
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    private let wheelsView = DateWheelsView()
    private let compactView = CompactDateView()
    /// Made for the inline style only.
    private var madeCalendar: DateCalendarView?
    private weak var panel: DatePickerPanel?
    private var current = MainLoop.current.date
    private var duration: TimeInterval = 60

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        compactView.onTap = { [weak self] in self?.presentPanel(from: $0) }
        wheelsView.onTurn = { [weak self] in self?.turn(to: $0) }
        addSubview(wheelsView)
        addSubview(compactView)
        reload()
        if bounds.size == .zero { bounds.size = intrinsicContentSize }
    }

    // MARK: Mode and style

    /// `.dateAndTime` by default.
    open var datePickerMode = UIDatePicker.Mode.dateAndTime { didSet { reload() } }

    /// `.automatic` by default.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { reload() } }

    /// Never `.automatic`: compact, or wheels for durations and for years with months. A time alone has no calendar, so
    /// `.inline` means wheels for it. Chosen by eye.
    open var datePickerStyle: UIDatePickerStyle {
        switch datePickerMode {
        case .countDownTimer, .yearAndMonth: .wheels
        case .time where preferredDatePickerStyle == .inline: .wheels
        case .time, .date, .dateAndTime: preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
        }
    }

    /// Nil means the calendar's locale, which is the current one by default.
    open var locale: Locale? { didSet { reload() } }
    /// Nil restores the current calendar, the default.
    open var calendar: Calendar! = .current { didSet { reload() } }
    /// Nil, the default, means the calendar's.
    open var timeZone: TimeZone? { didSet { reload() } }

    /// The minutes between two rows, 1 by default. A number that does not divide 60, or is not in 1…30, counts as 1.
    open var minuteInterval = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
            reload()
        }
    }

    /// True by default: a date that is set is rounded down to the interval.
    open var roundsToMinuteInterval = true { didSet { reload() } }

    // MARK: The date

    /// By default the moment at which the picker was made, on the clock of its device. Changing it sends no event (CO7).
    open var date: Date {
        get { current }
        set { setDate(newValue, animated: false) }
    }

    /// Changes the date at once, clamped to the limits, and sends no event (CO7).
    open func setDate(_ date: Date, animated: Bool) {
        current = clamped(rounded(date))
        show(animated: animated)
    }

    /// The earliest date; nil, the default, is none. Ignored if it is later than `maximumDate`, and by durations.
    open var minimumDate: Date? { didSet { date = current } }
    /// The latest date; nil, the default, is none. Ignored if it is earlier than `minimumDate`, and by durations.
    open var maximumDate: Date? { didSet { date = current } }

    /// The duration of `.countDownTimer` in seconds, in whole minutes from 1 minute to 23:59; one minute by default.
    open var countDownDuration: TimeInterval {
        get { duration }
        set {
            let step = TimeInterval(minuteInterval) * 60
            duration = min(max(step, (newValue / step).rounded(.down) * step), 86_400 - step)
            show(animated: false)
        }
    }

    private func rounded(_ date: Date) -> Date {
        guard roundsToMinuteInterval, minuteInterval > 1, datePickerMode != .date else { return date }
        let minute = wheels.calendar.component(.minute, from: date)
        let second = wheels.calendar.component(.second, from: date)
        return date.addingTimeInterval(-TimeInterval(minute % minuteInterval * 60 + second))
    }

    private func clamped(_ date: Date) -> Date {
        let (first, last) = (minimumDate ?? .distantPast, maximumDate ?? .distantFuture)
        return first <= last ? min(max(date, first), last) : date
    }

    // MARK: Display

    private var wheels: DateWheels {
        var calendar = datePickerMode == .countDownTimer ? Self.durations : self.calendar ?? .current
        if datePickerMode != .countDownTimer, let timeZone { calendar.timeZone = timeZone }
        return DateWheels(
            datePickerMode, calendar: calendar, locale: locale ?? calendar.locale ?? .current,
            minuteInterval: minuteInterval, around: current)
    }

    /// A calendar in which a duration is a time of the day.
    private static let durations: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private func reload() {
        let style = datePickerStyle
        let isCompact = style == .compact
        compactView.isHidden = !isCompact
        wheelsView.isHidden = style != .wheels
        if style == .inline { calendarView.isHidden = false } else { madeCalendar?.isHidden = true }
        isAccessibilityElement = isCompact
        accessibilityTraits = isCompact ? .adjustable : .none
        current = clamped(rounded(current))
        if style == .wheels { wheelsView.show(wheels) }
        show(animated: false)
        dimParts()
    }

    private func show(animated: Bool) {
        switch datePickerStyle {
        case .compact:
            compactView.show(texts)
            accessibilityValue = texts.joined(separator: ", ")
        case .inline: calendarView.show(calendarContent)
        case .wheels, .automatic:
            wheelsView.show(
                datePickerMode == .countDownTimer ? Date(timeIntervalSinceReferenceDate: duration) : current,
                animated: animated && window != nil)
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var texts: [String] {
        let wheels = wheels
        let date = wheels.formatter("yMMMd").string(from: current)
        let time = wheels.formatter("jmm").string(from: current)
        switch datePickerMode {
        case .time: return [time]
        case .dateAndTime: return [date, time]
        case .date, .yearAndMonth, .countDownTimer: return [date]
        }
    }

    /// Called when the user has turned a wheel. A wheel that is turned beyond a limit turns back.
    private func turn(to date: Date) {
        let (oldDate, oldDuration) = (current, duration)
        if datePickerMode == .countDownTimer {
            countDownDuration = date.timeIntervalSinceReferenceDate
        } else {
            setDate(date, animated: true)
        }
        if current != oldDate || duration != oldDuration { sendValueChanged() }
    }

    override func stateDidChange() {
        super.stateDidChange()
        dimParts()
        for view in [wheelsView, compactView] { view.isUserInteractionEnabled = isEnabled }
        madeCalendar?.isUserInteractionEnabled = isEnabled
    }

    // MARK: The calendar

    private var calendarView: DateCalendarView {
        if let madeCalendar { return madeCalendar }
        let view = DateCalendarView()
        view.onChange = { [weak self] in self?.turn(to: $0) }
        view.isUserInteractionEnabled = isEnabled
        addSubview(view)
        madeCalendar = view
        return view
    }

    /// The controller that presents the panel, which is the one around the picker.
    private var presenter: UIViewController? {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
    }

    private var calendarContent: DateCalendarView.Content {
        let wheels = wheels
        let hasLimits = (minimumDate ?? .distantPast) <= (maximumDate ?? .distantFuture)
        return DateCalendarView.Content(
            date: current, first: hasLimits ? minimumDate ?? .distantPast : .distantPast,
            last: hasLimits ? maximumDate ?? .distantFuture : .distantFuture, calendar: wheels.calendar,
            locale: wheels.locale, hasTime: datePickerMode == .dateAndTime, minuteInterval: minuteInterval)
    }

    /// The capsule with the time presents wheels, the one with the date a calendar.
    private func presentPanel(from capsule: UIView) {
        guard isEnabled, panel == nil, window != nil, let presenter else { return }
        let isTime = datePickerMode == .time || (datePickerMode == .dateAndTime && capsule === compactView.lastCapsule)
        let panel = DatePickerPanel()
        panel.picker.datePickerMode = isTime ? .time : .date
        panel.picker.preferredDatePickerStyle = isTime ? .wheels : .inline
        panel.picker.locale = locale
        panel.picker.calendar = calendar
        panel.picker.timeZone = timeZone
        panel.picker.minuteInterval = minuteInterval
        panel.picker.minimumDate = minimumDate
        panel.picker.maximumDate = maximumDate
        panel.picker.date = current
        panel.picker.addAction(
            UIAction { [weak self, weak panel] _ in panel.map { self?.turn(to: $0.picker.date) } }, for: .valueChanged)
        panel.popoverPresentationController?.sourceView = capsule
        self.panel = panel
        presenter.present(panel, animated: true)
    }

    // MARK: Layout

    override var fixedAxes: UIAxis { .both }
    open override var intrinsicContentSize: CGSize {
        switch datePickerStyle {
        case .compact: compactView.intrinsicContentSize
        case .inline: calendarView.intrinsicContentSize
        case .wheels, .automatic: wheelsView.picker.intrinsicContentSize
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = bounds }
    }

    // MARK: Accessibility

    /// Moves by a day, or by the minutes of the interval.
    open override func accessibilityIncrement() { step(by: 1) }
    open override func accessibilityDecrement() { step(by: -1) }

    private func step(by steps: Int) {
        guard isEnabled, datePickerStyle == .compact else { return }
        let isTime = datePickerMode == .time
        let next = wheels.calendar.date(
            byAdding: isTime ? .minute : .day, value: isTime ? steps * minuteInterval : steps, to: current)
        if let next { turn(to: next) }
    }
}
