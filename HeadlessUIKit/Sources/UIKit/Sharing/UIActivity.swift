/// An action that an app offers for shared items.
///
/// Subclasses give it a title and do the work in `perform()`, or in a view controller of their own; then they call
/// `activityDidFinish(_:)`.
open class UIActivity: NSObject {
    /// Called at the end. The share sheet sets it.
    var onFinish: ((Bool) -> Void)?

    public override init() {
        super.init()
    }

    /// Defaults to `.action`.
    open class var activityCategory: UIActivity.Category { .action }
    /// Defaults to nil.
    open var activityType: UIActivity.ActivityType? { nil }
    /// Defaults to nil: an activity without a title is not offered.
    open var activityTitle: String? { nil }
    /// Defaults to nil.
    open var activityImage: UIImage? { nil }
    /// Returns whether it is offered for these items. Defaults to false.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called first after the user has chosen it. Does nothing by default.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Presented over the share sheet, instead of a call to `perform()`. Defaults to nil.
    open var activityViewController: UIViewController? { nil }
    /// Performs the activity. Not called if there is a view controller. Does nothing by default.
    open func perform() {}
    /// Closes the share sheet. Call it once, and say whether the activity was completed.
    open func activityDidFinish(_ completed: Bool) { onFinish?(completed) }

    public enum Category: Int, Sendable {
        case action = 0
        case share = 1
    }

    /// The name of an activity. Those of the system exist so that they can be excluded: none of them runs here.
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    }
}
