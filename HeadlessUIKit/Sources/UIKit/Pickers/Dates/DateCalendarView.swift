/// A month with its days: the inline style of a date picker (CO12).
///
/// The month's name opens wheels for months and years instead of the days, and the time below opens wheels for it.
final class DateCalendarView: UIView {
    /// The shown date, and its limits.
    struct Content {
        var date: Date
        var first = Date.distantPast
        var last = Date.distantFuture
        var calendar: Calendar
        var locale: Locale
        /// True if there is a row with the time.
        var hasTime = false
        var minuteInterval = 1
    }

    /// Called when the user has chosen another date.
    var onChange: (Date) -> Void = { _ in }
    private var content: Content?
    private(set) var month: CalendarMonth?
    private let title = UIButton(type: .system)
    private let previous = UIButton(type: .system)
    private let following = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private(set) var days: [DayButton] = []
    private let timeLabel = UILabel()
    private let time = UIButton(type: .system)
    private let wheels = DateWheelsView()
    private var wheelsMode: UIDatePicker.Mode?

    // Heights were chosen by eye; together 328, or 372 with the time.
    private static let headerHeight: CGFloat = 44
    private static let weekdaysHeight: CGFloat = 20
    private static let rowHeight: CGFloat = 44
    private static let margin: CGFloat = 6

