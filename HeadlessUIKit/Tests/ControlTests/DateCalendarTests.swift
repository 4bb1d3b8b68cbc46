import Foundation
import Testing

@testable import TestSupport
@testable import UIKit

/// Calendars of date pickers, in line and in a popover.
@MainActor @Suite struct DateCalendarTests {
    private let table = GestureTable()
    private let picker = UIDatePicker(frame: CGRect(x: 20, y: 100, width: 320, height: 372))
    /// Sunday, 15 March 2026, 14:37:20 in London. The month begins on a Sunday and has 31 days.
    private let date = Date(timeIntervalSince1970: 1_773_585_440)

    init() throws {
        picker.calendar = try calendar
        picker.locale = Locale(identifier: "en_US")
        picker.date = date
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .inline
        table.back.addSubview(picker)
        MainLoop.current.settle()
        picker.addAction(UIAction { [journal = table.journal] _ in journal.note("changed") }, for: .valueChanged)
    }

    private var calendar: Calendar {
        get throws {
            var calendar = Calendar(identifier: .gregorian)
            calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
            return calendar
        }
    }

    private func calendarView(in picker: UIDatePicker) throws -> DateCalendarView {
        try #require(picker.subviews.compactMap { $0 as? DateCalendarView }.first)
    }

    /// The middle of a day on the screen.
    private func place(_ day: Int, in picker: UIDatePicker) throws -> CGPoint {
        let button = try #require(try calendarView(in: picker).days.first { $0.day == day })
        return button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
    }

    private func day(_ date: Date) throws -> [Int?] {
        let parts = try calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        return [parts.year, parts.month, parts.day, parts.hour, parts.minute]
    }

