/// Makes layers of a class that is known at run time only: the `layerClass` of a view, and the copy that shows an animation.
///
/// Swift calls an initialiser on such a class only if it is `required`, and Apple's are not: subclasses override them.
/// A convenience initialiser calls that of the subclass, so each function is such an initialiser, called by its symbol.
extension CALayer {
    convenience init(ofClass: Void) { self.init() }
    convenience init(copyOf layer: CALayer) { self.init(layer: layer) }

    @_silgen_name("$s5UIKit7CALayerC7ofClassACyt_tcfC")
    static func make(ofClass: Void) -> CALayer

    @_silgen_name("$s5UIKit7CALayerC6copyOfA2C_tcfC")
    static func make(copyOf layer: __owned CALayer) -> CALayer
}
