/// A user's action on its way to the views.
@MainActor
open class UIEvent: NSObject {}
