extension UIAccessibility {
    /// A notification that was posted. It retains no object, since the log lives as long as the process.
    package struct Posting {
        package let notification: Notification
        private let value: Any?
        private weak var object: AnyObject?

        init(_ notification: Notification, _ argument: Any?) {
            self.notification = notification
            let isObject = argument.map { type(of: $0) is AnyClass } ?? false
            value = isObject ? nil : argument
            object = isObject ? argument as AnyObject : nil
        }

        /// A text, a view or an element; nil if there was none, or if it has been released.
        package var argument: Any? { value ?? object }
    }
}
