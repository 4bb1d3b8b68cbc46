/// Makes cells of a registered class. `CALayer+Making.swift` explains how it calls an initialiser that is not
/// `required`.
extension UITableViewCell {
    convenience init(registeredAs identifier: String) { self.init(style: .default, reuseIdentifier: identifier) }

    @_silgen_name("$s5UIKit15UITableViewCellC12registeredAsACSS_tcfC")
    static func make(registeredAs identifier: __owned String) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
    convenience init(registeredAs identifier: String) { self.init(reuseIdentifier: identifier) }

    @_silgen_name("$s5UIKit023UITableViewHeaderFooterC0C12registeredAsACSS_tcfC")
    static func make(registeredAs identifier: __owned String) -> UITableViewHeaderFooterView
}
