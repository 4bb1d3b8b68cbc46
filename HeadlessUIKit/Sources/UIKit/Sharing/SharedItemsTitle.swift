/// The title of a share sheet: its only item, or the number of items.
struct SharedItemsTitle {
    var items: [Any]

    var text: String {
        guard items.count == 1, let item = items.first else { return "\(items.count) Items" }
        switch item {
        case let text as String: return text
        case let text as NSAttributedString: return text.string
        case let url as URL: return url.host ?? url.lastPathComponent
        case is UIImage: return "Image"
        default: return "1 Item"
        }
    }
}
