/// Identifies one registration, to end it before the object is released.
@MainActor public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}
