/// The wheels of a date picker and the meaning of their rows.
struct DateWheels {
    let kinds: [DateWheel]
    let calendar: Calendar
    let locale: Locale
    let minuteInterval: Int

    /// The days on the wheel for dates with times, before and after the date for which the wheel was made; chosen by
    /// eye.
    private static let reach = 5_000
    private static let years = 1...10_000
    /// The turns of an endless wheel, each with all of its values; an odd number, so that one is in the middle. Chosen
    /// by eye.
    private static let turns = 401

    /// The day in the middle of the wheel of days.
    let anchor: Date

    init(
        _ mode: UIDatePicker.Mode, calendar: Calendar, locale: Locale, minuteInterval: Int, around date: Date
    ) {
        kinds = DateWheel.wheels(of: mode, locale: locale)
        self.calendar = calendar
        self.locale = locale
        self.minuteInterval = minuteInterval
        anchor = calendar.startOfDay(for: date)
    }

    private var hasDayPeriod: Bool { kinds.contains(.dayPeriod) }

    // MARK: Rows

    func rowCount(_ wheel: Int) -> Int {
        valueCount(wheel) * (kinds[wheel].isEndless ? Self.turns : 1)
    }

    /// Returns the row with that value that is nearest to another row. A new wheel starts in its middle turn.
    private func row(of value: Int, _ wheel: Int, nearest other: Int?) -> Int {
        guard kinds[wheel].isEndless else { return value }
        let count = valueCount(wheel)
        let other = other ?? Self.turns / 2 * count + value
        let ahead = ((value - other) % count + count) % count
        let row = ahead > count / 2 ? other + ahead - count : other + ahead
        return (0..<rowCount(wheel)).contains(row) ? row : Self.turns / 2 * count + value
    }

    private func value(_ row: Int, _ wheel: Int) -> Int { row % valueCount(wheel) }

    private func valueCount(_ wheel: Int) -> Int {
        switch kinds[wheel] {
        case .day: 2 * Self.reach + 1
        case .dayOfMonth: calendar.maximumRange(of: .day)?.count ?? 31
        case .month: calendar.maximumRange(of: .month)?.count ?? 12
        case .year: Self.years.count
        case .hour: hasDayPeriod ? 12 : 24
        case .hours: 24
        case .minute, .minutes: 60 / minuteInterval
        case .dayPeriod: 2
        }
    }

    func title(_ row: Int, _ wheel: Int) -> String {
        let row = value(row, wheel)
        switch kinds[wheel] {
        case .day: return formatter("EEEMMMd").string(from: day(row))
        case .dayOfMonth: return "\(row + 1)"
        case .month: return formatter("y").standaloneMonthSymbols[row]
        case .year: return "\(row + 1)"
        case .hour: return hasDayPeriod ? "\(row == 0 ? 12 : row)" : String(format: "%02d", row)
        case .minute: return String(format: "%02d", row * minuteInterval)
        case .dayPeriod:
            let formatter = formatter("j")
            return row == 0 ? formatter.amSymbol : formatter.pmSymbol
        case .hours: return "\(row)"
        case .minutes: return "\(row * minuteInterval)"
        }
    }

    private func day(_ row: Int) -> Date {
        calendar.date(byAdding: .day, value: row - Self.reach, to: anchor) ?? anchor
    }

    func formatter(_ template: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = locale
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    // MARK: Dates

    /// - Parameter shown: The current rows of the wheels, if there are any.
    func rows(of date: Date, nearest shown: [Int]?) -> [Int] {
        values(of: date).enumerated().map { row(of: $1, $0, nearest: shown?[$0]) }
    }

    private func values(of date: Date) -> [Int] {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
        return kinds.map { kind in
            switch kind {
            case .day:
                let days = calendar.dateComponents([.day], from: anchor, to: calendar.startOfDay(for: date)).day ?? 0
                return min(max(0, days + Self.reach), 2 * Self.reach)
            case .dayOfMonth: return (parts.day ?? 1) - 1
            case .month: return (parts.month ?? 1) - 1
            case .year: return min(max(1, parts.year ?? 1), Self.years.upperBound) - 1
            case .hour: return hasDayPeriod ? hour % 12 : hour
            case .minute, .minutes: return minute / minuteInterval
            case .dayPeriod: return hour / 12
            case .hours: return hour
            }
        }
    }

    /// Returns the date of the rows. Missing fields are taken from the other date; a day that its month does not have
    /// becomes the month's last.
    func date(of rows: [Int], from other: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: other)
        var afternoon = (parts.hour ?? 0) / 12
        var hour = parts.hour ?? 0
        for (wheel, kind) in kinds.enumerated() {
            let row = value(rows[wheel], wheel)
            switch kind {
            case .day:
                let day = calendar.dateComponents([.era, .year, .month, .day], from: day(row))
                (parts.era, parts.year, parts.month, parts.day) = (day.era, day.year, day.month, day.day)
            case .dayOfMonth: parts.day = row + 1
            case .month: parts.month = row + 1
            case .year: parts.year = row + 1
            case .hour, .hours: hour = row
            case .minute, .minutes: parts.minute = row * minuteInterval
            case .dayPeriod: afternoon = row
            }
        }
        parts.hour = hasDayPeriod ? hour % 12 + 12 * afternoon : hour
        return calendar.date(from: withinMonth(parts)) ?? other
    }

    private func withinMonth(_ parts: DateComponents) -> DateComponents {
        var first = parts
        first.day = 1
        guard let month = calendar.date(from: first), let days = calendar.range(of: .day, in: .month, for: month)
        else { return parts }
        var parts = parts
        parts.day = min(parts.day ?? 1, days.count)
        return parts
    }
}
