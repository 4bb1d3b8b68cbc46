extension UIView {
    /// The corners that the app or the view itself has requested. Nil leaves the layer's corners alone.
    var wantedCorners: UICornerConfiguration? { storedCorners ?? automaticCorners }

    /// The radii of the corner configuration at the view's current position. Nil without one.
    var resolvedCorners: CornerRadii? {
        guard let wanted = wantedCorners else { return nil }
        let container = wanted.isConcentric ? cornerContainer : nil
        return CornerResolution(size: bounds.size, container: container).radii(of: wanted)
    }

    /// Sets the radii on the layer. It has one radius for all of its round corners: of several, the largest.
    func applyResolvedCorners() {
        guard let radii = resolvedCorners else { return }
        layer.cornerCurve = .continuous
        layer.maskedCorners = radii.rounded.isEmpty ? .all : radii.rounded
        layer.cornerRadius = radii.largest(of: .allCorners)
    }

    /// Concentric corners depend on the positions of all views between this one and the container: the window checks
    /// them after each layout.
    func noteConcentricCorners() {
        if wantedCorners?.isConcentric == true { window?.concentricViews.note(self) }
    }

    private var cornerContainer: CornerResolution.Container? {
        var candidate = superview
        while let view = candidate {
            if let radii = view.cornersAsContainer {
                let frame = convert(bounds, to: view).offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
                return CornerResolution.Container(size: view.bounds.size, radii: radii, frame: frame)
            }
            candidate = view.superview
        }
        return nil
    }
}

/// The views of a window whose corners follow those of their containers.
@MainActor struct ConcentricViews {
    private var entries: [Entry] = []

    private struct Entry {
        weak var view: UIView?
    }

    mutating func note(_ view: UIView) {
        guard !entries.contains(where: { $0.view === view }) else { return }
        entries.append(Entry(view: view))
    }

    /// From the outside in, so that a container gets its own corners first.
    mutating func apply(in window: UIWindow) {
        guard !entries.isEmpty else { return }
        entries.removeAll { $0.view?.window !== window || $0.view?.wantedCorners?.isConcentric != true }
        let views = entries.compactMap(\.view)
        views.sorted { $0.depth < $1.depth }.forEach { $0.applyCorners() }
    }
}

extension UIView {
    fileprivate var depth: Int { superview.map { $0.depth + 1 } ?? 0 }
}
