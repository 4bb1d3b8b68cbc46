/// Entries that are made when the menu is opened. Until they come, the menu shows that it waits.
@MainActor public final class UIDeferredMenuElement: UIMenuElement {
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

    /// Asks once, when the menu is opened for the first time.
    public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
        self.init(isCached: true, asking: elementProvider)
    }

    /// Asks every time that the menu is opened.
    public class func uncached(
        _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
    ) -> Self {
        self.init(isCached: false, asking: elementProvider)
    }

    /// What has been found, or nil while the answer is awaited.
    var elements: [UIMenuElement]? { found }

    /// A menu opens.
    func prepare() {
        if !isCached, !isAsking { found = nil }
    }

    /// Asks for the entries unless they are there, and tells when they have come.
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
