/// The look of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
    /// Compact, or wheels for durations and for years with months.
    case automatic
    case wheels
    case compact
    /// A calendar.
    case inline
}

extension UIDatePicker {
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime
        /// A duration in hours and minutes.
        case countDownTimer
        case yearAndMonth
    }
}
