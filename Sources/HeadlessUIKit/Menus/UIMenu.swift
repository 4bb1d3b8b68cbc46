/// A menu. None can be made here, because none could be shown: the type stands in signatures, and is always nil there.
@MainActor open class UIMenu: UIMenuElement {}
