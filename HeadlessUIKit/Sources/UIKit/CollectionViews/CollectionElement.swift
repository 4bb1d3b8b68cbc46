import Foundation

/// Any element of a collection view, by its index path.
enum CollectionElement: Hashable {
    case cell(IndexPath)
    case supplementary(kind: String, IndexPath)
    case decoration(kind: String, IndexPath)

    var path: IndexPath {
        switch self {
        case .cell(let path), .supplementary(_, let path), .decoration(_, let path): path
        }
    }

    /// Returns the same element at another index path.
    func at(_ path: IndexPath) -> CollectionElement {
        switch self {
        case .cell: .cell(path)
        case .supplementary(let kind, _): .supplementary(kind: kind, path)
        case .decoration(let kind, _): .decoration(kind: kind, path)
        }
    }
}
