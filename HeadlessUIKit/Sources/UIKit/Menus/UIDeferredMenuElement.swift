/// Entries that are made when the menu is opened. Until they arrive, the menu shows a placeholder.
@preconcurrency @MainActor public final class UIDeferredMenuElement: UIMenuElement {
    private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
    private let isCached: Bool
    private var found: [UIMenuElement]?
    private var isAsking = false
    private var waiting: [() -> Void] = []

    init(isCached: Bool, asking provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.isCached = isCached
        self.provider = provider
        super.init(title: "", image: nil)
    }

    /// Requests the entries once, when the menu is first opened.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(isCached: true, asking: elementProvider)
    }

    /// Requests the entries every time the menu is opened.
    public class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> Self {
        self.init(isCached: false, asking: elementProvider)
    }

    /// The result, or nil until it arrives.
    var elements: [UIMenuElement]? { found }

    /// Called when a menu opens.
    func prepare() {
        if !isCached, !isAsking { found = nil }
    }

    /// Requests the entries unless they exist, and calls back when they arrive.
    func load(_ news: @escaping () -> Void) {
        guard found == nil else { return }
        waiting.append(news)
        guard !isAsking else { return }
        isAsking = true
        provider { [weak self] elements in self?.take(elements) }
    }

    private func take(_ elements: [UIMenuElement]) {
        isAsking = false
        found = elements
        let told = waiting
        waiting = []
        told.forEach { $0() }
    }
}
