/// One wheel of a date picker.
enum DateWheel: Equatable, Sendable {
    /// Days with their weekday, for dates with times.
    case day
    case dayOfMonth, month, year
    case hour, minute, dayPeriod
    /// The parts of a duration.
    case hours, minutes

    /// True if the first value follows the last one again.
    var isEndless: Bool {
        switch self {
        case .dayOfMonth, .month, .hour, .minute: true
        case .day, .year, .dayPeriod, .hours, .minutes: false
        }
    }

    /// Returns the wheels of a mode, in the locale's order.
    static func wheels(of mode: UIDatePicker.Mode, locale: Locale) -> [DateWheel] {
        switch mode {
        case .date: ordered("yMMMMd", locale)
        case .yearAndMonth: ordered("yMMMM", locale)
        case .time: ordered("jm", locale)
        case .dateAndTime: [.day] + ordered("jm", locale)
        case .countDownTimer: [.hours, .minutes]
        }
    }

    /// Returns the fields of the locale's format for a template, without duplicates.
    private static func ordered(_ template: String, _ locale: Locale) -> [DateWheel] {
        let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        var isQuoted = false
        var wheels: [DateWheel] = []
        for letter in format {
            if letter == "'" { isQuoted.toggle() }
            guard !isQuoted, let wheel = wheel(for: letter), !wheels.contains(wheel) else { continue }
            wheels.append(wheel)
        }
        return wheels
    }

    private static func wheel(for letter: Character) -> DateWheel? {
        switch letter {
        case "d": .dayOfMonth
        case "M", "L": .month
        case "y": .year
        case "h", "H", "k", "K": .hour
        case "m": .minute
        case "a", "b", "B": .dayPeriod
        default: nil
        }
    }
}