    override init(frame: CGRect) {
        super.init(frame: frame)
        previous.setImage(UIImage(systemName: "chevron.left"), for: .normal)
        previous.accessibilityLabel = "Previous Month"
        previous.addAction(UIAction { [weak self] _ in self?.turn(by: -1) }, for: .touchUpInside)
        following.setImage(UIImage(systemName: "chevron.right"), for: .normal)
        following.accessibilityLabel = "Next Month"
        following.addAction(UIAction { [weak self] _ in self?.turn(by: 1) }, for: .touchUpInside)
        title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
        title.addAction(UIAction { [weak self] _ in self?.toggle(.yearAndMonth) }, for: .touchUpInside)
        time.backgroundColor = .tertiarySystemFill
        time.layer.cornerRadius = 17
        time.addAction(UIAction { [weak self] _ in self?.toggle(.time) }, for: .touchUpInside)
        timeLabel.text = "Time"
        wheels.isHidden = true
        wheels.onTurn = { [weak self] in self?.turned(to: $0) }
        for view in [title, previous, following, timeLabel, time, wheels] { addSubview(view) }
        for _ in 0..<7 {
            let label = UILabel()
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            weekdays.append(label)
            addSubview(label)
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        preconditionFailure("A date picker makes this view itself.")
    }

    override var intrinsicContentSize: CGSize {
        let rows = Self.headerHeight + Self.weekdaysHeight + 6 * Self.rowHeight
        return CGSize(width: 320, height: rows + (content?.hasTime == true ? Self.rowHeight : 0))
    }

    // MARK: Content

    /// Shows the month of the date.
    func show(_ content: Content) {
        self.content = content
        show(CalendarMonth(of: content.date, in: content.calendar))
        if let wheelsMode { load(wheelsMode) }
    }

    private func show(_ month: CalendarMonth) {
        guard let content else { return }
        if month != self.month || days.isEmpty { replaceDays(month) }
        self.month = month
        let formatter = formatter("yMMMM")
        title.setTitle(formatter.string(from: month.start), for: .normal)
        let symbols = formatter.veryShortStandaloneWeekdaySymbols
        for (index, label) in weekdays.enumerated() where symbols.count == 7 {
            label.text = symbols[(index + content.calendar.firstWeekday - 1) % 7]
        }
        let chosen = month.day(of: content.date)
        let today = month.day(of: mainLoop.date)
        let spoken = self.formatter("EEEEMMMMd")
        for button in days {
            button.show(
                isChosen: button.day == chosen, isToday: button.day == today,
                isAllowed: month.isAllowed(button.day, from: content.first, to: content.last))
            button.accessibilityLabel = spoken.string(from: month.date(of: button.day))
        }
        previous.isEnabled = month.start > content.first
        following.isEnabled = month.adding(1).start <= content.last
        time.setTitle(self.formatter("jmm").string(from: content.date), for: .normal)
        time.isHidden = !content.hasTime
        timeLabel.isHidden = !content.hasTime
        setNeedsLayout()
    }

    private func replaceDays(_ month: CalendarMonth) {
        days.forEach { $0.removeFromSuperview() }
        days = (1...month.dayCount).map(DayButton.init)
        for button in days {
            button.addAction(
                UIAction { [weak self] _ in self?.choose(button.day) }, for: .touchUpInside)
            button.isHidden = wheelsMode != nil
            addSubview(button)
        }
    }

    private func formatter(_ template: String) -> DateFormatter {
        let formatter = DateFormatter()
        guard let content else { return formatter }
        formatter.locale = content.locale
        formatter.calendar = content.calendar
        formatter.timeZone = content.calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    // MARK: Actions of the user

    private func turn(by months: Int) {
        if let month { show(month.adding(months)) }
    }

    private func choose(_ day: Int) {
        guard let month, let content else { return }
        onChange(month.moving(content.date, to: day))
    }

    private func toggle(_ mode: UIDatePicker.Mode) {
        wheelsMode = wheelsMode == mode ? nil : mode
        if let wheelsMode { load(wheelsMode) }
        wheels.isHidden = wheelsMode == nil
        for view in days + weekdays { view.isHidden = wheelsMode != nil }
        for button in [previous, following] { button.isHidden = wheelsMode == .yearAndMonth }
    }

    private func load(_ mode: UIDatePicker.Mode) {
        guard let content, let month else { return }
        wheels.show(
            DateWheels(
                mode, calendar: content.calendar, locale: content.locale, minuteInterval: content.minuteInterval,
                around: content.date))
        wheels.show(mode == .time ? content.date : month.start, animated: false)
    }

    /// The wheels of months only change the month that is shown.
    private func turned(to date: Date) {
        guard let content else { return }
        if wheelsMode == .time {
            onChange(date)
        } else {
            show(CalendarMonth(of: date, in: content.calendar))
        }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let month else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ view: UIView, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
            view.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
        }
        let width = bounds.width - 2 * Self.margin
        let titleWidth = min(title.intrinsicContentSize.width, width - 2 * Self.headerHeight)
        place(title, x: Self.margin + 10, y: 0, width: titleWidth, height: Self.headerHeight)
        for (index, button) in [following, previous].enumerated() {
            let x = bounds.width - Self.margin - CGFloat(index + 1) * Self.headerHeight
            place(button, x: x, y: 0, width: Self.headerHeight, height: Self.headerHeight)
        }
        let columnWidth = width / 7
        for (index, label) in weekdays.enumerated() {
            place(
                label, x: Self.margin + CGFloat(index) * columnWidth, y: Self.headerHeight, width: columnWidth,
                height: Self.weekdaysHeight)
        }
        let top = Self.headerHeight + Self.weekdaysHeight
        for button in days {
            let (week, weekday) = month.place(of: button.day)
            place(
                button, x: Self.margin + CGFloat(weekday) * columnWidth, y: top + CGFloat(week) * Self.rowHeight,
                width: columnWidth, height: Self.rowHeight)
        }
        wheels.frame = CGRect(
            x: 0, y: Self.headerHeight, width: bounds.width, height: Self.weekdaysHeight + 6 * Self.rowHeight)
        let timeY = top + 6 * Self.rowHeight
        place(timeLabel, x: Self.margin + 10, y: timeY, width: width / 2, height: Self.rowHeight)
        let timeWidth = time.intrinsicContentSize.width + 24
        place(time, x: bounds.width - Self.margin - 10 - timeWidth, y: timeY + 5, width: timeWidth, height: 34)
    }
}
