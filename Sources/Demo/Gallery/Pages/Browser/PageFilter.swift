/// A property by which a reader can filter the pictures, with the values that it can have.
struct PageFilter: Equatable {
    enum Property: String, CaseIterable {
        case style, device, orientation, appearance, direction, text, picture

        var title: String {
            switch self {
            case .style: "Style"
            case .device: "Device"
            case .orientation: "Orientation"
            case .appearance: "Appearance"
            case .direction: "Direction"
            case .text: "Text size"
            case .picture: "Picture"
            }
        }
    }

    struct Value: Equatable {
        /// The value in the page's address: `iPhone15`.
        let key: String
        /// The value on the page: `iPhone 15`.
        let title: String

        init(_ key: String, _ title: String) {
            (self.key, self.title) = (key, title)
        }
    }

    let property: Property
    let values: [Value]

    /// The filter with only the values that occur in the pictures.
    func limited(to pictures: [PagePicture]) -> PageFilter {
        let used = Set(pictures.compactMap { $0.properties[property] })
        return PageFilter(property: property, values: values.filter { used.contains($0.key) })
    }
}
