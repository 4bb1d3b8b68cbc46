extension UIImage {
    /// Loads a file of the main bundle, by its name. Nil if there is none.
    ///
    /// A name without an extension is that of a PNG; other formats need theirs. Of the files with `@2x`, `@3x` and
    /// neither after the name, the one for the display's scale is used, otherwise the next larger one, otherwise the
    /// largest. Asset catalogues are not read.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, with: nil)
    }

    /// Loads a file of a bundle, by its name, like `init(named:)`.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name, in: bundle, with: Configuration(traitCollection: traitCollection))
    }

    /// Loads a file of a bundle, by its name, like `init(named:)`. Without a bundle it is the main one.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        let values = configuration?.values ?? ImageConfigurationValues()
        let search = NamedImageSearch(name: name, displayScale: Self.scale(for: values.traits))
        let bundle = bundle ?? .main
        for candidate in search.candidates {
            guard let path = bundle.path(forResource: candidate.name, ofType: candidate.type),
                let data = FileManager.default.contents(atPath: path), let file = ImageFile(data: data)
            else { continue }
            self.init(.file(file), scale: candidate.scale, configuration: values)
            return
        }
        return nil
    }
}

/// The candidate files for an image's name, the best for a display first.
struct NamedImageSearch {
    struct Candidate: Equatable {
        /// Without the extension.
        var name: String
        var type: String
        var scale: CGFloat
    }

    let candidates: [Candidate]

    init(name: String, displayScale: CGFloat) {
        let path = name as NSString
        let type = path.pathExtension.isEmpty ? "png" : path.pathExtension
        let stem = path.deletingPathExtension
        guard !stem.isEmpty else {
            candidates = []
            return
        }
        let scales: [CGFloat] = [1, 2, 3]
        let order = scales.filter { $0 >= displayScale } + scales.filter { $0 < displayScale }.reversed()
        candidates = order.map { scale in
            Candidate(name: scale == 1 ? stem : "\(stem)@\(Int(scale))x", type: type, scale: scale)
        }
    }
}
