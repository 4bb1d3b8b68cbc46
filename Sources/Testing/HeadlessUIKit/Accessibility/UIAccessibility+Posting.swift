extension UIAccessibility {
    /// A notification that was posted. It keeps no object alive: the log is as old as the process.
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

        /// A text, a view or an element; nil where there was none, and when it is gone.
        package var argument: Any? { value ?? object }
    }
}
