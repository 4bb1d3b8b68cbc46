/// A guide that follows something which comes near to the edges of its view and goes again. The constraints that depend on
/// that need Auto Layout, and are not here.
open class UITrackingLayoutGuide: UILayoutGuide {}
