/// A guide that follows an object which moves near to the edges of its view and away again. The constraints that depend
/// on that need Auto Layout, and do not exist here.
open class UITrackingLayoutGuide: UILayoutGuide {}
