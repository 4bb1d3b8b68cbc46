/// Decides the position of a stand-alone toolbar.
@MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