    private func button(_ label: String) throws -> UIButton {
        try #require(
            try calendarView(in: picker).subviews.compactMap { $0 as? UIButton }.first {
                $0.accessibilityLabel == label
            })
    }

    private func tap(_ view: UIView) {
        table.fingers.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        MainLoop.current.settle()
    }

    // MARK: Months

    @Test("A month has weeks that begin with the calendar's first weekday")
    func month() throws {
        var calendar = try calendar
        calendar.firstWeekday = 1
        let march = CalendarMonth(of: date, in: calendar)
        #expect(march.dayCount == 31)
        #expect(march.blanks == 0)
        #expect(march.weekCount == 5)
        #expect(march.place(of: 15) == (2, 0))
        #expect(march.day(of: date) == 15)
        calendar.firstWeekday = 2
        let monday = CalendarMonth(of: date, in: calendar)
        #expect(monday.blanks == 6)
        #expect(monday.weekCount == 6)
        #expect(monday.place(of: 1) == (0, 6))
        let february = monday.adding(-1)
        #expect(february.dayCount == 28)
        #expect(february.day(of: date) == nil)
        #expect(february.date(of: 1) == Date(timeIntervalSince1970: 1_769_904_000))
        #expect(try day(march.moving(date, to: 3)) == [2026, 3, 3, 14, 37])
    }

    @Test("A day is allowed if one of its moments lies between the limits")
    func allowedDays() throws {
        let march = CalendarMonth(of: date, in: try calendar)
        #expect(march.isAllowed(15, from: date, to: date))
        #expect(!march.isAllowed(14, from: date, to: date))
        #expect(!march.isAllowed(16, from: date, to: date))
    }

    // MARK: In line

    @Test("The inline style is a calendar of its own size, with a row more for the time (CO12)")
    func size() {
        #expect(picker.datePickerStyle == .inline)
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 328))
        picker.datePickerMode = .dateAndTime
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 372))
        picker.datePickerMode = .time
        #expect(picker.datePickerStyle == .wheels)
    }

    @Test("It shows the month of the date, and a tap on a day keeps the time (CO12)")
    func choosing() throws {
        let view = try calendarView(in: picker)
        #expect(view.days.count == 31)
        #expect(view.days.filter(\.isSelected).map(\.day) == [15])
        #expect(view.days[14].accessibilityLabel == "Sunday, March 15")
        table.fingers.tap(at: try place(18, in: picker))
        MainLoop.current.settle()
        #expect(try day(picker.date) == [2026, 3, 18, 14, 37])
        #expect(view.days.filter(\.isSelected).map(\.day) == [18])
        #expect(table.journal.take() == ["changed"])
    }

    @Test("Days are in their weekday's column, one week below the other")
    func grid() throws {
        let (first, second) = (try place(1, in: picker), try place(9, in: picker))
        // (320 − 12) / 7 wide, 44 high, below 44 for the month and 20 for the weekdays; day 1 is a Sunday.
        #expect(first == CGPoint(x: 20 + 6 + 22, y: 100 + 44 + 20 + 22))
        #expect(second == CGPoint(x: first.x + 44, y: first.y + 44))
    }

    @Test("Arrows turn to the months around, and choose nothing (CO12)")
    func months() throws {
        tap(try button("Next Month"))
        let view = try calendarView(in: picker)
        #expect(view.days.count == 30)
        #expect(view.days.filter(\.isSelected).isEmpty)
        #expect(picker.date == date)
        tap(try button("Previous Month"))
        tap(try button("Previous Month"))
        #expect(view.days.count == 28)
        table.fingers.tap(at: try place(28, in: picker))
        MainLoop.current.settle()
        #expect(try day(picker.date) == [2026, 2, 28, 14, 37])
        #expect(table.journal.take() == ["changed"])
        picker.date = date
        #expect(view.days.count == 31)
        #expect(table.journal.take() == [])
    }

    @Test("Days and months beyond the limits cannot be chosen")
    func limits() throws {
        picker.minimumDate = date.addingTimeInterval(-86_400)
        picker.maximumDate = date.addingTimeInterval(86_400)
        let view = try calendarView(in: picker)
        #expect(view.days.filter(\.isEnabled).map(\.day) == [14, 15, 16])
        #expect(!(try button("Next Month")).isEnabled)
        #expect(!(try button("Previous Month")).isEnabled)
        table.fingers.tap(at: try place(20, in: picker))
        MainLoop.current.settle()
        #expect(picker.date == date)
        // The 14th at this time is the limit itself.
        table.fingers.tap(at: try place(14, in: picker))
        MainLoop.current.settle()
        #expect(picker.date == date.addingTimeInterval(-86_400))
    }

    @Test("The time opens wheels in the place of the days (CO12)")
    func time() throws {
        picker.datePickerMode = .dateAndTime
        MainLoop.current.settle()
        let view = try calendarView(in: picker)
        let time = try #require(
            view.subviews.compactMap { $0 as? UIButton }.first { $0.currentTitle?.hasPrefix("2:37") == true })
        let wheels = try #require(view.subviews.compactMap { $0 as? DateWheelsView }.first)
        #expect(wheels.isHidden)
        tap(time)
        #expect(!wheels.isHidden)
        #expect(view.days[0].isHidden)
        wheels.onTurn(date.addingTimeInterval(3_600))
        #expect(try day(picker.date) == [2026, 3, 15, 15, 37])
        #expect(table.journal.take() == ["changed"])
        tap(time)
        #expect(!view.days[0].isHidden)
    }

    @Test("A disabled calendar chooses nothing (CO7)")
    func disabled() throws {
        picker.isEnabled = false
        table.fingers.tap(at: try place(18, in: picker))
        MainLoop.current.settle()
        #expect(picker.date == date)
    }

    // MARK: Compact

    private var presented: DatePickerPanel? {
        table.phone.root.presentedViewController as? DatePickerPanel
    }

    private func makeCompact(_ mode: UIDatePicker.Mode) {
        picker.preferredDatePickerStyle = .compact
        picker.datePickerMode = mode
        picker.frame = CGRect(x: 20, y: 100, width: picker.intrinsicContentSize.width, height: 34)
        MainLoop.current.settle()
    }

    @Test("A tap on the capsule with the date presents a calendar in a popover, also on a phone (CO12)")
    func calendarPopover() throws {
        makeCompact(.date)
        table.fingers.tap(at: CGPoint(x: 60, y: 117))
        MainLoop.current.settle()
        let panel = try #require(presented)
        #expect(panel.picker.datePickerStyle == .inline)
        #expect(panel.picker.date == date)
        let frame = panel.view.convert(panel.view.bounds, to: nil)
        // Below the capsule, which ends at 134, with an arrow of 13 inside.
        #expect(frame == CGRect(x: 19, y: 134, width: 336, height: 357))
        table.fingers.tap(at: try place(18, in: panel.picker))
        MainLoop.current.settle()
        #expect(try day(picker.date) == [2026, 3, 18, 14, 37])
        #expect(table.journal.take() == ["changed"])
        #expect(presented === panel)
        table.fingers.tap(at: CGPoint(x: 200, y: 800))
        MainLoop.current.settle()
        #expect(presented == nil)
    }

    @Test("The capsule with the time presents wheels (CO12)")
    func timePopover() throws {
        makeCompact(.dateAndTime)
        table.fingers.tap(at: CGPoint(x: picker.frame.maxX - 20, y: 117))
        MainLoop.current.settle()
        let panel = try #require(presented)
        #expect(panel.picker.datePickerStyle == .wheels)
        #expect(panel.picker.datePickerMode == .time)
    }

    @Test("A disabled capsule presents nothing (CO7)")
    func disabledCompact() {
        makeCompact(.date)
        picker.isEnabled = false
        table.fingers.tap(at: CGPoint(x: 60, y: 117))
        MainLoop.current.settle()
        #expect(presented == nil)
    }
}
