import Foundation
import Testing
import UIKit

@testable import TestSupport

@MainActor @Suite struct DatePickerTests {
    private let table = GestureTable()
    private let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    /// 15 March 2026, 14:37:20 in London.
    private let date = Date(timeIntervalSince1970: 1_773_585_440)

    init() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        picker.calendar = calendar
        picker.locale = Locale(identifier: "en_US")
        picker.date = date
        picker.preferredDatePickerStyle = .wheels
        table.back.addSubview(picker)
        MainLoop.current.settle()
        picker.addAction(UIAction { [journal = table.journal] _ in journal.note("changed") }, for: .valueChanged)
    }

    @Test("Without a date a picker shows the time of its device, which is the same in each test")
    func deviceTime() {
        let start = UIDatePicker().date
        #expect(start == Date(timeIntervalSince1970: 1_168_335_660 + MainLoop.current.now.seconds(since: .zero)))
        MainLoop.current.advance(by: 90)
        #expect(UIDatePicker().date == start.addingTimeInterval(90))
    }

    private func shows(_ mode: UIDatePicker.Mode, _ locale: String = "en_US") -> [String?] {
        picker.datePickerMode = mode
        picker.locale = Locale(identifier: locale)
        picker.layoutIfNeeded()
        guard let wheels = wheels else { return [] }
        return (0..<wheels.numberOfComponents).map {
            (wheels.view(forRow: wheels.selectedRow(inComponent: $0), forComponent: $0) as? UILabel)?.text
        }
    }

    /// The titles some rows below the middle, or above it; nil beyond the end of a wheel.
    private func titles(_ mode: UIDatePicker.Mode, _ locale: String, _ distance: Int) -> [String?] {
        _ = shows(mode, locale)
        guard let wheels else { return [] }
        return (0..<wheels.numberOfComponents).map { wheel in
            let row = wheels.selectedRow(inComponent: wheel) + distance
            guard (0..<wheels.numberOfRows(inComponent: wheel)).contains(row) else { return nil }
            return wheels.delegate?.pickerView(wheels, titleForRow: row, forComponent: wheel)
        }
    }

    private var wheels: UIPickerView? { picker.subviews[0].subviews.compactMap { $0 as? UIPickerView }.first }

    @Test("Wheels are in the order of the locale, and show the date (CO12)")
    func order() {
        #expect(shows(.date) == ["March", "15", "2026"])
        #expect(shows(.date, "en_GB") == ["15", "March", "2026"])
        #expect(shows(.time) == ["2", "37", "PM"])
        #expect(shows(.time, "en_GB") == ["14", "37"])
        #expect(shows(.dateAndTime).count == 4)
        #expect(shows(.yearAndMonth) == ["March", "2026"])
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    @Test("Dates have days, times or both in capsules, 34 high (CO12)")
    func compact() {
        picker.preferredDatePickerStyle = .automatic
        #expect(picker.datePickerStyle == .compact)
        #expect(picker.intrinsicContentSize.height == 34)
        let capsules = picker.subviews[1]
        #expect(capsules.subviews.count == 2)
        picker.datePickerMode = .date
        #expect(capsules.subviews.map { ($0 as? UILabel)?.text } == ["Mar 15, 2026"])
        #expect(picker.accessibilityValue == "Mar 15, 2026")
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels)
    }

    @Test("A wheel that is turned changes the date and sends one action")
    func turning() {
        picker.datePickerMode = .date
        MainLoop.current.settle()
        // The row below the middle of the first wheel, which has months.
        table.fingers.tap(at: CGPoint(x: 40, y: 140))
        MainLoop.current.settle()
        #expect(picker.calendar.component(.month, from: picker.date) == 4)
        #expect(picker.calendar.component(.day, from: picker.date) == 15)
        #expect(table.journal.take() == ["changed"])
    }

    @Test("Days, months, hours and minutes go on for ever; years, halves of a day and durations end")
    func endless() {
        #expect(titles(.time, "en_US", +1) == ["3", "38", nil])
        picker.date = date.addingTimeInterval(9 * 3600 + 22 * 60)  // 23:59
        #expect(titles(.time, "en_US", +1) == ["12", "00", nil])
        #expect(titles(.time, "en_GB", +1) == ["00", "00"])
        picker.date = date.addingTimeInterval(-14 * 3600 - 37 * 60)  // 0:00
        #expect(titles(.time, "en_GB", -1) == ["23", "59"])
        #expect(titles(.date, "en_US", -15) == ["December", "31", "2011"])
        picker.countDownDuration = 60
        #expect(titles(.countDownTimer, "en_US", -2) == [nil, nil])
    }

    @Test("A date that code animates to is on the near side of an endless wheel")
    func shortWay() throws {
        picker.datePickerMode = .time
        picker.locale = Locale(identifier: "en_GB")
        picker.date = date.addingTimeInterval(22 * 60)  // 14:59
        picker.layoutIfNeeded()
        let wheels = try #require(wheels)
        let minute = wheels.selectedRow(inComponent: 1)
        picker.setDate(date.addingTimeInterval(24 * 60), animated: true)  // 15:01
        #expect(wheels.selectedRow(inComponent: 1) == minute + 2)
        picker.setDate(date.addingTimeInterval(20 * 60), animated: true)  // 14:57
        #expect(wheels.selectedRow(inComponent: 1) == minute - 2)
    }

    @Test("A day that the month does not have is its last one")
    func shortMonth() throws {
        picker.datePickerMode = .date
        picker.date = try #require(picker.calendar.date(byAdding: .day, value: 16, to: date))
        MainLoop.current.settle()
        table.fingers.tap(at: CGPoint(x: 40, y: 140))
        MainLoop.current.settle()
        #expect(picker.calendar.component(.month, from: picker.date) == 4)
        #expect(picker.calendar.component(.day, from: picker.date) == 30)
    }

    @Test("A wheel that is turned beyond a limit turns back")
    func limits() {
        picker.datePickerMode = .date
        picker.maximumDate = date
        MainLoop.current.settle()
        table.fingers.tap(at: CGPoint(x: 40, y: 140))
        MainLoop.current.settle()
        #expect(picker.date == date)
        #expect(shows(.date) == ["March", "15", "2026"])
        picker.date = date.addingTimeInterval(1_000_000)
        #expect(picker.date == date)
        picker.minimumDate = date.addingTimeInterval(10)
        picker.date = date.addingTimeInterval(-5)
        #expect(picker.date == date.addingTimeInterval(-5))
        #expect(table.journal.take() == [])
    }

    @Test("Minutes come in intervals, and a date is rounded down to one")
    func intervals() {
        picker.minuteInterval = 15
        #expect(shows(.time) == ["2", "30", "PM"])
        #expect(picker.date == Date(timeIntervalSince1970: 1_773_585_000))
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
    }

    @Test("A duration is whole minutes, at least one, and less than a day")
    func duration() {
        picker.datePickerMode = .countDownTimer
        #expect(picker.countDownDuration == 60)
        picker.countDownDuration = 3_725
        #expect(picker.countDownDuration == 3_720)
        #expect(shows(.countDownTimer) == ["1", "2"])
        picker.countDownDuration = 0
        #expect(picker.countDownDuration == 60)
        picker.countDownDuration = 100_000
        #expect(picker.countDownDuration == 86_340)
    }

    @Test("Code sends no event, animated or not (CO7)", arguments: [false, true])
    func quiet(animated: Bool) {
        picker.setDate(date.addingTimeInterval(86_400 * 40), animated: animated)
        #expect(picker.date == date.addingTimeInterval(86_400 * 40))
        MainLoop.current.settle()
        #expect(table.journal.take() == [])
    }

    @Test("A disabled picker does not turn (CO7)")
    func disabled() {
        picker.datePickerMode = .date
        picker.isEnabled = false
        table.fingers.tap(at: CGPoint(x: 40, y: 140))
        MainLoop.current.settle()
        #expect(picker.date == date)
    }

    @Test("VoiceOver goes on by days in the compact style, and the change is reported")
    func accessibility() {
        picker.preferredDatePickerStyle = .compact
        picker.datePickerMode = .date
        picker.accessibilityIncrement()
        #expect(picker.date == date.addingTimeInterval(86_400))
        #expect(table.journal.take() == ["changed"])
    }
}
