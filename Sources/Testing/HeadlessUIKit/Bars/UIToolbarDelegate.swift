/// Tells a stand-alone toolbar where it is.
@MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
