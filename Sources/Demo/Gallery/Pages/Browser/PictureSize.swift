/// The size of a picture, in whole CSS pixels.
struct PictureSize: Equatable {
    var width: Int
    var height: Int

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
    }

    /// Reads the size from the root element of an SVG file; nil if it has none.
    init?(svg: String) {
        guard let root = svg.split(separator: ">", maxSplits: 1).first, root.hasPrefix("<svg "),
            let width = Self.number("width", in: root), let height = Self.number("height", in: root)
        else { return nil }
        self.init(width: Int(width.rounded()), height: Int(height.rounded()))
    }

    /// The same shape with another height.
    func scaled(toHeight height: Int) -> PictureSize {
        guard self.height > 0 else { return self }
        return PictureSize(width: (width * height + self.height / 2) / self.height, height: height)
    }

    private static func number(_ name: String, in root: Substring) -> Double? {
        // The space keeps `stroke-width` and `data-width` out.
        let parts = root.split(separator: "\"", omittingEmptySubsequences: false)
        let index = parts.firstIndex { $0.hasSuffix(" \(name)=") }
        guard let index, parts.indices.contains(index + 1), let number = Double(parts[index + 1]), number > 0
        else { return nil }
        return number
    }
}
