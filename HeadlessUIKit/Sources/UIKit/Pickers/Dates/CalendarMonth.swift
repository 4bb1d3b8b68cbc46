/// A month in rows of weeks, as a calendar shows it.
struct CalendarMonth: Equatable {
    let calendar: Calendar
    /// The beginning of its first day.
    let start: Date

    init(of date: Date, in calendar: Calendar) {
        self.calendar = calendar
        let parts = calendar.dateComponents([.era, .year, .month], from: date)
        start = calendar.date(from: parts) ?? date
    }

    var dayCount: Int { calendar.range(of: .day, in: .month, for: start)?.count ?? 30 }

    /// The empty places before the first day, in a week that begins with the calendar's first weekday.
    var blanks: Int { (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7 }

    var weekCount: Int { (blanks + dayCount + 6) / 7 }

    /// - Parameter day: From 1 on.
    func place(of day: Int) -> (week: Int, weekday: Int) {
        let place = blanks + day - 1
        return (place / 7, place % 7)
    }

    /// The beginning of a day.
    func date(of day: Int) -> Date { calendar.date(byAdding: .day, value: day - 1, to: start) ?? start }

    /// Returns nil for dates of other months.
    func day(of date: Date) -> Int? {
        CalendarMonth(of: date, in: calendar).start == start ? calendar.component(.day, from: date) : nil
    }

    func adding(_ months: Int) -> CalendarMonth {
        CalendarMonth(of: calendar.date(byAdding: .month, value: months, to: start) ?? start, in: calendar)
    }

    /// Returns whether a moment of the day lies between the limits.
    func isAllowed(_ day: Int, from first: Date, to last: Date) -> Bool {
        let start = date(of: day)
        let end = date(of: day + 1)
        return start <= last && end > first
    }

    /// Returns the same time on another day; the beginning of the day if the clock skips that time.
    func moving(_ date: Date, to day: Int) -> Date {
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        let target = self.date(of: day)
        return calendar.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: target) ?? target
    }
}
