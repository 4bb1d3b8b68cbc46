/// Makes views, attributes and contexts of classes that are known at run time only. `CALayer+Making.swift` explains how
/// it calls an initialiser that is not `required`.
extension UICollectionReusableView {
    convenience init(registeredAs identifier: String) {
        self.init(frame: .zero)
        reuseIdentifier = identifier
    }

    @_silgen_name("$s5UIKit24UICollectionReusableViewC12registeredAsACSS_tcfC")
    static func make(registeredAs identifier: __owned String) -> UICollectionReusableView
}

extension UICollectionViewLayoutAttributes {
    convenience init(ofClass: Void) { self.init() }

    @_silgen_name("$s5UIKit32UICollectionViewLayoutAttributesC7ofClassACyt_tcfC")
    static func make(ofClass: Void) -> UICollectionViewLayoutAttributes
}

extension UICollectionViewLayoutInvalidationContext {
    convenience init(ofClass: Void) { self.init() }

    @_silgen_name("$s5UIKit41UICollectionViewLayoutInvalidationContextC7ofClassACyt_tcfC")
    static func make(ofClass: Void) -> UICollectionViewLayoutInvalidationContext
}
