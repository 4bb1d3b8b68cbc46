import Foundation

/// Anything that a collection view displays, by its place in the data.
enum CollectionElement: Hashable {
    case cell(IndexPath)
    case supplementary(kind: String, IndexPath)
    case decoration(kind: String, IndexPath)

    var path: IndexPath {
        switch self {
        case .cell(let path), .supplementary(_, let path), .decoration(_, let path): path
        }
    }

    /// The same element at another place.
    func at(_ path: IndexPath) -> CollectionElement {
        switch self {
        case .cell: .cell(path)
        case .supplementary(let kind, _): .supplementary(kind: kind, path)
        case .decoration(let kind, _): .decoration(kind: kind, path)
        }
    }
}
