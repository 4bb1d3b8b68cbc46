import Foundation

extension MainLoop {
    /// The date and the time that the device shows. Its clock begins on 9 January 2007 at 9:41, Greenwich time, so that
    /// a picture with a date is the same on every day.
    var date: Date { Date(timeIntervalSinceReferenceDate: 190_028_460 + now.seconds(since: .zero)) }
}
